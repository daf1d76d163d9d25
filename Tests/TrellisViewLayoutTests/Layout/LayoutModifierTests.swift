import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

/// Layout modifiers in cases that the recorded layouts don't cover.
@MainActor
@Suite struct LayoutModifierTests {
  private let window = CGSize(width: 200, height: 100)

  private func fills(_ view: some View) -> [RGBAColor] {
    var fills: [RGBAColor] = []
    TestHost(view, size: window).displayList.forEachItem { item, _ in
      if case .fill(let color) = item.content { fills.append(color) }
    }
    return fills
  }

  @Test func `an offset moves only the drawing`() throws {
    let row = HStack(spacing: 0) {
      box(20, 20, "a").offset(x: 5, y: -3)
      box(20, 20, "b")
    }.accessibilityIdentifier("row")
    #expect(try frame(row, "a") == CGRect(x: 85, y: 37, width: 20, height: 20))
    #expect(try frame(row, "b") == CGRect(x: 100, y: 40, width: 20, height: 20))
    #expect(try frame(row, "row") == CGRect(x: 80, y: 40, width: 40, height: 20))
  }

  @Test func `position(_:) places the view's centre in all the available space`() throws {
    let view = box(20, 20, "a").position(x: 30, y: 40).accessibilityIdentifier("room")
    #expect(try frame(view, "a") == CGRect(x: 20, y: 30, width: 20, height: 20))
    #expect(try frame(view, "room") == CGRect(origin: .zero, size: window))
  }

  @Test func `a stack is as wide as its views aligned by their guides`() throws {
    let column = VStack(alignment: .leading, spacing: 0) {
      box(20, 10, "a").alignmentGuide(.leading) { _ in -15 }
      box(30, 10, "b")
      box(20, 10, "c").alignmentGuide(.trailing) { _ in 99 }
    }.accessibilityIdentifier("column")
    #expect(try frame(column, "column").size == CGSize(width: 35, height: 30))
    #expect(try frame(column, "a").minX - frame(column, "b").minX == 15)
    #expect(try frame(column, "c").minX == frame(column, "b").minX)
  }

  enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  @Test func `a custom alignment has its default, and passes through frames`() throws {
    let row = HStack(alignment: VerticalAlignment(Third.self), spacing: 0) {
      box(20, 30, "a")
      box(20, 60, "b")
      box(20, 10, "c").alignmentGuide(VerticalAlignment(Third.self)) { _ in 0 }
        .frame(height: 30, alignment: .bottom)
    }.accessibilityIdentifier("row")
    let top = try frame(row, "row").minY
    #expect(try frame(row, "a").minY - top == 10)
    #expect(try frame(row, "b").minY - top == 0)
    #expect(try frame(row, "c").minY - top == 20)
  }

