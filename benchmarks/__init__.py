"""How long it takes: `python -m benchmarks` for the stages, `python -m benchmarks.startup` for programs."""
