import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

/// The preview of a drag, and the end of a drag without a target that accepts it.
@MainActor @Suite struct DragPreviewTests {
  private let heard = Heard()

  private struct Desk: View {
    let heard: Heard
    @State private var isOver = false

    var body: some View {
      HStack(spacing: 50) {
        Text("source").frame(width: 50, height: 50).contentShape(Rectangle())
          .draggable("word") { Badge(heard: heard) }
        Text(isOver ? "lit" : "dark").frame(width: 50, height: 50).contentShape(Rectangle())
          .dropDestination(for: String.self) { items, _ in
            heard.say(items.joined())
            return true
          } isTargeted: {
            isOver = $0
          }
      }
      .frame(width: 300, height: 100, alignment: .topLeading)
    }
  }

  private struct Badge: View {
    let heard: Heard
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      Text("badge").frame(width: 60, height: 20)
        .onAppear { heard.say("appeared") }.onDisappear { heard.say("gone") }
    }
  }

  private func desk() -> TestHost {
    TestHost(Desk(heard: heard), size: CGSize(width: 300, height: 100))
  }

  @Test func `a drag preview follows the pointer above everything else during the drag`()
    throws
  {
    let host = desk()
    #expect(heard.take() == [])
    host.press(at: at(10, 10))
    host.move(to: at(20, 30))
    #expect(try host.frame(ofText: "badge").midX == 20)
    #expect(heard.take() == ["appeared"])
    host.move(to: at(120, 30))
    let frame = try host.frame(ofText: "badge")
    #expect(CGPoint(x: frame.midX, y: frame.midY) == at(120, 30))
    #expect(host.texts.contains("lit"), "what goes with the pointer isn't in the way of what is under it")
    host.release(at: at(120, 30))
    #expect(host.texts == ["source", "dark"])
    #expect(heard.take() == ["word", "gone"])
  }

  @Test func `the escape key cancels a drag, and everything is as before`() {
    let host = desk()
    host.press(at: at(10, 10))
    host.move(to: at(120, 30))
    #expect(host.texts.contains("lit"))
    host.press(.escape)
    #expect(host.texts == ["source", "dark"])
    host.move(to: at(122, 30))
    host.release(at: at(122, 30))
    #expect(heard.take() == ["appeared", "gone"])
    host.drag(from: at(10, 10), to: at(120, 30))
    #expect(host.texts == ["source", "dark"])
    #expect(heard.take() == ["appeared", "word", "gone"])
  }

  @Test func `an item released outside the window returns`() {
    let host = desk()
    host.press(at: at(10, 10))
    host.move(to: at(120, 30))
    host.leave()
    host.move(to: at(-400, 30))
    #expect(host.texts.contains("dark"))
    host.release(at: at(-400, 30))
    #expect(host.texts == ["source", "dark"])
    #expect(heard.take() == ["appeared", "gone"])
  }

  @Test func `removing a dragged view cancels the drag`() {
    struct Leaving: View {
      let heard: Heard
      @State private var isThere = true
      @State private var isOver = false
      var body: some View {
        HStack(spacing: 50) {
          if isThere {
            Text("source").frame(width: 50, height: 50).contentShape(Rectangle())
              .draggable("word") { Text("badge") }
          }
          Text(isOver ? "lit" : "dark").frame(width: 50, height: 50).contentShape(Rectangle())
            .dropDestination(for: String.self) { items, _ in
              heard.say(items.joined())
              return true
            } isTargeted: {
              isOver = $0
              isThere = !$0
            }
        }
        .frame(width: 300, height: 100, alignment: .topLeading)
      }
    }
    let host = TestHost(Leaving(heard: heard), size: CGSize(width: 300, height: 100))
    host.press(at: at(10, 10))
    host.move(to: at(120, 30))
    host.move(to: at(40, 30))
    #expect(!host.texts.contains("badge"))
    host.release(at: at(30, 30))
    #expect(heard.take() == [])
    #expect(host.warnings.isEmpty)
    #expect(host.texts.contains("dark"))
  }
}
