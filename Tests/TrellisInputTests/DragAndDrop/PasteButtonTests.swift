import SwiftUI
import Testing
import TrellisTesting

@MainActor
struct PasteButtonTests {
  struct Pasting<Item: Transferable>: View {
    let type: Item.Type
    let show: (Item) -> String
    @State private var text = "nothing"

    var body: some View {
      VStack {
        Text(text)
        PasteButton(payloadType: type) { items in text = items.map(show).joined(separator: ", ") }
      }
    }
  }

  @Test func `pasted text goes to the closure`() throws {
    let host = TestHost(Pasting(type: String.self) { $0 })
    try host.tap("Paste")
    #expect(host.texts.contains("nothing"))
    host.pasteboard = "hello"
    try host.tap("Paste")
    #expect(host.texts.contains("hello"))
  }

  @Test func `colours are pasted as hexadecimal digits`() throws {
    let host = TestHost(Pasting(type: Color.self) { "\($0)" })
    for (text, result) in [
      ("#FF8000", "#FF8000FF"), ("no colour", "#FF8000FF"), (" 00ff0080\n", "#00FF0080"),
    ] {
      host.pasteboard = text
      try host.tap("Paste")
      #expect(host.texts.contains(result), "\(text)")
    }
  }

  @Test func `items without data of a type aren't pasted`() throws {
    struct Providers: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("count \(count)")
          PasteButton(supportedContentTypes: [.image]) { count += $0.count }
            .accessibilityIdentifier("images")
          PasteButton(supportedContentTypes: [.plainText]) { count += $0.count * 10 }
            .accessibilityIdentifier("texts")
        }
      }
    }
    let host = TestHost(Providers())
    host.pasteboard = "hello"
    try host.tap(identifier: "images")
    try host.tap(identifier: "texts")
    #expect(host.texts.contains("count 10"))
  }
}
