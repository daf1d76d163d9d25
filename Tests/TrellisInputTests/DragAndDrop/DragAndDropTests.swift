import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

/// Items dragged from view to view, or dropped by other programs (facts §3).
@MainActor @Suite struct DragAndDropTests {
  private struct Card: Codable, Transferable, Equatable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "org.example.card"))
      ProxyRepresentation(exporting: \.name)
    }
  }

  /// A source at the top left, and a column of boxes of 50 points on the right, each for a type.
  private struct Table<Source: View>: View {
    let heard: Heard
    @ViewBuilder let source: Source

    var body: some View {
      HStack(alignment: .top, spacing: 50) {
        source.frame(width: 50, height: 50)
        VStack(spacing: 0) {
          box("card", Card.self) { $0.name }
          box("text", String.self) { $0 }
          box("url", URL.self) { $0.absoluteString }
        }
      }
    }

    private func box<T: Transferable>(
      _ name: String, _ type: T.Type, _ spell: @escaping (T) -> String
    ) -> some View {
      Color.gray.frame(width: 50, height: 50).dropDestination(for: type) { items, place in
        heard.say("\(name) \(items.map(spell).joined(separator: "+")) \(Int(place.x)),\(Int(place.y))")
        return true
      } isTargeted: {
        heard.say("\(name) \($0)")
      }
    }
  }

  private let heard = Heard()

  @Test func `a value is dragged to a view of its type, which is notified of hovering`() {
    let host = TestHost(
      topLeft: Table(heard: heard) { Color.red.draggable(Card(name: "ace")) })
    host.press(at: at(10, 10))
    host.move(to: at(12, 10))
    #expect(heard.take() == [])
    host.move(to: at(120, 20))
    #expect(heard.take() == ["card true"])
    // The picture follows the pointer, which pressed the source at (10, 10).
    #expect(host.displayList.description.contains("effect (110, 10, 50, 50) opacity(0.7)"))
    host.move(to: at(120, 70))
    #expect(heard.take() == ["card false", "text true"])
    host.move(to: at(120, 120))
    #expect(heard.take() == ["text false"])
    host.move(to: at(120, 20))
    _ = heard.take()
    host.release(at: at(125, 30))
    #expect(heard.take() == ["card false", "card ace 25,30"])
    #expect(!host.displayList.description.contains("opacity(0.7)"))
  }

  @Test func `a value is converted by its proxy, and rejected without a conversion`() {
    let host = TestHost(topLeft: Table(heard: heard) { Color.red.draggable(Card(name: "ace")) })
    host.drag(from: at(10, 10), to: at(120, 70))
    #expect(heard.words.last == "text ace 20,20")
    _ = heard.take()
    host.drag(from: at(10, 10), to: at(120, 120), steps: 1)
    #expect(heard.take() == [])
  }

  @Test func `a drag starts before a tap, a long press or a button is recognized`() async {
    let host = TestHost(
      topLeft: Table(heard: heard) {
        Button("b") { heard.say("button") }.onTapGesture { heard.say("tap") }.draggable("word")
      })
    host.drag(from: at(25, 25), to: at(120, 70))
    #expect(heard.words.last == "text word 20,20")
    _ = heard.take()
    host.tap(at: at(25, 25))
    #expect(heard.take() == ["button"])
  }

  @Test func `a drag gesture inside the view takes precedence`() {
    let host = TestHost(
      topLeft: Table(heard: heard) {
        Color.red.gesture(DragGesture().onEnded { _ in heard.say("gesture") }).draggable("word")
      })
    host.drag(from: at(25, 25), to: at(120, 70))
    #expect(heard.take() == ["gesture"])
  }

  @Test func `files and text are dropped from other programs`() throws {
    let host = TestHost(topLeft: Table(heard: heard) { Color.red })
    host.drop(files: [URL(fileURLWithPath: "/a b"), URL(fileURLWithPath: "/c")], at: at(120, 120))
    #expect(heard.take() == ["url file:///a%20b+file:///c 20,20"])
    host.drop("https://a.org", at: at(120, 120))
    #expect(heard.take() == ["url https://a.org 20,20"])
    host.drop("no address", at: at(120, 120))
    host.drop("word", at: at(120, 20))
    host.drop("word", at: at(20, 20))
    #expect(heard.take() == [])
    host.drop("word", at: at(120, 70))
    #expect(heard.take() == ["text word 20,20"])
  }

  @Test func `the innermost destination decides, and a cancelled press drops nothing`() {
    let host = TestHost(
      topLeft: HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).draggable("word")
        Color.blue.frame(width: 50, height: 50)
          .dropDestination(for: URL.self) { _, _ in
            heard.say("inner")
            return true
          }
          .dropDestination(for: String.self) { _, _ in
            heard.say("outer")
            return true
          }
      })
    host.drag(from: at(10, 10), to: at(60, 10))
    #expect(heard.take() == [])
    let other = TestHost(topLeft: Table(heard: heard) { Color.red.draggable("word") })
    other.press(at: at(10, 10))
    other.move(to: at(120, 70))
    other.cancelPress()
    #expect(heard.take() == ["text true", "text false"])
  }

  @Test func `a dropped file's bytes are read`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("content".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let host = TestHost(
      topLeft: Color.red.frame(width: 50, height: 50).dropDestination(for: Data.self) { items, _ in
        heard.say(String(decoding: items[0], as: UTF8.self))
        return true
      })
    host.drop(files: [file], at: at(10, 10))
    host.drop(files: [file.appendingPathComponent("missing")], at: at(10, 10))
    #expect(heard.take() == ["content"])
  }
}
