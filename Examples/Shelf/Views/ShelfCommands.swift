import SwiftUI

/// The actions available in the focused window.
struct LibraryActions {
  let selected: Set<Book.ID>
  let add: () -> Void
  let edit: () -> Void
  let delete: () -> Void
}

struct LibraryActionsKey: FocusedValueKey {
  typealias Value = LibraryActions
}

extension FocusedValues {
  var libraryActions: LibraryActions? {
    get { self[LibraryActionsKey.self] }
    set { self[LibraryActionsKey.self] = newValue }
  }
}

struct ShelfCommands: Commands {
  let library: Library
  @FocusedValue(\.libraryActions) private var actions
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandGroup(before: .newItem) {
      Button("New Book…") { actions?.add() }
        .keyboardShortcut("b")
        .disabled(actions == nil)
    }
    CommandGroup(replacing: .saveItem) {
      Button("Save") { library.save() }.keyboardShortcut("s")
    }
    SidebarCommands()
    CommandMenu("Book") {
      Button("Edit…") { actions?.edit() }
        .keyboardShortcut("e")
        .disabled(actions?.selected.count != 1)
      Button("Open in a Window") { if let id = actions?.selected.first { openWindow(value: id) } }
        .keyboardShortcut(.return, modifiers: [.command])
        .disabled(actions?.selected.count != 1)
      Divider()
      Button("Remove…", role: .destructive) { actions?.delete() }
        .disabled(actions?.selected.isEmpty != false)
    }
    CommandGroup(before: .windowList) {
      Button("Statistics") { openWindow(id: "statistics") }.keyboardShortcut(
        "t", modifiers: [.command, .shift])
    }
  }
}
