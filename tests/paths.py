"""Where what the tests read lies: the project and its records."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
CASES = ROOT / "tests" / "cases"
GOLDEN = ROOT / "tests" / "golden"
EXAMPLES = ROOT / "examples"
BENCHMARKS = ROOT / "benchmarks"
