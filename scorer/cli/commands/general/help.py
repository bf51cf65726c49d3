"""`scorer help COMMAND`: the same as `scorer COMMAND --help`."""

from __future__ import annotations

import click

from scorer.cli.completion import commands
from scorer.cli.group import cli
from scorer.cli.options import Command, shared


@click.command("help", cls=Command)
@click.argument("name", required=False, metavar="[COMMAND]", shell_complete=commands)
@shared("lang_alone")
@click.pass_context
def command(ctx: click.Context, name: str | None, lang: str | None) -> None:
    """Show what a command does and its options."""
    del lang  # it has been heard before the command was chosen
    root = ctx.find_root()
    if name is None:
        click.echo(root.get_help())
        return
    found = cli.get_command(root, name)
    if found is None:
        _, found, _ = cli.resolve_command(root, [name])
    if found is not None:
        with click.Context(found, info_name=name, parent=root) as inner:
            click.echo(found.get_help(inner))
