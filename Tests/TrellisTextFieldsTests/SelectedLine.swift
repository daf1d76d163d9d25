import SwiftUI
import TrellisTesting

/// A text and its selection, shared by a field or an editor and a test.
@MainActor @Observable final class SelectedLine {
  var text: String
  var selection: TextSelection?
  /// Whether the focus is to move to another field.
  var isElsewhere = false
  /// The selections that the field has written, in the form of `shown`.
  @ObservationIgnored var written: [String] = []

  init(_ text: String, _ selection: TextSelection? = nil) { (self.text, self.selection) = (text, selection) }

  /// The text with brackets around the selection, or a bar at the caret; a dash if the selection is nil.
  var shown: String {
    guard case .selection(let range)? = selection?.indices else { return "-" }
    guard range.upperBound <= text.endIndex else { return "beyond" }
    let selected = range.isEmpty ? "|" : "[\(text[range])]"
    return text[..<range.lowerBound] + selected + text[range.upperBound...]
  }

  /// Returns the index after `count` characters.
  func place(_ count: Int) -> String.Index { text.index(text.startIndex, offsetBy: count) }

  func select(_ range: Range<Int>) {
    selection = TextSelection(range: place(range.lowerBound)..<place(range.upperBound))
  }

  /// Returns a window with the field, which is focused, and another field below it.
  func host(isEditor: Bool = false, fonts: TestHost.Fonts = .arithmetic) -> TestHost {
    let stage = Stage(line: self, isEditor: isEditor)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    let host = TestHost(stage, size: CGSize(width: 200, height: 200), fonts: fonts)
    _ = host.texts
    return host
  }

  fileprivate var bindings: (text: Binding<String>, selection: Binding<TextSelection?>) {
    let selection = Binding(
      get: { self.selection },
      set: {
        self.selection = $0
        self.written.append(self.shown)
      })
    return (Binding(get: { self.text }, set: { self.text = $0 }), selection)
  }

  private struct Stage: View {
    let line: SelectedLine
    let isEditor: Bool
    @FocusState private var isElsewhere: Bool

    var body: some View {
      let (text, selection) = line.bindings
      VStack(spacing: 0) {
        if isEditor {
          TextEditor(text: text, selection: selection).frame(height: 80)
        } else {
          TextField("", text: text, selection: selection).textFieldStyle(.plain)
        }
        TextField("", text: .constant("")).focused($isElsewhere)
      }
      .onChange(of: line.isElsewhere) { isElsewhere = line.isElsewhere }
    }
  }
}
