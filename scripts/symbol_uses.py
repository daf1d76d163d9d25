"""The uses of a module's declarations, from the index that the compiler writes.

The module must have been built before. The compiler is called as swift build calls it, and writes an index and nothing else. A
conformance that is used without its protocol being named isn't in the index.
"""
import ctypes
import os
import pathlib
import shutil
import subprocess
import tempfile
from typing import NamedTuple

from compile_command import ROOT, compile_command

DECLARATION, DEFINITION, REFERENCE = 1 << 0, 1 << 1, 1 << 2


class Use(NamedTuple):
    """A line of a file that names a declaration of a file. Paths are relative to the module's folder."""
    file: str
    line: int
    name: str
    declared: str


def uses(module):
    """Returns the uses of a module's declarations in its files."""
    folder = ROOT / "Sources" / module
    files = sorted(folder.rglob("*.swift"))
    with tempfile.TemporaryDirectory() as store:
        outputs = pathlib.Path(store, "outputs")
        outputs.write_text("".join(f"/{number}.o\n" for number in range(len(files))))
        command = compile_command(module) + [
            "-suppress-warnings", "-wmo", "-typecheck", *map(str, files), "-index-store-path", store,
            "-index-ignore-system-modules", "-Xfrontend", "-index-ignore-stdlib",
            "-Xfrontend", "-index-unit-output-path-filelist", "-Xfrontend", str(outputs)]
        if subprocess.run(command, cwd=ROOT).returncode != 0:
            raise SystemExit(f"{module} doesn't compile")
        return IndexStore(store).uses(folder)


class String(ctypes.Structure):
    """A string of the index, which isn't terminated."""
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode()


class IndexStore:
    """A reader of an index by libIndexStore, a part of the Swift toolchain."""

    def __init__(self, path):
        self.library = ctypes.CDLL(str(library_path()))
        self.visitor = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
        self.name_visitor = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, String)
        self.store = self.call("store_create", os.fsencode(path), None)

    def call(self, function, *arguments, returns=ctypes.c_void_p):
        function = getattr(self.library, f"indexstore_{function}")
        function.restype = returns
        return function(*(ctypes.c_void_p(value) if isinstance(value, int) else value for value in arguments))

    def uses(self, folder):
        """Returns the uses of the declarations in a folder's files."""
        declared, references = {}, []
        for file, record in self.records(folder):
            for name, usr, roles, line in self.occurrences(record):
                if roles & (DECLARATION | DEFINITION):
                    declared[usr] = file
                if roles & REFERENCE:
                    references.append((file, line, name, usr))
        return [Use(file, line, name, declared[usr]) for file, line, name, usr in references if usr in declared]

    def records(self, folder):
        """Returns the files of a folder, each with the name of its record."""
        units, found = [], []
        visit = self.name_visitor(lambda _, name: units.append(str(name)) or True)
        self.call("store_units_apply_f", self.store, ctypes.c_uint(0), None, visit)
        for unit in units:
            reader = self.call("unit_reader_create", self.store, unit.encode(), None)

            def visit(_, dependency):
                if self.call("unit_dependency_get_kind", dependency, returns=ctypes.c_int) == 2:
                    path = pathlib.Path(str(self.call("unit_dependency_get_filepath", dependency, returns=String)))
                    if path.is_relative_to(folder):
                        name = str(self.call("unit_dependency_get_name", dependency, returns=String))
                        found.append((str(path.relative_to(folder)), name))
                return True

            self.call("unit_reader_dependencies_apply_f", reader, None, self.visitor(visit))
            self.call("unit_reader_dispose", reader, returns=None)
        return sorted(set(found))

    def occurrences(self, record):
        """Returns the name, the identifier, the roles and the line of each occurrence of a symbol in a record."""
        found = []
        line, column = ctypes.c_uint(), ctypes.c_uint()
        known = {}

        def visit(_, occurrence):
            symbol = self.call("occurrence_get_symbol", occurrence)
            if symbol not in known:
                known[symbol] = tuple(
                    str(self.call(f"symbol_get_{part}", symbol, returns=String)) for part in ("name", "usr"))
            roles = self.call("occurrence_get_roles", occurrence, returns=ctypes.c_uint64)
            self.call("occurrence_get_line_col", occurrence, ctypes.byref(line), ctypes.byref(column), returns=None)
            found.append((*known[symbol], roles, line.value))
            return True

        reader = self.call("record_reader_create", self.store, record.encode(), None)
        self.call("record_reader_occurrences_apply_f", reader, None, self.visitor(visit))
        self.call("record_reader_dispose", reader, returns=None)
        return found


def library_path():
    """Returns the path of libIndexStore, beside the compiler's libraries."""
    swift = pathlib.Path(shutil.which(os.environ.get("SWIFT", "swift"))).resolve()
    return swift.parent.parent / "lib/libIndexStore.so"
