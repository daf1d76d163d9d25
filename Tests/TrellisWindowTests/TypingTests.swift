import Foundation
import Testing
import Trellis
import TrellisDisplayList
import TrellisText
import TrellisWindow

/// An editor that reports its text.
private struct Page: View {
  let said: Said
  @State private var text = "one two"

  var body: some View {
    said.text = text
    return TextEditor(text: $text)
  }
}

/// A view that reports the characters that keys write.
private struct Keys: View {
  let said: Said

  var body: some View {
    Color.red.focusable().onKeyPress(phases: .down) { press in
      said.text += press.characters
      return .handled
    }
  }
}

/// The editor's latest text, for other threads.
private final class Said: @unchecked Sendable {
  private let change = NSCondition()
  private var last = ""

  var text: String {
    get { change.withLock { last } }
    set {
      change.withLock {
        last = newValue
        change.broadcast()
      }
    }
  }

  /// Waits until the text is the expected one, at most a minute.
  func wait(for expected: String) throws {
    let end = Date(timeIntervalSinceNow: 60)
    try change.withLock {
      while last != expected {
        guard change.wait(until: end) else {
          throw ScreenError(description: "waited in vain for “\(expected)”; it is “\(last)”")
        }
      }
    }
  }
}

extension WindowTests {
  @Test(.enabled(if: Screen.isAvailable)) @MainActor
  func `characters are typed, selected, copied and pasted by a real keyboard and pointer`() throws {
    let said = Said()
    let editor = ViewGraph(
      root: Page(said: said), size: CGSize(width: 200, height: 120), measurer: ArithmeticTextMeasurer())
    try use(editor) { screen, reports in
      _ = try reports.first(for: "the first frame") { $0.causes.contains(.opened) }
      try said.wait(for: "one two")
      // The window opens in the middle of the screen.
      let place = try screen.run("xdotool", "mousemove", "320", "240", "getmouselocation", "--shell") ?? ""
      let window = try #require(place.split(separator: "\n").first { $0.hasPrefix("WINDOW=") })
      _ = try screen.run("xdotool", "windowfocus", "--sync", String(window.dropFirst(7)))
      _ = try screen.run("xdotool", "key", "ctrl+End")
      _ = try screen.run("xdotool", "type", " three")
      try said.wait(for: "one two three")
      // Each character is 6.5 points wide, and lines begin 5 points from the left, so this is in the second word.
      _ = try screen.run(
        "xdotool", "mousemove", "\(320 - 100 + 38)", "\(240 - 60 + 8)", "click", "--repeat", "2", "1")
      _ = try screen.run("xdotool", "key", "ctrl+x")
      try said.wait(for: "one  three")
      _ = try screen.run("xdotool", "key", "ctrl+End", "Return", "ctrl+v", "ctrl+v")
      try said.wait(for: "one  three\ntwotwo")
      _ = try screen.run("xdotool", "key", "ctrl+z")
      try said.wait(for: "one  three\ntwo")
    }
  }

  @Test(.enabled(if: Screen.isAvailable)) @MainActor
  func `characters follow the keyboard layout, also outside fields`() throws {
    let said = Said()
    let keys = ViewGraph(
      root: Keys(said: said), size: CGSize(width: 200, height: 120), measurer: ArithmeticTextMeasurer())
    try use(keys) { screen, reports in
      _ = try reports.first(for: "the first frame") { $0.causes.contains(.opened) }
      let place = try screen.run("xdotool", "mousemove", "320", "240", "getmouselocation", "--shell") ?? ""
      let window = try #require(place.split(separator: "\n").first { $0.hasPrefix("WINDOW=") })
      _ = try screen.run("xdotool", "windowfocus", "--sync", String(window.dropFirst(7)))
      _ = try screen.run("xdotool", "key", "asterisk", "plus", "8", "Q")
      try said.wait(for: "*+8Q")
      guard try screen.run("setxkbmap", "de") != nil else { return }
      _ = try screen.run("xdotool", "key", "slash", "asterisk", "bracketleft")
      try said.wait(for: "*+8Q/*[")
    }
  }
}
