import Foundation
import TrellisLayout
import TrellisText

/// Characters that somebody edits: what text fields are made of, without a frame or a background.
nonisolated struct TextInput: View {
  typealias Body = Never

  /// Where the characters are read and written.
  let text: Binding<String>
  /// What is shown where there are none.
  let prompt: Text?
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

  /// Takes over what the binding says now, where that is something else than before.
  mutating func follow(_ bound: String) {
    if bound == self.bound { return }
    text.takeOver(bound)
    self.bound = bound
  }
}
