"""`scorer completion SHELL`: the script that has a shell ask scorer what may stand at the cursor."""

from __future__ import annotations

import click

from scorer.cli.completion import RECORD
from scorer.cli.console import hand_over
from scorer.cli.options import Command, shared

_BASH = """\
_scorer_completion() {
    local IFS=$'\\n' kind value
    COMPREPLY=()
    while IFS=, read -r kind value; do
        case $kind in
            plain)
                COMPREPLY+=("$value")
                ;;
            RECORD)
                compopt -o filenames
                mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(
                    compgen -f -X '!*.yaml' -- "$2"
                    compgen -f -X '!*.yml' -- "$2"
                    compgen -f -X '!*.json' -- "$2"
                    compgen -d -- "$2"
                )
                ;;
            file | dir)
                compopt -o default
                ;;
        esac
    done < <(env COMP_WORDS="${COMP_WORDS[*]}" COMP_CWORD="$COMP_CWORD" \\
        _SCORER_COMPLETE=bash_complete "$1" 2>/dev/null)
}

complete -o nosort -F _scorer_completion scorer
"""
_ZSH = """\
#compdef scorer

_scorer_completion() {
    local -a answers plain described
    local kind value help
    answers=("${(@f)$(env COMP_WORDS="${words[*]}" COMP_CWORD=$((CURRENT - 1)) \\
        _SCORER_COMPLETE=zsh_complete ${words[1]} 2>/dev/null)}")
    for kind value help in "${answers[@]}"; do
        case $kind in
            plain)
                if [[ $help == _ ]]; then
                    plain+=("$value")
                else
                    described+=("$value:$help")
                fi
                ;;
            RECORD)
                _files -g '*.(yaml|yml|json)(-.)'
                ;;
            file | dir)
                _files
                ;;
        esac
    done
    (( $#described )) && _describe -V scorer described
    (( $#plain )) && compadd -V scorer -a plain
    return 0
}

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
    _scorer_completion "$@"
else
    compdef _scorer_completion scorer
fi
"""
_FISH = """\
function _scorer_completion
    set -l word (commandline -ct)
    for answer in (env _SCORER_COMPLETE=fish_complete COMP_WORDS=(commandline -cp | string collect) \\
            COMP_CWORD="$word" scorer 2>/dev/null)
        set -l parts (string split -m 1 , -- $answer)
        switch $parts[1]
            case plain
                echo $parts[2]
            case RECORD
                __fish_complete_path "$word" | string match -er '(?:/|\\.ya?ml|\\.json)(?:\\t|$)'
            case file dir
                __fish_complete_path "$word"
        end
    end
end

complete --no-files --command scorer --arguments '(_scorer_completion)'
"""
_SCRIPTS = {
    shell: script.replace("RECORD", RECORD) for shell, script in (("bash", _BASH), ("zsh", _ZSH), ("fish", _FISH))
}


@click.command("completion", cls=Command)
@click.argument("shell", type=click.Choice(list(_SCRIPTS)))
@shared("lang_alone")
def command(shell: str, lang: str | None) -> None:
    """Print the script with which a shell completes commands, options, games, rules and records.

    For bash, 4.4 or later, write it to a file, `scorer completion bash > ~/.scorer.bash`, and add the
    line `source ~/.scorer.bash` to `~/.bashrc`.

    For zsh, write it to a folder of `$fpath` as `_scorer`, such as
    `scorer completion zsh > ~/.zfunc/_scorer`, with `fpath+=(~/.zfunc)` before `compinit` in `~/.zshrc`.

    For fish, write it where fish looks for it:
    `scorer completion fish > ~/.config/fish/completions/scorer.fish`.

    It holds from the next shell on.
    """
    del lang  # it has been heard before the command was chosen
    hand_over(_SCRIPTS[shell])
