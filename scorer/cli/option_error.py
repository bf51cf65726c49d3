"""What is wrong with a word of the command line, said like what is wrong in a record."""

from __future__ import annotations

from scorer.cli.console import Problem
from scoring_rules.frame.finding import Finding
from scoring_rules.frame.language.text import Text


def refusal(option: str, finding: Finding) -> Problem:
    """Return the problem of an option as it was typed, `--tiles …`: what is wrong, and what to do."""
    wrong = next((mark.label for mark in finding.marks if mark.label), finding.code.title)
    if finding.help is None:
        return Problem(Text("{option}: {wrong}", option=option, wrong=wrong))
    return Problem(Text("{option}: {wrong}; {help}", option=option, wrong=wrong, help=finding.help))
