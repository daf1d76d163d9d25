"""Runs the tests of the inspector's page in a real Chromium, one after the other.

A test is a function `test_…` in a file `test_….py` beside this one. Its argument is a `Bench`, which starts apps and opens their pages.
 A test fails with an AssertionError.
"""

import importlib.util
import pathlib
import sys
import time
import traceback

from playwright.sync_api import sync_playwright

from bench import Bench

HERE = pathlib.Path(__file__).parent


def tests(names):
    for file in sorted(HERE.glob("test_*.py")):
        specification = importlib.util.spec_from_file_location(file.stem, file)
        module = importlib.util.module_from_spec(specification)
        specification.loader.exec_module(module)
        for name, test in vars(module).items():
            if name.startswith("test_") and (not names or any(part in name for part in names)):
                yield name, test


def take_pictures(trellis):
    import pictures

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        bench = Bench(trellis, browser)
        try:
            pictures.take(bench)
        finally:
            bench.close()
            browser.close()


def main():
    if sys.argv[2:] == ["--pictures"]:
        return take_pictures(sys.argv[1])
    trellis, names = sys.argv[1], sys.argv[2:]
    counts = {"passed": 0, "failed": 0}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, test in tests(names):
            begin = time.monotonic()
            bench = Bench(trellis, browser)
            try:
                test(bench)
                outcome = "passed"
            except Exception:
                traceback.print_exc()
                outcome = "failed"
            finally:
                bench.close()
            counts[outcome] += 1
            print(f"{outcome}: {name} ({time.monotonic() - begin:.1f} s)", flush=True)
        browser.close()
    print(f"{counts['passed']} passed, {counts['failed']} failed")
    sys.exit(1 if counts["failed"] or not counts["passed"] else 0)


if __name__ == "__main__":
    main()
