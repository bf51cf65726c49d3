"""The program, as `scorer` and as `python -m scorer`: Ctrl-C ends it without a word from its first line to its last."""

from __future__ import annotations

import os
import signal
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import FrameType

INTERRUPTED = 130


def main() -> None:
    """Run the command line and end the process with its exit status."""
    heard = signal.getsignal(signal.SIGINT) is signal.default_int_handler  # or it runs in the background
    if heard:
        signal.signal(signal.SIGINT, _leave)
        sys.unraisablehook = _say_no_interruption
    from scorer.cli.group import main as run

    try:
        if heard:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    finally:
        if heard:
            signal.signal(signal.SIGINT, _leave)


def _leave(_signal: int, _frame: FrameType | None) -> None:
    """End now: while modules are imported or the process ends, there is nothing to tidy up."""
    os._exit(INTERRUPTED)


def _say_no_interruption(told: sys.UnraisableHookArgs) -> None:
    """Tell what a destructor raised, as Python does, but end where that was an interruption."""
    if isinstance(told.exc_value, KeyboardInterrupt):
        os._exit(INTERRUPTED)
    sys.__unraisablehook__(told)


if __name__ == "__main__":
    main()
