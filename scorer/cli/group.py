"""The command line: a group of commands that are imported when called, and how a run may end."""

from __future__ import annotations

import atexit
import contextlib
import gc
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

import click

from scorer import __version__
from scorer.base.languages import LANGUAGES
from scorer.base.problem import Problem, answer_in
from scorer.base.terminal import harmless
from scorer.base.texts import language, speak
from scorer.cli.console import (
    FAULT,
    FINE,
    USAGE,
    chosen_language,
    echo_problem,
    forget_foreign_settings,
    forget_output,
    prepare_streams,
)
from scorer.cli.overview import COMMANDS, overview
from scoring_rules.frame.language.text import Language, Text

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

ASKED_LANGUAGE = f"{__name__}.lang"
"""Where a context keeps what `--lang` was given before the command."""

_OWN = frozenset(("--lang", "--version", "-h", "--help"))
"""The options that may stand before every command."""
_OPTION_AND_FILE = 2


class Commands(click.Group):
    """A group that imports a command when it is called, and scores a file that is named alone."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - as click calls it
        """Return the names of all commands, in the order in which they are shown."""
        return list(COMMANDS)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return what stands behind the name of the tool in its usage."""
        return ["[OPTIONS]", Text("[COMMAND] [ARGUMENTS]…").render(spoken(ctx))]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 - as click calls it
        """Return a command by name, imported now."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"scorer.cli.commands.{COMMANDS[cmd_name].room}.{cmd_name}").command
        assert isinstance(command, click.Command)  # noqa: S101 - every module of commands has one
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments; an option that is not the group's own begins a call of `score`."""
        return super().parse_args(ctx, _with_score(args))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that the arguments call: `soiree.yaml` means `score soiree.yaml`."""
        return super().resolve_command(ctx, _with_command(args))

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Return the options, or what may stand first, without importing the commands."""
        from scorer.cli.completion import first_words

        if incomplete.startswith("-"):
            return click.Command.shell_complete(self, ctx, incomplete)
        return first_words(ctx, incomplete)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Show the overview: what it is, the three steps, the games, the commands."""
        formatter.write(overview(spoken(ctx)))


def _with_score(args: list[str]) -> list[str]:
    """Return the arguments of `--format json soiree.yaml` with `score` before them."""
    at = 0
    while at < len(args) and args[at].partition("=")[0] in _OWN:
        at += 2 if args[at] == "--lang" else 1
    rest = args[at:]
    if len(rest) < _OPTION_AND_FILE or not rest[0].startswith("-") or rest[0] == "-" or set(rest) & set(COMMANDS):
        return args
    return [*args[:at], "score", *rest]


def _with_command(args: list[str]) -> list[str]:
    from scorer.base.files import STDIN, SUFFIXES, find, is_there
    from scoring_rules.frame.language.names import SHORTEST_PART

    first = args[0]
    if first in COMMANDS:
        return args
    if first == STDIN or first.casefold().endswith(SUFFIXES) or is_there(find(first)):
        return ["score", *args]
    from scoring_rules.titles import by_name, by_part

    if by_name(first) or (len(first) >= SHORTEST_PART and by_part(first).found):
        return ["games", *args]
    raise Problem(_unknown(first))


def _unknown(word: str) -> Text:
    from scoring_rules.frame.language.names import lexicon

    near = lexicon({name: (name,) for name in COMMANDS}).near(word)
    if near:
        return Text("`{word}` is no command and no file; did you mean {near}?", word=word, near=near)
    return Text("`{word}` is no command and no file; `scorer help` lists the commands", word=word)


def spoken(ctx: click.Context) -> Language:
    """Return the language of this run, as far as the command line and the environment tell it."""
    return language(ctx.find_root().obj)


def _hear(ctx: click.Context, _: click.Parameter, value: str | None) -> None:
    ctx.meta[ASKED_LANGUAGE] = value


@click.group(
    cls=Commands,
    invoke_without_command=True,
    no_args_is_help=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, "--version", prog_name="scorer")
@click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    expose_value=False,
    is_eager=True,
    callback=_hear,
    help="Language of all that is shown.",
)
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Score finished board games: check the board, explain every point."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> None:
    """Run the command line and end the process with its exit status."""
    _spare_the_collector()
    prepare_streams()
    forget_foreign_settings()
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # looking for plugins costs time
    arguments = sys.argv[1:]
    chosen = chosen_language(_asked(arguments))
    answer_in(None)
    speak(chosen)
    try:
        returned = cli.main(args=arguments, prog_name="scorer", obj=chosen, standalone_mode=False)
        status = returned if isinstance(returned, int) else FINE
    except click.ClickException as error:
        _show(error)
        status = USAGE
    except Problem as problem:
        echo_problem(problem.text, problem.language or language(chosen))
        status = USAGE
    except (click.Abort, KeyboardInterrupt):
        status = 130
    except SystemExit:
        # So the library ends where the reader of a pipe has gone (with 1, which here means errors in a
        # record), and where it has completed a word for a shell.
        status = FINE
    except OSError as error:
        status = _not_done(error, language(chosen))
    except Exception as error:  # noqa: BLE001 - no traceback ever reaches a user
        status = _fault(error, language(chosen))
    sys.exit(status)


def _spare_the_collector() -> None:
    """Look for garbage rarely, and not at all when the process ends.

    A run makes many values and few cycles: searching them takes a fifth of its time otherwise.
    """
    gc.set_threshold(500_000)
    atexit.register(gc.freeze)


def _asked(arguments: Sequence[str]) -> str | None:
    """Return what `--lang` was given, before the command line is parsed."""
    for index, argument in enumerate(arguments):
        if argument == "--lang":
            return next(iter(arguments[index + 1 : index + 2]), None)
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def _show(error: click.ClickException) -> None:
    """Print how a command is used, with the words that were typed made harmless to a terminal."""
    page = io.StringIO()
    error.show(page)
    with contextlib.suppress(OSError):
        click.echo("\n".join(map(harmless, page.getvalue().rstrip("\n").split("\n"))), err=True)


def _not_done(error: OSError, spoken: Language) -> int:
    """Say that the standard output takes nothing, as where a disk is full; return the exit status."""
    if error.filename:
        return _fault(error, spoken)
    if isinstance(error, FileNotFoundError):
        text = Text("the folder that you are in is gone: go to another one, and try again")
        echo_problem(text, spoken)
        return USAGE
    from scorer.base.output import is_full

    forget_output()
    text = Text("the output cannot be written: {reason}", reason=error.strerror or "")
    echo_problem(Text("the output cannot be written: the disk is full") if is_full(error) else text, spoken)
    return USAGE


def _fault(error: Exception, spoken: Language) -> int:
    """Say in one line that the tool itself failed, and where; return the exit status."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f"{trace.tb_frame.f_globals.get('__name__', '')}:{trace.tb_lineno}"
    text = Text(
        "scorer itself failed ({kind} in {where}, version {version}): please report this line with the record",
        kind=type(error).__name__, where=where, version=__version__,
    )  # fmt: skip
    echo_problem(text, spoken)
    return FAULT
