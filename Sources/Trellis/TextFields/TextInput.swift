import Foundation
import TrellisLayout
import TrellisText

/// Characters that somebody edits: what text fields are made of, without a frame or a background.
nonisolated struct TextInput: View {
  typealias Body = Never

  /// Where the characters are read and written.
  let text: Binding<String>
  /// Where it is read and written what of them is selected; nil where nobody else knows.
  var selection: Binding<TextSelection?>?
  /// What it is called; nil where nobody says so in a text.
  var title: Text?
  /// What is shown where there are none.
  var prompt: Text?
  /// The axis along which it goes on where there are more than have room: a single line, or several.
  var axis = Axis.horizontal
  /// Whether characters are hidden.
  var isSecure = false
  /// Whether what is written is brought into a form when somebody is done with it, rather than at once.
  var isFormatted = false
  /// How far what is drawn around it goes beyond its edges, in points; nil where nothing is.
  var margin: CGSize?
  /// Called where editing begins and ends, and where somebody is done with it.
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
}

/// What a text input shows, and which value it was shown for.
struct TextInputState: Equatable {
  var text: EditedText
  /// What the binding said when that was written or read last.
  var bound: String
  /// What the other binding said that is selected; nil where it said nothing.
  var selection: TextSelection?
  /// Whether the caret is to stand at the beginning of what comes first, rather than at its end.
  var beginsAtStart = false

  /// Takes over what a field and its bindings say now.
  @MainActor mutating func follow(_ view: GraphValue<TextInput>) {
    let (axis, bound, selection) = view.read { ($0.axis, $0.text, $0.selection) }
    text.hasLines = axis == .vertical
    follow(bound.wrappedValue, selection?.wrappedValue)
  }

  /// Takes over what the bindings say now, where that is something else than before.
  ///
  /// What is selected is a place in the text that it comes with: with a new text it counts, though it says what it said before. While an
  /// input method works on the text, which nobody else knows of, it doesn't.
  mutating func follow(_ bound: String, _ wished: TextSelection?) {
    let isNew = !bound.hasSameBytes(as: self.bound)
    if isNew {
      text.takeOver(bound)
      self.bound = bound
      if beginsAtStart { text.select(TextSelectionRange(0)) }
      beginsAtStart = false
    }
    let isWished = isNew || wished != selection
    selection = wished
    guard isWished, text.composed == nil, let range = wished?.bytes(in: text.string) else { return }
    text.select(TextSelectionRange(from: range.lowerBound, to: range.upperBound))
  }

  /// Whether two states have the same bytes, and all else is equal too.
  static func == (first: TextInputState, second: TextInputState) -> Bool {
    first.text == second.text && first.bound.hasSameBytes(as: second.bound)
      && first.selection == second.selection && first.beginsAtStart == second.beginsAtStart
  }
}
