"""Finds and uses the objects of an app on the accessibility bus, as a screen reader does."""
import sys
import time

import pyatspi

LIMIT = 60


def within(seconds, look, what):
    """Returns the first true result of a function; ends the program if there is none within some seconds."""
    end = time.time() + seconds
    while True:
        found = look()
        if found:
            return found
        if time.time() > end:
            sys.exit(f"FAILED: after {seconds} seconds there is no {what}")
        time.sleep(0.1)


def objects(root):
    """Yields an object and all those in it, except those that have gone meanwhile."""
    yield root
    try:
        children = list(root)
    except Exception:
        return
    for child in children:
        if child is not None:
            yield from objects(child)


class Reading:
    """The objects of an app, found by role and name."""

    def __init__(self, app):
        look = lambda: next((one for one in pyatspi.Registry.getDesktop(0) if one and one.name == app), None)
        self.app = within(4 * LIMIT, look, f"app {app}")

    def find(self, role, name="", seconds=LIMIT):
        """Returns the object of a role whose name begins with some words."""
        return within(seconds, lambda: self.have(role, name), f"{role} “{name}”")

    def have(self, role, name=""):
        for one in objects(self.app):
            try:
                if one.getRoleName() == role and one.name.startswith(name):
                    return one
            except Exception:
                continue
        return None

    def act(self, role, name="", action="activate"):
        """Performs an action of an object."""
        interface = self.find(role, name).queryAction()
        names = [interface.getName(index) for index in range(interface.nActions)]
        if action not in names:
            sys.exit(f"FAILED: {role} “{name}” has the actions {names}, not {action}")
        interface.doAction(names.index(action))

    def choose(self, menu, item):
        """Chooses an item of a menu."""
        self.act("push button menu", menu)
        self.act("menu item", item)

    def enter(self, name, text):
        """Replaces the text of a field."""
        self.find("entry", name).queryEditableText().setTextContents(text)
        within(LIMIT, lambda: self.find("entry", name).queryText().getText(0, -1) == text, f"text “{text}” in {name}")

    def gone(self, role, name):
        within(LIMIT, lambda: not self.have(role, name), f"end of {role} “{name}”")

    def has(self, state, role, name):
        """Waits until an object has a state."""
        number = getattr(pyatspi, "STATE_" + state.upper())
        within(LIMIT, lambda: self.find(role, name).getState().contains(number), f"{state} {role} “{name}”")
