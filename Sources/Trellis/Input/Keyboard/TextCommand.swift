/// The editing command of a key.
enum TextCommand: Equatable {
  /// A movement of the caret.
  enum Step: Equatable {
    /// To the character at the left or right.
    case left, right
    /// To the beginning or end of a word.
    case wordLeft, wordRight
    case lineStart, lineEnd
    case lineUp, lineDown
    case start, end
    case pageUp, pageDown
  }

  case move(Step, selects: Bool)
  case deleteBack, deleteForward, deleteWordBack, deleteWordForward
  case selectAll, copy, cut, paste, undo, redo
  case newline

  /// Creates the command of a key, as on a Linux desktop; nil if the key has none.
  ///
  /// The command key works like control.
  init?(_ press: KeyPress) {
    let isShifted = press.modifiers.contains(.shift)
    let isControl = !press.modifiers.isDisjoint(with: [.control, .command])
    if press.modifiers.contains(.option) { return nil }
    switch (press.key, isControl) {
    case (.leftArrow, _): self = .move(isControl ? .wordLeft : .left, selects: isShifted)
    case (.rightArrow, _): self = .move(isControl ? .wordRight : .right, selects: isShifted)
    case (.upArrow, false): self = .move(.lineUp, selects: isShifted)
    case (.downArrow, false): self = .move(.lineDown, selects: isShifted)
    case (.pageUp, false): self = .move(.pageUp, selects: isShifted)
    case (.pageDown, false): self = .move(.pageDown, selects: isShifted)
    case (.home, _): self = .move(isControl ? .start : .lineStart, selects: isShifted)
    case (.end, _): self = .move(isControl ? .end : .lineEnd, selects: isShifted)
    case (.delete, _): self = isControl ? .deleteWordBack : .deleteBack
    case (.deleteForward, _): self = isShifted ? .cut : isControl ? .deleteWordForward : .deleteForward
    case (.insert, true): self = .copy
    case (.insert, false) where isShifted: self = .paste
    case ("a", true) where !isShifted: self = .selectAll
    case ("c", true) where !isShifted: self = .copy
    case ("x", true) where !isShifted: self = .cut
    case ("v", true) where !isShifted: self = .paste
    case ("z", true): self = isShifted ? .redo : .undo
    case ("y", true) where !isShifted: self = .redo
    case (.return, false): self = .newline
    default: return nil
    }
  }
}
