#!/usr/bin/env python3
"""Prints the command by which swift build compiles a module, an argument a line, without its inputs and outputs.

usage: scripts/compile_command.py MODULE. The module must have been built before.
"""
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Arguments with a value, and without one, that write something or name the inputs.
WITH_VALUE = {"-emit-module-path", "-emit-objc-header-path", "-output-file-map", "-index-store-path"}
ALONE = {
    "-emit-dependencies", "-emit-module", "-emit-objc-header", "-c", "-incremental", "-enable-batch-mode",
    "-serialize-diagnostics", "-parseable-output", "-warnings-as-errors"}


def compile_command(module):
    """Returns the command as a list of arguments."""
    swift = os.environ.get("SWIFT", "swift")
    products = pathlib.Path(subprocess.run(
        [swift, "build", "--show-bin-path"], check=True, capture_output=True, text=True, cwd=ROOT).stdout.strip())
    manifest = products.parent.parent / f"{products.name}.yaml"
    mark = f'"-module-name","{module}",'
    lines = manifest.read_text().splitlines() if manifest.exists() else []
    line = next((line for line in lines if mark in line), None)
    if line is None:
        raise SystemExit(f"{manifest} has no compile command for {module}; run make build")
    arguments = iter(line.strip().removeprefix('args: ["').removesuffix('"]').split('","'))
    command = []
    for argument in arguments:
        if argument in WITH_VALUE:
            next(arguments)
        elif argument not in ALONE and not re.match(r"@|-j\d*$", argument):
            command.append(argument)
    return command


if __name__ == "__main__":
    print("\n".join(compile_command(sys.argv[1])))
