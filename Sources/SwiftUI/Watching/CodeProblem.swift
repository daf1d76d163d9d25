import Foundation
import Trellis

/// The message about the edited source that is shown over each window: the compiler's errors, or a crash.
@MainActor enum CodeProblem {
  private static var text: String?
  private static let source = ChangeSource()

  /// Shows a message over all windows of the process; nil removes it.
  static func show(_ new: String?) {
    guard new != text else { return }
    text = new
    source.change()
  }

  /// The message; the running rule depends on it.
  fileprivate static var current: String? {
    source.read()
    return text
  }
}

/// A modifier that shows the message about the edited source at the bottom of a window, over its content.
struct CodeProblemModifier: ViewModifier {
  func body(content: Content) -> some View {
    // Without a message, the window's sizes follow from the content alone.
    let most = CodeProblem.current == nil ? nil : CGFloat.infinity
    content.frame(maxWidth: most, maxHeight: most).overlay(alignment: .bottom) { CodeProblemView() }
  }
}

private struct CodeProblemView: View {
  var body: some View {
    if let text = CodeProblem.current {
      Text(verbatim: text)
        .font(.system(size: 12, design: .monospaced))
        .foregroundStyle(Color.white)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(10)
        .background(Color(red: 0.6, green: 0.1, blue: 0.1).opacity(0.92))
    }
  }
}