  @Test func `an overlay is in front, and is aligned by its view's guides`() throws {
    let view = box(40, 20, "a").alignmentGuide(.trailing) { _ in 10 }
      .overlay(alignment: .trailing) { box(6, 6, "o") }
    #expect(try frame(view, "o").minX - frame(view, "a").minX == 4)
    #expect(
      fills(Color.red.overlay { Color.blue })
        == fills(
          ZStack {
            Color.red
            Color.blue
          }))
  }

  @Test func `a higher z-index is drawn later, and equal ones in source order`() {
    let pile = ZStack {
      Color.red.zIndex(1)
      Color.green
      Color.blue.zIndex(-1).padding(1)
      Color.orange
    }
    let expected = ZStack {
      Color.blue
      Color.green
      Color.orange
      Color.red
    }
    #expect(fills(pile) == fills(expected))
  }

  struct Raised: View {
    @State var isRaised = false

    var body: some View {
      ZStack {
        Color.red.zIndex(isRaised ? 1 : 0)
        Color.blue
        Button("raise") { isRaised = true }.zIndex(2)
      }
    }
  }

  @Test func `a changed z-index lays nothing out`() throws {
    let host = TestHost(Raised(), size: window)
    let log = try host.evaluations { try host.tap("raise") }
    #expect(log.changes(of: "layoutComputer") == 0)
    #expect(log.count(of: "placements") == 0)
    #expect(log.count(of: "displayList", named: "ZStack") == 1)
  }

  @Test func `a hidden view keeps its space, shows nothing and takes no taps`() throws {
    var taps = 0
    let row = HStack(spacing: 0) {
      Button("hidden") { taps += 1 }.frame(width: 100, height: 100).hidden()
      box(20, 20, "b")
    }
    let host = TestHost(row, size: window)
    #expect(host.texts == [])
    #expect(try host.frame(ofIdentifier: "b").minX == 140)
    host.tap(at: CGPoint(x: 90, y: 50))
    #expect(taps == 0)
  }

  @Test func `an AnyView of another type is another view`() throws {
    let host = TestHost(Erased(), size: window)
    try host.tap("count 0")
    try host.tap("same")
    #expect(host.texts == ["count 1", "same", "other"])
    try host.tap("other")
    #expect(host.texts == ["count 0", "!", "same", "other"])
  }

  struct Erased: View {
    @State var isOther = false
    @State var turns = 0

    var body: some View {
      HStack {
        content
        Button("same") { turns += 1 }
        Button("other") { isOther = true }
      }
    }

    private var content: AnyView {
      if isOther {
        return AnyView(
          Group {
            Counter()
            Text("!")
          })
      }
      return AnyView(Counter())
    }

    struct Counter: View {
      @State var count = 0

      var body: some View { Button("count \(count)") { count += 1 } }
    }
  }

  /// Ours: SwiftUI logs a message and continues, in ways that differ between versions.
  @Test func `unusable lengths give finite frames`() throws {
    let bad: [CGFloat] = [.nan, .infinity, -.infinity, -20]
    for length in bad {
      for other in bad {
        let view = box(20, 20, "a").frame(width: length, height: other).padding(length)
          .frame(minWidth: length, idealWidth: other, maxWidth: length, minHeight: other, maxHeight: length)
          .padding(EdgeInsets(top: length, leading: other, bottom: length, trailing: other))
          .offset(x: length, y: other).aspectRatio(length, contentMode: .fill)
          .alignmentGuide(.leading) { _ in length }.layoutPriority(Double(length))
        let column = VStack(alignment: .leading, spacing: length) {
          view
          Spacer(minLength: length)
          Color.red.position(x: length, y: other)
        }.accessibilityIdentifier("column")
        for name in ["a", "column"] {
          let frame = try frame(column, name)
          for number in [frame.origin.x, frame.origin.y, frame.width, frame.height] {
            #expect(number.isFinite)
          }
          #expect(frame.width >= 0 && frame.height >= 0)
        }
      }
    }
  }

  private struct Odd: Layout {
    let answer: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { answer }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .infinity) }
    }
  }

  @Test func `a layout that returns unusable sizes gets a finite frame`() throws {
    for length in [CGFloat.nan, .infinity, -.infinity, -20] {
      let view = Odd(answer: CGSize(width: length, height: 30))() { Color.red.accessibilityIdentifier("a") }
        .accessibilityIdentifier("odd")
      let height = try frame(view, "odd")
      #expect(height.width == (length == .infinity ? 200 : 0))
      #expect(height.height == 30)
      #expect(try frame(view, "a").size == height.size)
    }
  }

  @Test func `unusable lengths are reported once`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        for _ in 0..<3 {
          _ =
            TestHost(Color.red.frame(width: .nan).frame(minWidth: 5, maxWidth: 3).padding(.infinity))
            .displayList
        }
      }
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("View.frame: width is nan; it is ignored") } == 1)
    #expect(
      lines.count { $0.contains("minWidth, idealWidth and maxWidth contradict each other (5.0, 3.0)") } == 1)
    #expect(lines.count { $0.hasPrefix("View.padding: the top inset is inf; 0.0 is used") } == 1)
  }
}
