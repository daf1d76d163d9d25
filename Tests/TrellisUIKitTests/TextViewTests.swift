import SwiftUI
import Testing
import TrellisTesting

@testable import TrellisUIKit

/// Selections and links of text views.
@MainActor @Suite struct TextViewTests {
  @MainActor private final class Delegate: NSObject, UITextViewDelegate {
    var log: [String] = []
    var opens = false
    func textViewDidChangeSelection(_ textView: UITextView) { log.append("\(textView.selectedRange)") }
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append("\(URL) \(characterRange)")
      return opens
    }
  }

  private struct Shown: UIViewRepresentable {
    let view: UITextView
    func makeUIView(context: Context) -> UITextView { view }
    func updateUIView(_ view: UITextView, context: Context) {}
  }

  @Test func `the selection of the user and of the program is that of the view`() async throws {
    let view = UITextView()
    let delegate = Delegate()
    view.delegate = delegate
    view.text = "añb"
    #expect(view.selectedRange == NSRange(location: 3, length: 0) && view.selectedTextRange == nil)
    let host = TestHost(Shown(view: view), size: CGSize(width: 200, height: 100))
    view.becomeFirstResponder()
    try await host.settle()
    host.press("a", modifiers: .control)
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
    view.selectedRange = NSRange(location: 1, length: 99)
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    host.type("x")
    #expect(view.text == "ax")
    #expect(delegate.log.contains("{0, 3}") && delegate.log.contains("{1, 2}"))
  }

  @Test func `positions are counted in UTF-16 units`() throws {
    let view = UITextView()
    view.text = "a😀b"
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 1))
    let end = try #require(view.position(from: view.endOfDocument, offset: -1))
    #expect(view.position(from: view.endOfDocument, offset: 1) == nil)
    #expect(view.offset(from: start, to: end) == 2 && view.textRange(from: end, to: start) == nil)
    let range = try #require(view.textRange(from: start, to: end))
    #expect(view.text(in: range) == "😀")
    view.selectedTextRange = range
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    view.selectedTextRange = nil
    #expect(view.selectedTextRange == nil)
  }

  @Test func `the delegate decides whether a link is opened`() {
    let view = UITextView()
    let delegate = Delegate()
    view.delegate = delegate
    view.isEditable = false
    let text = NSMutableAttributedString(string: "see here")
    let url = URL(string: "https://example.org")!
    text.addAttribute(.link, value: url, range: NSRange(location: 4, length: 4))
    view.attributedText = text
    #expect(!view.opens(url))
    delegate.opens = true
    #expect(view.opens(url))
    #expect(delegate.log == ["https://example.org {4, 4}", "https://example.org {4, 4}"])
  }

  @Test func `observers of a scroll view learn of its offset and its size`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var log: [String] = []
    let observations = [
      view.observe(\.contentOffset, options: [.new]) { _, change in log.append("\(change.newValue?.y ?? 0)")
      },
      view.observe(\.contentSize) { view, _ in log.append("size \(view.contentSize.height)") },
    ]
    view.contentSize = CGSize(width: 10, height: 100)
    view.contentOffset.y = 20
    view.contentOffset.y = 20
    #expect(log == ["size 100.0", "20.0"])
    withExtendedLifetime(observations) {}
  }
}
