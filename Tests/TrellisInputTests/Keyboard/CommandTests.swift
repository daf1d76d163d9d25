import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting
import UniformTypeIdentifiers

/// Commands from keys, sent to views around the focus if the focused view doesn't handle the keys.
@MainActor @Suite struct CommandTests {
  private let heard = Heard()

  @Test func `arrows perform move commands and delete performs deletion, innermost action only`() {
    let host = TestHost(
      topLeft: Color.red.focusable()
        .onMoveCommand { heard.say("\($0)") }
        .onDeleteCommand { heard.say("delete") }
        .onMoveCommand { _ in heard.say("outer") })
    host.press(.upArrow)
    host.press(.leftArrow)
    host.press(.rightArrow, modifiers: .shift)
    host.press(.delete)
    host.press(.deleteForward)
    #expect(heard.take() == ["up", "left", "delete", "delete"])
  }

  @Test func `a nil action passes the command to enclosing views`() {
    let host = TestHost(
      topLeft: Color.red.focusable().onDeleteCommand(perform: nil).onDeleteCommand { heard.say("outer") })
    host.press(.delete)
    #expect(heard.take() == ["outer"])
  }

  private struct Shelf: View {
    let heard: Heard
    @State private var words = ["one", "two"]
    @State private var line = "typed"
    @FocusState private var isInLine: Bool
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 20).focusable()
          .copyable([words[0]])
          .cuttable(for: String.self) {
            defer { words.removeFirst() }
            return [words[0]]
          }
          .pasteDestination(for: String.self) {
            words += $0
          } validator: {
            $0.filter { $0 != "typed" }
          }
        TextField("line", text: $line).focused($isInLine)
        Text(words.joined(separator: ","))
        Button("Line") { isInLine = true }
      }
    }
  }

  @Test func `copy, cut and paste transfer values, and text for other programs`() throws {
    let host = TestHost(topLeft: Shelf(heard: heard))
    host.press("c", modifiers: .command)
    #expect(host.pasteboard == "one")
    host.press("v", modifiers: .command)
    #expect(host.texts.contains("one,two,one"))
    host.press("x", modifiers: .control)
    #expect(host.pasteboard == "one" && host.texts.contains("two,one"))
    host.pasteboard = "from elsewhere"
    host.press("v", modifiers: .command)
    #expect(host.texts.contains("two,one,from elsewhere"))
  }

  @Test func `a focused field copies its selection, and a validator may decline`()
    throws
  {
    let host = TestHost(topLeft: Shelf(heard: heard))
    try host.tap("Line")
    host.press("a", modifiers: .command)
    host.press("c", modifiers: .command)
    #expect(host.pasteboard == "typed")
    host.tap(at: at(100, 10))
    host.press("v", modifiers: .command)
    #expect(host.texts.contains("one,two"))
  }

  /// A card that other programs can't read.
  private struct Card: Codable, Equatable, Transferable {
    var number: Int
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
    }
  }

  private struct Cards: View {
    @State private var cards = [Card(number: 4)]
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 20).focusable().copyable(cards)
          .pasteDestination(for: Card.self) { cards += $0 }
        Text("cards \(cards.map(\.number).reduce(0, +))")
      }
    }
  }

  @Test func `values without text can be pasted within the program`() {
    let host = TestHost(topLeft: Cards())
    host.press("c", modifiers: .command)
    host.press("v", modifiers: .command)
    #expect(host.texts == ["cards 8"])
    host.pasteboard = "no card"
    host.press("v", modifiers: .command)
    #expect(host.texts == ["cards 8"])
  }

  @Test func `item providers are copied and pasted`() {
    let host = TestHost(
      topLeft: Color.red.focusable()
        .onCopyCommand { [NSItemProvider(object: NSString(string: "text"))] }
        .onPasteCommand(of: [.plainText]) { heard.say("\($0.count)") })
    host.press("v", modifiers: .command)
    #expect(heard.take() == [])
    host.press("c", modifiers: .command)
    #expect(host.pasteboard == "text")
    host.press("v", modifiers: .command)
    #expect(heard.take() == ["1"])
  }
}
