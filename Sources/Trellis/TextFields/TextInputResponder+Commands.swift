import Foundation
import TrellisText

extension TextInputResponder {
  /// Performs a command, and returns whether it was handled.
  func perform(_ command: TextCommand) -> Bool {
    switch command {
    case .move(let step, let selects): return move(step, selects: selects)
    case .deleteBack: edit { $0.delete(to: $0.string.characterBefore($0.selection.head)) }
    case .deleteForward: edit { $0.delete(to: $0.string.characterAfter($0.selection.head)) }
    case .deleteWordBack: edit { $0.delete(to: wordStart(in: $0)) }
    case .deleteWordForward: edit { $0.delete(to: wordEnd(in: $0)) }
    case .selectAll: edit { $0.selectAll() }
    case .copy: copy()
    case .cut:
      copy()
      if !isSecure { edit { if !$0.selection.isCaret { $0.insert("", as: .other) } } }
    case .paste: if let string = pasteboard.string { edit { $0.insert(string, as: .other) } }
    // Without edits of the field, the window's undo manager gets the key.
    case .undo:
      guard text.canUndo else { return false }
      edit { $0.undo() }
    case .redo:
      guard text.canRedo else { return false }
      edit { $0.redo() }
    case .newline:
      guard text.hasLines else {
        submit()
        return hasSubmitAction
      }
      edit { $0.insert("\n") }
    }
    return true
  }

  private func copy() {
    let selected = text.selectedString
    if !selected.isEmpty, !isSecure { pasteboard.string = selected }
  }

  // Word boundaries would reveal something of a secure text.
  private func wordStart(in text: EditedText) -> Int {
    isSecure ? 0 : text.string.wordStart(before: text.selection.head)
  }

  private func wordEnd(in text: EditedText) -> Int {
    isSecure ? text.count : text.string.wordEnd(after: text.selection.head)
  }

  private func move(_ step: TextCommand.Step, selects: Bool) -> Bool {
    let text = text
    let (head, range) = (text.selection.head, text.selection.range)
    let geometry = geometry()
    let isMirrored = geometry.isRightToLeft(at: head)
    func character(forwards: Bool) -> Int {
      // Without shift, an arrow key collapses a selection to one of its edges.
      if !text.selection.isCaret, !selects { return forwards ? range.upperBound : range.lowerBound }
      return forwards ? text.string.characterAfter(head) : text.string.characterBefore(head)
    }
    func vertical(_ lines: Int) -> Int? {
      let x = column ?? geometry.caret(at: head).minX
      column = x
      return geometry.place(lineBelow: head, by: lines, at: x)
    }
    let target: Int
    var keepsColumn = false
    switch step {
    case .left: target = character(forwards: isMirrored)
    case .right: target = character(forwards: !isMirrored)
    case .wordLeft: target = isMirrored ? wordEnd(in: text) : wordStart(in: text)
    case .wordRight: target = isMirrored ? wordStart(in: text) : wordEnd(in: text)
    case .lineStart: target = text.hasLines ? geometry.lineRange(at: head).lowerBound : 0
    case .lineEnd: target = text.hasLines ? geometry.lineRange(at: head).upperBound : text.count
    case .lineUp, .lineDown:
      guard text.hasLines else { return false }
      keepsColumn = true
      target = vertical(step == .lineUp ? -1 : 1) ?? (step == .lineUp ? 0 : text.count)
    case .pageUp, .pageDown:
      guard text.hasLines else { return false }
      keepsColumn = true
      target =
        vertical(step == .pageUp ? -pageLineCount : pageLineCount) ?? (step == .pageUp ? 0 : text.count)
    case .start: target = 0
    case .end: target = text.count
    }
    edit(keepsColumn: keepsColumn) { text in
      text.select(
        selects ? TextSelectionRange(from: text.selection.anchor, to: target) : TextSelectionRange(target))
    }
    return true
  }
}
