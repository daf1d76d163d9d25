import Foundation
import TrellisLayout
import TrellisText

/// An editable text without a frame or background, of which text fields are made.
nonisolated struct TextInput: View {
  typealias Body = Never

  /// The binding to the text.
  let text: Binding<String>
  /// The binding to the selection, if the program has one.
  var selection: Binding<TextSelection?>?
  /// The title, if it is a `Text`.
  var title: Text?
  /// The prompt, shown while the text is empty.
  var prompt: Text?
  /// The axis along which text that doesn't fit extends: horizontal for a single line, vertical for several.
  var axis = Axis.horizontal
  /// Whether characters are hidden.
  var isSecure = false
  /// Whether the text is replaced by the formatted value when editing ends, rather than after each edit.
  var isFormatted = false
  /// The distance from the input's edges to those of the frame around it, in points; nil without a frame.
  var margin: CGSize?
  /// The closure that is called with true when editing begins, and with false when it ends.
  ///
  /// `onCommit` is called on submission and when editing ends.
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
}

/// The text that an input shows, and the bindings' values that it was shown for.
struct TextInputState: Equatable {
  var text: EditedText
  /// The binding's text when it was last read or written.
  var bound: String
  /// The binding's selection when it was last read or written; nil for none.
  var selection: TextSelection?
  /// The text before edits that the binding may have rejected; nil if there are none since the last update.
  var undecided: EditedText?
  /// Whether the caret is placed at the beginning of the first text, rather than at its end.
  var beginsAtStart = false

  /// Adopts the current values of a field and its bindings.
  ///
  /// `isApplied` is whether an update has applied this state, and with it what the binding has written.
  @MainActor mutating func follow(_ view: GraphValue<TextInput>, isApplied: Bool) {
    let (axis, binding, selection) = view.read { ($0.axis, $0.text, $0.selection) }
    text.hasLines = axis == .vertical
    let bound = binding.wrappedValue
    if let before = undecided {
      if bound.hasSameBytes(as: before.string) {
        guard isApplied else { return }
        // The binding rejected the edit, so the caret keeps its position.
        (text, self.bound) = (before, bound)
      }
      undecided = nil
    }
    follow(bound, selection?.wrappedValue)
  }

  /// Adopts the bindings' current values if they have changed.
  ///
  /// A selection belongs to the text that it comes with. It is applied with a new text even if the selection itself hasn't
  /// changed. While an input method composes text that isn't in the binding, the selection isn't applied.
  mutating func follow(_ bound: String, _ requested: TextSelection?) {
    let isNew = !bound.hasSameBytes(as: self.bound)
    if isNew {
      text.takeOver(bound)
      self.bound = bound
      if beginsAtStart { text.select(TextSelectionRange(0)) }
      beginsAtStart = false
    }
    let isRequested = isNew || requested != selection
    selection = requested
    guard isRequested, text.composed == nil, let range = requested?.bytes(in: text.string) else { return }
    text.select(TextSelectionRange(from: range.lowerBound, to: range.upperBound))
  }

  /// Returns whether two states have the same bytes and equal other properties.
  static func == (first: TextInputState, second: TextInputState) -> Bool {
    first.text == second.text && first.bound.hasSameBytes(as: second.bound)
      && first.selection == second.selection && first.beginsAtStart == second.beginsAtStart
      && first.undecided == second.undecided
  }
}
