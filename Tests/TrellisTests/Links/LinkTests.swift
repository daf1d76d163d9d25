import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// Links, and texts that can be selected.
///
/// Each character of the test font is half as wide as its size, 13 points, and a line is 16.25 high.
@MainActor @Suite struct LinkTests {
  private func x(_ characters: Double) -> CGFloat { characters * 6.5 }

  @Test func `a Markdown link is opened by its characters, and looks like a link`() {
    let host = TestHost(topLeft: Text("See [the site](https://example.org/a) or [not](https://b.org)"))
    host.tap(at: at(x(2), 8))
    #expect(host.openedURLs == [])
    host.tap(at: at(x(5), 8))
    #expect(host.openedURLs.map(\.absoluteString) == ["https://example.org/a"])
    host.hover(at: at(x(2), 8))
    #expect(host.pointerStyle == .default)
    host.hover(at: at(x(6), 8))
    #expect(host.pointerStyle == .link)
    host.drag(from: at(x(5), 8), to: at(x(5), 60))
    host.drag(from: at(x(5), 8), to: at(x(2), 8))
    #expect(host.openedURLs.count == 1)
  }

  @Test func `a wrapped link is hit on each of its lines, and nowhere else`() {
    // The lines are "aaaa bbbb" and "cccc dddd".
    let host = TestHost(topLeft: Text("aaaa [bbbb cccc](https://a.org) dddd").frame(width: 60))
    for (column, line, count) in [(7.0, 8.0, 1), (2, 24, 2), (2, 8, 2), (7, 24, 2)] {
      host.tap(at: at(x(column), line))
      #expect(host.openedURLs.count == count)
    }
  }

  @Test func `CF-78 an enclosing openURL action handles links in texts and Link`() throws {
    struct Page: View {
      @State private var seen: [String] = []
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("[one](app://one)")
          Link("two", destination: URL(string: "app://two")!)
          Link("three", destination: URL(string: "https://three.org")!)
          Link("four", destination: URL(string: "app://four")!)
          Text(verbatim: seen.joined(separator: " "))
        }
        .environment(
          \.openURL,
          OpenURLAction { url in
            if url.host == "four" { return .discarded }
            if url.scheme == "https" { return .systemAction(URL(string: "https://other.org")!) }
            seen.append(url.host ?? "")
            return .handled
          })
      }
    }
    let host = TestHost(topLeft: Page())
    host.tap(at: at(8, 8))
    for title in ["two", "three", "four"] { try host.tap(title) }
    #expect(host.texts.last == "one two")
    #expect(host.openedURLs.map(\.absoluteString) == ["https://other.org"])
  }

  @Test func `links of attributed strings are opened, and openURL reports the result`() throws {
    struct Page: View {
      @Environment(\.openURL) private var openURL
      @State private var isAccepted = "?"
      var body: some View {
        var text = AttributedString("go there")
        text[text.range(of: "there")!].link = URL(string: "https://there.org")
        return VStack(alignment: .leading, spacing: 0) {
          Text(text)
          Button("Open") { openURL(URL(string: "https://open.org")!) { isAccepted = "\($0)" } }
          Text(verbatim: isAccepted)
        }
      }
    }
    let host = TestHost(topLeft: Page())
    host.tap(at: at(x(5), 8))
    try host.tap("Open")
    #expect(host.openedURLs.map(\.host) == ["there.org", "open.org"])
    #expect(host.texts.last == "true")
  }

  @Test func `an enclosing gesture gets taps beside a link`() {
    let heard = Heard()
    let host = TestHost(
      topLeft: Text("ab [cd](https://cd.org)").onTapGesture { heard.say("tapped") })
    host.tap(at: at(x(1), 8))
    #expect(heard.take() == ["tapped"])
    host.tap(at: at(x(4), 8))
    #expect(heard.take() == [])
    #expect(host.openedURLs.count == 1)
  }

  @Test func `selectable text is selected and copied`() {
    let text = Text(verbatim: "one two\nthree four").textSelection(.enabled)
    let host = TestHost(topLeft: text)
    host.hover(at: at(5, 5))
    #expect(host.pointerStyle == .horizontalText)
    host.drag(from: at(x(4), 8), to: at(x(5), 24))
    host.press("c", modifiers: .control)
    #expect(host.pasteboard == "two\nthree")
    host.doubleTap(at: at(x(7), 24))
    host.press("c", modifiers: .control)
    #expect(host.pasteboard == "four")
    host.press("a", modifiers: .control)
    host.press("c", modifiers: .control)
    #expect(host.pasteboard == "one two\nthree four")
    let plain = TestHost(topLeft: Text(verbatim: "one two").textSelection(.disabled).textSelection(.enabled))
    plain.drag(from: at(x(0), 8), to: at(x(5), 8))
    plain.press("c", modifiers: .control)
    #expect(plain.pasteboard == nil)
  }

  @Test func `a text without links has no responder, and one that gets a link does`() throws {
    struct Changing: View {
      @State private var hasLink = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          if hasLink { Text("x") }
          Text(hasLink ? "[link](https://link.org)" : "plain")
          Button("Change") { hasLink.toggle() }
        }
      }
    }
    let host = TestHost(topLeft: Changing())
    host.tap(at: at(8, 8))
    #expect(host.openedURLs == [])
    try host.tap("Change")
    host.tap(at: at(8, 24))
    #expect(host.openedURLs.count == 1)
    try host.tap("Change")
    host.tap(at: at(8, 8))
    #expect(host.openedURLs.count == 1)
  }

  @Test func `links set the pointer's style, and hidden ones don't`() {
    let host = TestHost(
      topLeft: VStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).pointerStyle(.columnResize)
        Color.blue.frame(width: 50, height: 50).pointerStyle(nil)
        TextField("", text: .constant("abc")).textFieldStyle(.plain).frame(width: 50)
      }.pointerStyle(.zoomIn))
    for (y, style) in [
      (20, PointerStyle.columnResize), (70, .zoomIn), (105, .horizontalText), (180, .default),
    ] {
      host.hover(at: at(20, CGFloat(y)))
      #expect(host.pointerStyle == style)
    }
  }
}
