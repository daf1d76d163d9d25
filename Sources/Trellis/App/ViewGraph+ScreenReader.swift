package import Foundation
import TrellisDisplayList
import TrellisText

/// What a screen reader does with a window, besides performing actions.
extension ViewGraph {
  /// Whether an action that the display list names has an effect now.
  package func isEnabled(_ action: UInt64) -> Bool { graph.responder(action)?.isEnabled ?? false }

  /// The frame of the view with the keyboard focus, in points in the window; nil if no view has it.
  package var focusFrame: CGRect? {
    guard let holder = context.focus.holder, holder.isThere else { return nil }
    return holder.frame
  }

  /// Moves the keyboard focus to the smallest view at a frame that takes it; returns whether there is one.
  package func focus(at frame: CGRect) -> Bool {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let views = focusCandidates.filter { $0.isEnabled && $0.frame.contains(center) }
    guard let view = views.min(by: { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height })
    else {
      return false
    }
    context.focus.move(to: view, isShown: true)
    return context.focus.holder === view
  }

  /// Returns the text that an action's view edits, as it is shown, with its selection and its caret; nil if it edits none.
  ///
  /// Offsets are in bytes.
  package func editedText(of action: UInt64) -> (text: String, selection: Range<Int>, caret: Int)? {
    guard let input = graph.responder(action) as? TextInputResponder, input.isEnabled else { return nil }
    let (text, selection) = (input.text, input.text.selection)
    guard input.isSecure else { return (text.string, selection.range, selection.head) }
    // The number of characters is all that is told of a secret.
    func bullets(_ end: Int) -> Int { text[0..<end].count * "•".utf8.count }
    return (
      String(repeating: "•", count: text.string.count),
      bullets(selection.range.lowerBound)..<bullets(selection.range.upperBound), bullets(selection.head)
    )
  }

  /// Selects a range of the text that an action's view edits, and replaces it by a text unless it is nil.
  ///
  /// The range is in bytes of the shown text. Returns whether there is such a text.
  package func edit(textOf action: UInt64, in range: Range<Int>, replacingWith new: String?) -> Bool {
    guard let input = graph.responder(action) as? TextInputResponder, input.isEnabled else { return false }
    let isSecure = input.isSecure
    input.edit { text in
      func offset(_ shown: Int) -> Int {
        isSecure ? text.string.prefix(shown / "•".utf8.count).utf8.count : min(shown, text.count)
      }
      text.select(TextSelectionRange(from: offset(range.lowerBound), to: offset(range.upperBound)))
      if let new { text.insert(new, as: .other) }
    }
    return true
  }
}

extension Responder {
  /// The frame of the view, in points in the window.
  fileprivate var frame: CGRect {
    CGRect(origin: position.origin(inSpaceNamed: nil), size: position.size)
  }
}
