import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

private struct Weight: LayoutValueKey {
  static let defaultValue = 1.0
}

/// The `Layout` protocol.
///
/// The facts with an `LP-` are recorded from SwiftUI.
@MainActor
@Suite struct LayoutProtocolTests {
  private let window = CGSize(width: 200, height: 100)

  // MARK: - Properties of subviews

  @Test func `LP-E: a layout reads priorities, which a frame and padding hide`() {
    let record = Record()
    let layout = Free { subviews, proposal in
      record.priorities = subviews.map(\.priority)
      return proposal.replacingUnspecifiedDimensions()
    }
    let view = layout {
      Spacer()
      Color.red
      Color.red.layoutPriority(2)
      Color.red.layoutPriority(2).frame(width: 10)
      Color.red.layoutPriority(2).padding()
      Color.red.padding().layoutPriority(3).layoutPriority(4)
      HStack { Color.red.layoutPriority(5) }
      HStack {
        Color.red.layoutPriority(5)
        Color.red.layoutPriority(5)
      }
      Color.red.layoutPriority(6).overlay { Color.blue }.background { Color.blue }.offset(x: 3)
    }
    _ = TestHost(view).displayList
    #expect(record.priorities == [-.infinity, 0, 2, 0, 0, 4, 5, 0, 6])
  }

  @Test func `a layout reads its views' layout values, through modifiers`() {
    let record = Record()
    let layout = Free { subviews, proposal in
      record.weights = subviews.map { $0[Weight.self] }
      return proposal.replacingUnspecifiedDimensions()
    }
    let view = layout {
      Color.red
      Color.red.layoutValue(key: Weight.self, value: 2).padding()
      ForEach(3..<5) { Color.red.layoutValue(key: Weight.self, value: Double($0)) }
      HStack { Color.red.layoutValue(key: Weight.self, value: 6) }
    }
    _ = TestHost(view).displayList
    #expect(record.weights == [1, 2, 3, 4, 1])
  }

  struct Weighted: View {
    fileprivate let record: Record
    @State var weight = 1.0

    var body: some View {
      Free { subviews, proposal in
        record.weights = subviews.map { $0[Weight.self] }
        return CGSize(width: 50, height: 50)
      } place: { subviews, bounds, proposal in
        subviews[0].place(at: bounds.origin, proposal: proposal)
      }() {
        Button("heavier") { weight += 1 }.layoutValue(key: Weight.self, value: weight)
      }
    }
  }

  @Test func `a layout runs again when a layout value changes`() throws {
    let record = Record()
    let host = TestHost(Weighted(record: record))
    try host.tap("heavier")
    _ = host.displayList
    #expect(record.weights == [2])
  }

  // MARK: - Placement

