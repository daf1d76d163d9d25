public import TrellisFoundation

extension TextCommand {
  /// The commands that AppKit names by methods, by the names.
  fileprivate static let named: [String: TextCommand] = [
    "copy": .copy, "cut": .cut, "paste": .paste, "selectAll": .selectAll, "undo": .undo, "redo": .redo,
    "delete": .deleteBack, "deleteBackward": .deleteBack, "deleteForward": .deleteForward,
    "insertNewline": .newline, "moveUp": .move(.lineUp, selects: false),
    "moveDown": .move(.lineDown, selects: false), "moveLeft": .move(.left, selects: false),
    "moveRight": .move(.right, selects: false),
  ]
}

extension View {
  /// Performs an action for the key of an editing command while the view, or one in it, has the focus, unless the key is handled
  /// otherwise.
  ///
  /// The selector names the command: a method such as `copy(_:)`, `selectAll(_:)`, `deleteBackward(_:)`, `insertNewline(_:)`,
  /// `moveUp(_:)` or `cancelOperation(_:)`. The items of the Edit menu perform these commands, too. A nil action passes the command to
  /// enclosing views.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/oncommand(_:perform:); the methods: ours.
  public nonisolated func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View {
    let name = selector.methodName
    return taking(action) { press, action in
      let isCommand =
        name == "cancelOperation"
        ? press.key == .escape
        : name.flatMap { TextCommand.named[$0] }.map { $0 == TextCommand(press) } ?? false
      if isCommand { action() }
      return isCommand
    }
  }
}
