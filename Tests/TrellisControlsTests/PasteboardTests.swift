import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// The pasteboards of UIKit and AppKit, on the pasteboard of the window used last.
@MainActor @Suite struct PasteboardTests {
  /// Creates the window whose pasteboard the test uses.
  private func window() -> TestHost {
    let host = TestHost(Text("window"), size: CGSize(width: 100, height: 100))
    host.hover(at: .zero)
    return host
  }

  @Test func `UIPasteboard reads and writes the text`() {
    let host = window()
    host.pasteboard = "theirs"
    #expect(UIPasteboard.general.string == "theirs")
    #expect(UIPasteboard.general.hasStrings && !UIPasteboard.general.hasURLs)
    UIPasteboard.general.string = "ours"
    #expect(host.pasteboard == "ours")
    UIPasteboard.general.strings = ["a", "b"]
    #expect(host.pasteboard == "a\nb")
    UIPasteboard.general.string = nil
    #expect(!UIPasteboard.general.hasStrings && UIPasteboard.general.strings == nil)
  }

  @Test func `a URL is text with a scheme`() {
    let host = window()
    UIPasteboard.general.url = URL(string: "https://example.org/x")
    #expect(host.pasteboard == "https://example.org/x")
    host.pasteboard = "https://a.org\nhttps://b.org"
    #expect(UIPasteboard.general.urls?.map(\.absoluteString) == ["https://a.org", "https://b.org"])
    host.pasteboard = "https://a.org\nplain words"
    #expect(UIPasteboard.general.urls == nil)
  }

  @Test func `the count of changes grows with changes of this program and of others`() {
    let host = window()
    let first = UIPasteboard.general.changeCount
    UIPasteboard.general.string = "one"
    let second = UIPasteboard.general.changeCount
    #expect(second > first)
    #expect(UIPasteboard.general.changeCount == second)
    host.pasteboard = "two"
    #expect(UIPasteboard.general.changeCount > second)
  }

  @Test func `NSPasteboard keeps the data of each type, and shares the text`() {
    let host = window()
    let board = NSPasteboard.general
    host.pasteboard = "old"
    #expect(board.types == [.string])
    let count = board.clearContents()
    #expect(board.changeCount == count && board.types == nil && host.pasteboard == nil)
    #expect(board.setString("<b>text</b>", forType: .html))
    #expect(host.pasteboard == nil)
    #expect(board.setString("text", forType: .string))
    #expect(host.pasteboard == "text")
    #expect(board.types == [.html, .string])
    #expect(board.string(forType: .html) == "<b>text</b>")
    #expect(board.string(forType: .fileURL) == nil)
    #expect(board.availableType(from: [.png, .html]) == .html)
  }

  @Test func `another program's text replaces all data`() {
    let host = window()
    let board = NSPasteboard.general
    board.clearContents()
    board.setString("ours", forType: .string)
    board.setData(Data([1, 2]), forType: .png)
    #expect(board.data(forType: .png) == Data([1, 2]))
    host.pasteboard = "theirs"
    #expect(board.types == [.string])
    #expect(board.data(forType: .png) == nil)
    #expect(board.string(forType: .string) == "theirs")
  }

  @Test func `strings and URLs are objects to write`() {
    let host = window()
    let board = NSPasteboard.general
    board.clearContents()
    #expect(board.writeObjects(["a", NSString("b")]))
    #expect(host.pasteboard == "a\nb")
    board.clearContents()
    #expect(board.writeObjects([URL(string: "https://example.org")!]))
    #expect(host.pasteboard == "https://example.org")
    #expect(board.string(forType: .URL) == "https://example.org")
    board.clearContents()
    #expect(board.writeObjects([URL(fileURLWithPath: "/tmp/a.txt")]))
    #expect(board.types == [.fileURL])
    #expect(host.pasteboard == "file:///tmp/a.txt")
    #expect(!board.writeObjects([]))
  }

  @Test func `NSWorkspace opens a URL as a link does`() throws {
    let address = URL(string: "https://example.org")!
    let host = TestHost(
      Button("Open") { #expect(NSWorkspace.shared.open(address)) }, size: CGSize(width: 100, height: 100))
    try host.tap("Open")
    #expect(host.openedURLs == [address])
  }
}
