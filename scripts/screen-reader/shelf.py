"""Uses Shelf without looking: adds a book, edits it and removes it."""
from reading import Reading

shelf = Reading("Shelf")
shelf.find("frame", "All Books")
shelf.choose("File", "New Book")
shelf.enter("Title", "Emma")
shelf.enter("Author", "Jane Austin")
shelf.act("check box", "Favourite")
shelf.has("checked", "check box", "Favourite")
shelf.act("push button", "Save")
print("added:", shelf.find("list item", "Emma").name)

shelf.act("list item", "Emma")
shelf.has("selected", "list item", "Emma")
shelf.choose("Book", "Edit")
shelf.enter("Author", "Jane Austen")
shelf.act("push button", "Save")
print("edited:", shelf.find("list item", "Emma, Jane Austen").name)

shelf.choose("Book", "Remove")
print("asked:", shelf.find("dialog").name)
shelf.act("push button", "Remove")
shelf.gone("list item", "Emma")
print("removed")
shelf.choose("Window", "Statistics")
shelf.find("frame", "Statistics")
print("windows:", [window.name for window in shelf.app])
