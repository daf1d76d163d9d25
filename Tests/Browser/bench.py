"""The fixtures of the page's tests: inspected apps, and pages in a browser."""

import os
import pathlib
import re
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The seconds after which a condition is given up. Tests wait for conditions alone: on a busy machine, a page may take minutes.
PATIENCE = 600
# The folder for pictures to be reviewed; docs has copies of the pictures that it shows.
PICTURES = ROOT / "out" / "browser"


# An app with two windows; the first opens the second.
WINDOWS = """
import SwiftUI

@main
struct Several: App {
  var body: some Scene {
    WindowGroup("First") { First() }
    WindowGroup("Second", id: "second") { Second() }
  }
}

struct First: View {
  @Environment(\\.openWindow) private var openWindow
  var body: some View { Button("Open another") { openWindow(id: "second") } }
}

struct Second: View {
  @State private var count = 0
  var body: some View { Button("Count \\(count)") { count += 1 } }
}
"""


class App:
    """A program started by `trellis inspect`."""

    def __init__(self, trellis, source, *options):
        self.log = tempfile.NamedTemporaryFile(mode="w+", suffix=".log")
        self.process = subprocess.Popen(
            [trellis, "inspect", str(source), *options], stdout=self.log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
        self.address = self._wait_for_address()

    def output(self):
        with open(self.log.name) as file:
            return file.read()

    def _wait_for_address(self):
        # Compiling comes first and can take long.
        while True:
            found = re.search(r"http://\S+", self.output())
            if found:
                return found.group(0)
            if self.process.poll() is not None:
                raise AssertionError(f"the app ended: {self.output()}")
            time.sleep(0.05)

    def memory(self):
        """Returns the resident memory in bytes."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def is_running(self):
        return self.process.poll() is None

    def close(self):
        self.process.terminate()
        self.process.wait()


class Page:
    """The inspector's page in the browser."""

    def __init__(self, page, address):
        self.page = page
        self.faults = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: self.faults.append(message.text) if message.type == "error" else None)
        begin = time.monotonic()
        page.goto(address)
        page.wait_for_selector("body[data-shown]")
        page.wait_for_selector("#picture[data-frame]")
        self.opening = time.monotonic() - begin

    def frames(self):
        return int(self.page.evaluate("document.body.dataset.frames || 0"))

    def wait_for_frame(self, after):
        self.wait_until(lambda: self.frames() > after, "a frame")

    def wait_until(self, is_so, what):
        """Polls a condition, because the page's own policy forbids the browser to wait for it inside the page."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if is_so():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{what} didn't come in {PATIENCE} s")

    def click_at(self, x, y):
        """Clicks at a point of the app's window, and waits for the next frame."""
        before = self.frames()
        box = self.page.locator("#picture").bounding_box()
        width = self.page.evaluate("picture.width")
        ratio = box["width"] / width
        self.page.mouse.click(box["x"] + x * ratio, box["y"] + y * ratio)
        self.wait_for_frame(before)
        self.settle()

    def settle(self):
        """Waits until the app has handled all input, and no frame has arrived for a while."""
        last = -1
        while last != self.frames():
            last = self.frames()
            self.page.evaluate("app.askApp('search', { text: 'nothing' })")
            self.page.wait_for_timeout(250)

    def outcome(self, name, kind):
        """Returns the outcome of an attribute in the last frame: a word, or None."""
        self.show_graph()
        box = self.page.locator(f'.box[data-name="{name}"][data-kind="{kind}"]').first
        words = box.get_attribute("class").split()
        return next((word for word in words if word in ("set", "changed", "equal", "marked")), None)

    def show(self, pane):
        """Shows one of the panes."""
        self.page.click(f'button[data-pane="{pane}"]')
        self.page.wait_for_selector(f'body[data-pane="{pane}"]')

    def show_graph(self):
        """Shows the whole graph with all its lanes unfolded."""
        self.show("graph")
        folded = ".lane-name[aria-expanded=false]"
        self.wait_until(lambda: self.page.evaluate(
            "(folded) => { if (!document.querySelector(folded)) return true; document.getElementById('fold').click(); return false; }", folded),
            "the unfolded graph")

    def expect_outcome(self, name, kind, *expected):
        """Waits until an attribute has one of the outcomes."""
        self.wait_until(lambda: self.outcome(name, kind) in expected, f"the outcome {expected} of {name}")

    def outcomes(self, kind):
        self.show_graph()
        boxes = self.page.locator(f'.box[data-kind="{kind}"]').all()
        return [self.outcome(box.get_attribute("data-name"), kind) for box in boxes]

    def choose(self, name, kind):
        self.show_graph()
        self.page.locator(f'.box[data-name="{name}"][data-kind="{kind}"]').first.click()
        self.wait_until(
            lambda: self.page.evaluate("document.querySelector('#node h3')?.textContent") == name, f"the pane of {name}")
        self.wait_until(lambda: "Finding the reason" not in self.text("#why"), "the reason")

    def text(self, selector):
        return self.page.locator(selector).inner_text()

    def pixels(self):
        """Returns the app's picture as a data URL."""
        return self.page.evaluate("picture.toDataURL()")

    def screenshot(self, name):
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png")


class Bench:
    def __init__(self, trellis, browser):
        self.trellis, self.browser = trellis, browser
        self.apps, self.contexts = [], []
        self.folder = tempfile.TemporaryDirectory()

    def app(self, source, *options):
        app = App(self.trellis, ROOT / source, *options)
        self.apps.append(app)
        return app

    def source(self, name, text):
        path = pathlib.Path(self.folder.name) / name
        path.write_text(text)
        return path

    def windows(self):
        return self.source("Several.swift", WINDOWS)

    def context(self, **options):
        context = self.browser.new_context(**options)
        context.set_default_timeout(PATIENCE * 1000)
        self.contexts.append(context)
        return context

    def page(self, app, width=1500, height=900, **options):
        context = self.context(viewport={"width": width, "height": height}, **options)
        return Page(context.new_page(), app.address)

    def picture(self, name):
        PICTURES.mkdir(parents=True, exist_ok=True)
        return PICTURES / f"{name}.png"

    def blank(self):
        return self.context().new_page()

    def close(self):
        for context in self.contexts:
            context.close()
        for app in self.apps:
            app.close()
        self.folder.cleanup()
