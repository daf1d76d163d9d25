import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

/// Layout through the public views.
///
/// The algorithms have tests of their own.
@MainActor
@Suite struct LayoutTests {
  @Test func `a spacer takes the remaining space, without default spacing`() throws {
    let row = HStack {
      box(20, 20, "a")
      Spacer()
      box(20, 20, "b")
    }
    #expect(try frame(row, "a") == CGRect(x: 0, y: 40, width: 20, height: 20))
    #expect(try frame(row, "b") == CGRect(x: 180, y: 40, width: 20, height: 20))
  }

  @Test func `a spacer knows its stack through modifiers`() throws {
    let row = HStack(spacing: 0) {
      box(20, 20, "a")
      Spacer().frame(width: 10)
      box(20, 20, "b")
    }
    #expect(try frame(row.accessibilityIdentifier("row"), "row").size == CGSize(width: 50, height: 20))
  }

  @Test func `colours share the remaining space equally`() throws {
    let row = HStack(spacing: 10) {
      box(50, 20, "fixed")
      Color.red.accessibilityIdentifier("one")
      Color.blue.accessibilityIdentifier("two")
    }
    #expect(try frame(row, "one") == CGRect(x: 60, y: 0, width: 65, height: 100))
    #expect(try frame(row, "two") == CGRect(x: 135, y: 0, width: 65, height: 100))
  }

  @Test func `padding grows a view, and a background has its size`() throws {
    let view = box(20, 20, "inner").padding(.horizontal, 5).padding(3).background {
      Color.blue.accessibilityIdentifier("behind")
    }
    #expect(try frame(view, "behind") == CGRect(x: 82, y: 37, width: 36, height: 26))
    #expect(try frame(view, "inner") == CGRect(x: 90, y: 40, width: 20, height: 20))
  }

  @Test func `a background is drawn behind its view`() {
    let host = TestHost(Text("front").background(Color.red))
    var drawn: [String] = []
    host.displayList.forEachItem { item, _ in
      switch item.content {
      case .fill(let color): drawn.append("\(color)")
      case .text(let text): drawn.append(text.string)
      case .shape, .image, .list, .effect: break
      }
    }
    #expect(drawn == ["#ffffff", "#ff3b30", "front"])
  }

  @Test func `a flexible frame takes the whole proposal and aligns its content`() throws {
    let view = box(20, 20, "a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    #expect(try frame(view, "a") == CGRect(x: 180, y: 80, width: 20, height: 20))
  }

  @Test func `a divider is horizontal in a column and vertical in a row`() throws {
    let column = VStack(spacing: 0) { Divider().accessibilityIdentifier("line") }
    #expect(try frame(column, "line").size == CGSize(width: 200, height: 1))
    let row = HStack(spacing: 0) { Divider().accessibilityIdentifier("line") }
    #expect(try frame(row, "line").size == CGSize(width: 1, height: 100))
  }

  @Test func `a ZStack aligns its views`() throws {
    let pile = ZStack(alignment: .topLeading) {
      box(100, 50, "large")
      box(10, 10, "small")
    }
    #expect(try frame(pile, "small").origin == CGPoint(x: 50, y: 25))
  }

  @Test func `resizing the window lays out without evaluating a body`() {
    let host = TestHost(HStack { Color.red }, size: CGSize(width: 100, height: 100))
    let log = host.evaluations { host.size = CGSize(width: 300, height: 50) }
    #expect(log.bodies == 0)
    // The geometry of the root; that of the colour is an outcome of the stack's placements.
    #expect(log.changes(of: "geometry") == 1)
    #expect(log.changes(of: "placements") == 1)
    #expect(host.displayList.items.first?.frame.size == CGSize(width: 300, height: 50))
  }
}
