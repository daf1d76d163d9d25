import Observation
import SwiftUI
import Testing
import TrellisTesting

@Observable private final class Model {
  var length: CGFloat = 20
  var other = 0
}

/// A custom layout whose results come from closures, which may read state.
private struct Reading: Layout {
  var size: () -> CGSize = { CGSize(width: 20, height: 20) }
  var guide: () -> CGFloat? = { nil }
  var origin: () -> CGPoint = { .zero }
  var distance: () -> CGFloat = { 0 }

  /// The size when the cache was made.
  struct Cache {
    var size: CGSize
  }
  var cached: () -> CGSize = { .zero }

  func makeCache(subviews: Subviews) -> Cache { Cache(size: cached()) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let size = size()
    return CGSize(width: size.width + cache.size.width, height: size.height + cache.size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let origin = origin()
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guide == .leading ? self.guide() : nil
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    let distance = distance()
    return distance > 0 ? ViewSpacing() : subviews.isEmpty ? ViewSpacing() : subviews[0].spacing
  }
}

/// State that a program reads during layout, not in a body.
///
/// When the state changes, everything laid out with it is laid out again, however many containers have cached results.
@MainActor
@Suite struct LayoutStateTests {
  private let window = CGSize(width: 200, height: 200)

  /// A view with a state that its body doesn't read.
  ///
  /// The state is read deep inside other views.
  private struct Bound<Content: View>: View {
    @State private var length: CGFloat = 20
    let content: (Binding<CGFloat>) -> Content

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("change") { length += 30 }
        HStack(spacing: 0) {
          VStack(alignment: .leading, spacing: 0) { content($length) }
            .padding(1).fixedSize()
        }
        Color.red.frame(width: 5, height: 5).accessibilityIdentifier("below")
      }
    }
  }

  private func host<Content: View>(
    @ViewBuilder _ content: @escaping (Binding<CGFloat>) -> Content
  ) -> TestHost {
    TestHost(Bound(content: content), size: window)
  }

  @Test func `a layout's size follows a state that it reads while it measures`() throws {
    let host = host { length in
      Reading(size: { CGSize(width: length.wrappedValue, height: length.wrappedValue) })() {}
        .background(Color.blue).accessibilityIdentifier("a")
    }
    #expect(try host.frame(ofIdentifier: "a").size == CGSize(width: 20, height: 20))
    let below = try host.frame(ofIdentifier: "below").minY - host.frame(ofIdentifier: "a").minY
    #expect(below == 21)
    for length: CGFloat in [50, 80, 110] {
      let log = try host.evaluations { try host.tap("change") }
      #expect(try host.frame(ofIdentifier: "a").size == CGSize(width: length, height: length))
      let below = try host.frame(ofIdentifier: "below").minY - host.frame(ofIdentifier: "a").minY
      #expect(below == length + 1)
      #expect(log.bodies == 0)
    }
  }

  @Test func `a guide follows a state that its closure reads`() throws {
    let host = host { length in
      Color.red.frame(width: 30, height: 10).accessibilityIdentifier("fixed")
      Color.blue.frame(width: 30, height: 10).alignmentGuide(.leading) { _ in -length.wrappedValue }
        .accessibilityIdentifier("a")
    }
    func distance() throws -> CGFloat {
      try host.frame(ofIdentifier: "a").minX - host.frame(ofIdentifier: "fixed").minX
    }
    #expect(try distance() == 20)
    try host.tap("change")
    #expect(try distance() == 50)
    try host.tap("change")
    #expect(try distance() == 80)
  }

  @Test func `a layout's explicit alignment follows a state`() throws {
    let host = host { length in
      Color.red.frame(width: 30, height: 10).accessibilityIdentifier("fixed")
      Reading(guide: { -length.wrappedValue })() {}.background(Color.blue).accessibilityIdentifier("a")
    }
    func distance() throws -> CGFloat {
      try host.frame(ofIdentifier: "a").minX - host.frame(ofIdentifier: "fixed").minX
    }
    #expect(try distance() == 20)
    try host.tap("change")
    #expect(try distance() == 50)
  }

  @Test func `a layout places its views by a state, and nothing else is laid out`() throws {
    let host = host { length in
      Reading(origin: { CGPoint(x: length.wrappedValue, y: 0) })() {
        Color.red.frame(width: 5, height: 5).accessibilityIdentifier("a")
      }
    }
    let before = try host.frame(ofIdentifier: "a").minX
    let log = try host.evaluations { try host.tap("change") }
    #expect(try host.frame(ofIdentifier: "a").minX == before + 30)
    #expect(log.count(of: "layoutComputer") == 0)
    #expect(log.count(of: "placements", named: "Reading") == 1)
    #expect(log.count(of: "placements", named: "VStack") == 0)
  }

  @Test func `a layout's cache may depend on state`() throws {
    let host = host { length in
      Reading(cached: { CGSize(width: length.wrappedValue, height: 0) })() {}
        .background(Color.blue).accessibilityIdentifier("a")
    }
    #expect(try host.frame(ofIdentifier: "a").width == 40)
    try host.tap("change")
    #expect(try host.frame(ofIdentifier: "a").width == 70)
  }

  @Test func `a layout's spacing follows a state`() throws {
    // At first the layout has its text's spacing. After the change it prefers no spacing, and the default applies.
    let host = TestHost(
      Bound { length in
        VStack {
          Color.red.frame(width: 5, height: 5).accessibilityIdentifier("above")
          Reading(distance: { length.wrappedValue - 20 })() { Text("a") }.background(Color.blue)
            .accessibilityIdentifier("a")
        }
      }, size: window)
    func gap() throws -> CGFloat {
      try host.frame(ofIdentifier: "a").minY - host.frame(ofIdentifier: "above").maxY
    }
    let before = try gap()
    try host.tap("change")
    let fresh = try gap()
    #expect(before != fresh)
  }

  @Test func `a layout follows a property of an observable object`() throws {
    let model = Model()
    let host = TestHost(
      VStack(spacing: 0) {
        Reading(size: { CGSize(width: model.length, height: 10) })() {}.background(Color.blue)
          .accessibilityIdentifier("a")
      }, size: window)
    #expect(try host.frame(ofIdentifier: "a").width == 20)
    model.length = 70
    #expect(try host.frame(ofIdentifier: "a").width == 70)
    let log = host.evaluations {
      model.other = 1
      _ = host.displayList
    }
    #expect(log.entries.isEmpty)
    model.length = 90
    #expect(try host.frame(ofIdentifier: "a").width == 90)
  }

  private struct Rows: View {
    @State private var length: CGFloat = 20

    var body: some View {
      let binding = $length
      VStack(alignment: .leading, spacing: 0) {
        Button("change") { length += 30 }
        ForEach(0..<3) { number in
          HStack(spacing: 0) {
            if number == 1 {
              Reading(size: { CGSize(width: binding.wrappedValue, height: binding.wrappedValue) })() {}
            }
            Color.red.frame(width: 5, height: 5).accessibilityIdentifier("\(number)")
          }
        }
      }
    }
  }

  @Test func `rows behind a row that reads a state move with it`() throws {
    let host = TestHost(Rows(), size: window)
    for length: CGFloat in [20, 50, 80] {
      let (first, last) = (try host.frame(ofIdentifier: "0"), try host.frame(ofIdentifier: "2"))
      #expect(last.minY - first.maxY == length)
      #expect(try host.frame(ofIdentifier: "1").minX - last.minX == length)
      try host.tap("change")
    }
  }

  @Test func `sizes measured after a window resize are measured again when the state changes`() throws {
    let host = host { length in
      Reading(size: { CGSize(width: length.wrappedValue, height: 20) })() {}.frame(maxWidth: .infinity)
        .background(Color.blue).accessibilityIdentifier("a")
    }
    try host.tap("change")
    host.size = CGSize(width: 300, height: 300)
    #expect(try host.frame(ofIdentifier: "a").width == 50)
    try host.tap("change")
    #expect(try host.frame(ofIdentifier: "a").width == 80)
    host.size = window
    #expect(try host.frame(ofIdentifier: "a").width == 80)
  }

  @Test func `a geometry reader's closure follows a state that it reads`() throws {
    let host = host { length in
      GeometryReader { proxy in
        Color.red.frame(width: length.wrappedValue + proxy.size.height).accessibilityIdentifier("a")
      }.frame(width: 150, height: 10)
    }
    #expect(try host.frame(ofIdentifier: "a").width == 30)
    try host.tap("change")
    #expect(try host.frame(ofIdentifier: "a").width == 60)
  }

  @Test func `ViewThatFits follows a state that a layout in it reads`() throws {
    let host = host { length in
      ViewThatFits(in: .horizontal) {
        Reading(size: { CGSize(width: length.wrappedValue, height: 10) })() { Text("wide") }
        Text("narrow")
      }.frame(width: 40)
    }
    #expect(host.texts.contains("wide"))
    try host.tap("change")
    #expect(host.texts.contains("narrow") && !host.texts.contains("wide"))
  }

  private struct Choosing: View {
    @State private var usesSecond = false
    @State private var first: CGFloat = 20
    @State private var second: CGFloat = 30

    var body: some View {
      let (choice, first, second) = ($usesSecond, $first, $second)
      VStack(spacing: 0) {
        Button("choose") { usesSecond.toggle() }
        Button("first") { self.first += 1 }
        Button("second") { self.second += 1 }
        Reading(size: {
          CGSize(width: choice.wrappedValue ? second.wrappedValue : first.wrappedValue, height: 10)
        })() {}.background(Color.blue).accessibilityIdentifier("a")
      }
    }
  }

  @Test func `a layout that no longer reads a state doesn't run when it changes`() throws {
    let host = TestHost(Choosing(), size: window)
    _ = host.displayList
    #expect(try host.evaluations { try host.tap("second") }.entries.isEmpty)
    try host.tap("choose")
    #expect(try host.frame(ofIdentifier: "a").width == 31)
    #expect(try host.evaluations { try host.tap("first") }.entries.isEmpty)
    try host.tap("second")
    #expect(try host.frame(ofIdentifier: "a").width == 32)
    try host.tap("choose")
    #expect(try host.frame(ofIdentifier: "a").width == 21)
  }

  /// A layout that uses in `placeSubviews` the width for which it was measured last.
  private struct Remembering: Layout {
    func makeCache(subviews: Subviews) -> CGFloat { -1 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
      cache = proposal.width ?? 30
      return CGSize(width: cache, height: 30)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
    ) {
      for subview in subviews {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(width: cache, height: 10))
      }
    }
  }

  private struct Remembered: View {
    @State private var count = 0
    var body: some View {
      VStack(spacing: 0) {
        Button("next") { count += 1 }
        Remembering { Color.red.opacity(Double(count) / 10).accessibilityIdentifier("area") }
      }
    }
  }

  @Test func `a layout is placed after it was measured for the same proposal`() throws {
    let host = TestHost(Remembered(), size: CGSize(width: 200, height: 100))
    for _ in 0..<3 {
      #expect(try host.frame(ofIdentifier: "area").width == 200)
      #expect(host.minimumSize.width < 200)
      try host.tap("next")
    }
    #expect(try host.frame(ofIdentifier: "area").width == 200)
  }
}