  @Test func `LP-I: an unplaced subview is centred, at its size for the proposal`() throws {
    let view = Free() { Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a") }
    #expect(try frame(view, "a") == CGRect(x: 80, y: 40, width: 40, height: 20))
  }

  @Test
  func `LP-K: the anchor is the view's point at the position, and the last of several placements is used`()
    throws
  {
    let layout = Free(place: { subviews, _, _ in
      subviews[0].place(at: .zero, proposal: .zero)
      subviews[0].place(
        at: CGPoint(x: 125, y: 125), anchor: .center, proposal: ProposedViewSize(width: 30, height: 20))
    })
    let view = layout { Color.red.accessibilityIdentifier("a") }
    let host = TestHost(view, size: CGSize(width: 250, height: 250))
    #expect(try host.frame(ofIdentifier: "a") == CGRect(x: 110, y: 115, width: 30, height: 20))
  }

  private struct Thrown: View {
    @State var isAway = false

    var body: some View {
      let layout = Free(place: { subviews, _, proposal in
        let away = CGPoint(x: CGFloat.infinity, y: -.infinity)
        subviews[0].place(at: isAway ? away : .zero, proposal: ProposedViewSize(width: 100, height: 100))
      })
      layout { Button("throw") { isAway = true }.background(Color.red).accessibilityIdentifier("a") }
    }
  }

  @Test func `LP-M: an infinite position is accepted, and the view isn't visible`() throws {
    let host = TestHost(Thrown(), size: window)
    let before = host.displayList
    try host.tap("throw")
    #expect(try host.frame(ofIdentifier: "a").minX == .infinity)
    #expect(try host.picture().color(x: 100, y: 50) == TestHost(EmptyView()).picture().color(x: 0, y: 0))
    #expect(DisplayList.damage(from: before, to: host.displayList).contains { $0.width > 0 })
    host.tap(at: CGPoint(x: 10, y: 10))
  }

  @Test func `LP-D: placing a view in sizeThatFits traps with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestHost(PlacesEarly() { Color.red }).displayList }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("LayoutSubview.place: a view was placed outside placeSubviews"))
  }

  @Test func `LP-M: a NaN position traps with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = Free(place: { subviews, _, proposal in
          subviews[0].place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: proposal)
        })
        _ = TestHost(layout { Color.red }).displayList
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("LayoutSubview.place: the position isn't a number (x: nan, y: 0.0)"))
  }

  // MARK: - Guides

  @Test func `a container's custom guide is the mean of its views' values`() {
    enum Custom: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    let custom = HorizontalAlignment(Custom.self)
    let record = Record()
    let outer = Free { subviews, proposal in
      record.guide = subviews[0].dimensions(in: .unspecified)[explicit: custom]
      return proposal.replacingUnspecifiedDimensions()
    }
    let view = outer {
      VStack(alignment: .trailing, spacing: 0) {
        Color.red.frame(width: 40, height: 10).alignmentGuide(custom) { _ in 10 }
        Color.red.frame(width: 20, height: 10).alignmentGuide(custom) { $0.width }.padding(.horizontal, 4)
        Color.red.frame(width: 60, height: 10)
      }
    }
    _ = TestHost(view).displayList
    // The first view's guide is at 20 + 10, the second's at 32 + 20 + 4: 30 and 56.
    #expect(record.guide == CGFloat(43))
  }

  @Test func `a row aligns its texts' baselines`() throws {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("a").font(.system(size: 10))
      VStack(spacing: 0) {
        Text("b").font(.system(size: 20))
        Text("c").font(.system(size: 10))
      }
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box")
    }
    let host = TestHost(row.frame(height: 100, alignment: .top), size: CGSize(width: 200, height: 100))
    #expect(try host.frame(ofText: "b").minY == 0)
    #expect(try host.frame(ofText: "a").minY == 10)
    #expect(try host.frame(ofIdentifier: "box").minY == 10)
  }

  // MARK: - Caches and types

  private struct Remembering: Layout {
    let record: Record
    let name: String

    func makeCache(subviews: Subviews) -> [String] {
      record.caches.append("make \(subviews.count)")
      return [name]
    }

    func updateCache(_ cache: inout [String], subviews: Subviews) {
      cache.append(name)
      record.caches.append("update \(subviews.count) \(cache.joined(separator: " "))")
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [String]) -> CGSize {
      CGSize(width: 100, height: 50)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [String]
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  struct Renamed: View {
    fileprivate let record: Record
    @State var name = "a"
    @State var count = 1
    @State var isOther = false

    var body: some View {
      layout {
        Button("rename") { name = "b" }
        ForEach(0..<count, id: \.self) { Text("\($0)") }
      }
      Button("add") { count += 1 }
      Button("other") { isOther = true }
    }

    private var layout: AnyLayout {
      isOther ? AnyLayout(HStackLayout()) : AnyLayout(Remembering(record: record, name: name))
    }
  }

  @Test func `a cache lives as long as its container, and is updated with layout and subviews`() throws {
    let record = Record()
    let host = TestHost(Renamed(record: record))
    #expect(record.caches == ["make 2"])
    try host.tap("rename")
    _ = host.displayList
    try host.tap("add")
    _ = host.displayList
    #expect(record.caches == ["make 2", "update 2 a b", "update 3 a b b"])
  }

  struct Turning: View {
    @State var isColumn = false

    var body: some View {
      let layout = isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Counter()
        Spacer()
        Button("turn") { isColumn.toggle() }.buttonStyle(.borderless)
      }
    }

    struct Counter: View {
      @State var count = 0

      var body: some View { Button("count \(count)") { count += 1 } }
    }
  }

  @Test func `a view keeps its state when its layout's type changes, and a spacer changes its axis`() throws {
    let host = TestHost(Turning(), size: window)
    try host.tap("count 0")
    #expect(try host.frame(ofText: "turn").maxX == 200)
    try host.tap("turn")
    #expect(host.texts == ["count 1", "turn"])
    #expect(try host.frame(ofText: "turn").maxY == 100)
  }

  private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
        CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
      }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var corner = bounds.origin
      for index in subviews.indices {
        subviews[index].place(at: corner, anchor: .topLeading, proposal: .unspecified)
        let size = subviews[index].dimensions(in: .unspecified)
        corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
      }
    }
  }

  @Test func `a layout is called as a function, and lays out inserted and removed views`() throws {
    let diagonal = Diagonal {
      Color.red.frame(width: 20, height: 10)
      if window.width > 0 { Color.red.frame(width: 10, height: 20) }
      ForEach(0..<2) { Color.red.frame(width: 5, height: 5).accessibilityIdentifier("\($0)") }
    }
    #expect(try frame(diagonal, "1") == CGRect(x: 115, y: 65, width: 5, height: 5))
  }

  @Test func `right to left mirrors every container`() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20).padding(.leading, 5).accessibilityIdentifier("a")
      Spacer()
      Color.red.frame(width: 30, height: 20)
    }
    let frame = try frame(row.environment(\.layoutDirection, .rightToLeft), "a")
    #expect(frame == CGRect(x: 175, y: 40, width: 25, height: 20))
  }
}

/// A layout that places its views while only its size is requested.
private struct PlacesEarly: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].place(at: .zero, proposal: proposal)
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
