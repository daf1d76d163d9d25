import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

extension TestHost {
  fileprivate func scroll(_ points: CGFloat) throws {
    try scroll(identifier: "scroll", by: CGSize(width: 0, height: points))
  }

  /// Returns the vertical center of a text.
  fileprivate func middle(_ text: String) throws -> CGFloat { try frame(ofText: text).midY }
}

private struct Block: View {
  let name: String
  var height: CGFloat = 20
  var body: some View { Text(name).frame(height: height) }
}

@Observable
private final class Model {
  var sections = [[Int]](repeating: Array(0..<1000), count: 10)
  var showsTop = false
  var heights: [Int: CGFloat] = [:]
  var lines: [String] = []
}

/// Fixed views, sections, conditions and rows within rows.
private struct Mixed: View {
  let model: Model
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        Block(name: "title")
        if model.showsTop { Block(name: "top") }
        ForEach(0..<model.sections.count, id: \.self) { section in
          Section {
            ForEach(model.sections[section], id: \.self) { row in
              Group {
                Block(name: "\(section)/\(row) a")
                Block(name: "\(section)/\(row) b")
              }
            }
          } header: {
            Block(name: "section \(section)")
          }
        }
        Block(name: "end")
      }
    }
    .accessibilityIdentifier("scroll")
  }
}

/// Rows of different heights, unknown until they are visible.
private struct Uneven: View {
  let model: Model
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000, id: \.self) { index in
          Block(name: "\(index)", height: model.heights[index] ?? CGFloat(10 + index * 7 % 30))
        }
      }
    }
    .accessibilityIdentifier("scroll")
  }
}

@MainActor
@Suite struct LazyStackContentTests {
  private let size = CGSize(width: 200, height: 100)

  @Test func `sections, groups, conditions and nested rows are built when visible`() throws {
    let model = Model()
    let host = TestHost(Mixed(model: model), size: size)
    #expect(host.texts == ["title", "section 0", "0/0 a", "0/0 b", "0/1 a"])
    let log = host.evaluations { model.showsTop = true }
    #expect(host.texts == ["title", "top", "section 0", "0/0 a", "0/0 b"])
    #expect(log.bodies(of: Block.self) == 1)
    // The title and the view at the top, then four sections with a header and 2000 views each.
    try host.scroll(20 * (2 + 4 * 2001 + 1 + 10))
    #expect(host.texts == ["4/5 a", "4/5 b", "4/6 a", "4/6 b", "4/7 a"])
    try host.scroll(1_000_000)
    #expect(host.texts == ["9/998 a", "9/998 b", "9/999 a", "9/999 b", "end"])
    model.sections.removeLast(9)
    #expect(host.texts == ["0/998 a", "0/998 b", "0/999 a", "0/999 b", "end"])
  }

  @Test func `conditional rows are counted when visible, and leave no gaps`() throws {
    struct Filtered: View {
      let model: Model
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { index in
              if !index.isMultiple(of: model.showsTop ? 2 : 3) { Block(name: "\(index)") }
            }
          }
        }
        .accessibilityIdentifier("scroll")
      }
    }
    let model = Model()
    let host = TestHost(Filtered(model: model), size: size)
    #expect(host.texts == ["1", "2", "4", "5", "7"])
    // Rows that were never visible count as one view each.
    try host.scroll(20 * 40)
    #expect(host.texts == ["43", "44", "46", "47", "49"])
    model.showsTop = true
    #expect(host.texts == ["45", "47", "49", "51", "53"])
    try host.scroll(100_000)
    #expect(host.texts == ["91", "93", "95", "97", "99"])
    try host.scroll(-100_000)
    #expect(host.texts == ["1", "3", "5", "7", "9"])
  }

  @Test func `visible rows stay in place while heights above are measured`() throws {
    let host = TestHost(Uneven(model: Model()), size: size)
    // Jumps past unmeasured rows, to a row between 200 and 300 whose position is an estimate.
    try host.scroll(5000)
    for _ in 0..<650 {
      guard let top = host.texts.dropFirst().first else { break }
      let before = try host.middle(top)
      try host.scroll(-7)
      // Rounding errors of fractional offsets add up on the way.
      #expect(try abs(host.middle(top) - before - 7) < 1e-9)
      #expect(!host.needsUpdate)
      if host.texts.first == "0" { break }
    }
    try host.scroll(-1_000_000)
    #expect(host.texts.first == "0")
    #expect(try host.middle("0") == 5)
    // The last row's position is exact, too. It is known once the end is near.
    for _ in 0..<3 { try host.scroll(1_000_000) }
    let last = CGFloat(10 + 999 * 7 % 30)
    #expect(try host.middle("999") == 100 - last / 2)
  }

  @Test
  func `growth of a view above moves nothing while it is off screen, and the rows below once visible`()
    throws
  {
    let model = Model()
    let host = TestHost(Uneven(model: model), size: size)
    try host.scroll(40)
    let (first, second) = (host.texts[0], host.texts[1])
    let before = try host.middle(second)
    model.heights[Int(first)!] = 60
    #expect(try host.middle(second) != before)
  }

  @Test func `resizing the window keeps the first visible view`() throws {
    struct Texts: View {
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<500, id: \.self) { index in
              Text(String(repeating: "word \(index) ", count: 1 + index % 5))
            }
          }
        }
        .accessibilityIdentifier("scroll")
      }
    }
    let host = TestHost(Texts(), size: CGSize(width: 300, height: 100))
    try host.scroll(3000)
    let first = host.texts[0]
    host.size.width = 100
    #expect(host.texts[0] == first)
    host.size.width = 300
    #expect(host.texts[0] == first)
  }

  @Test func `a lazy stack has the proposed width, or its first view's`() throws {
    let stack = LazyVStack {
      Color.red.frame(width: 30, height: 10); Color.blue.frame(width: 50, height: 10)
    }
    .accessibilityIdentifier("stack")
    let host = TestHost(stack, size: size)
    #expect(try host.frame(ofIdentifier: "stack").size == CGSize(width: 200, height: 28))
    let ideal = TestHost(stack.fixedSize(), size: size)
    #expect(try ideal.frame(ofIdentifier: "stack").size == CGSize(width: 30, height: 28))
  }

  @Test(arguments: [HorizontalAlignment.leading, .center, .trailing])
  func `a lazy stack's views follow its alignment`(alignment: HorizontalAlignment) throws {
    let host = TestHost(
      ScrollView {
        LazyVStack(alignment: alignment) {
          Color.red.frame(width: 30, height: 10).accessibilityIdentifier("view")
        }
      }, size: size)
    let expected: CGFloat = alignment == .leading ? 0 : alignment == .center ? 85 : 170
    #expect(try host.frame(ofIdentifier: "view").minX == expected)
  }

  @Test func `a lazy stack proposes nil along its axis, whatever its proposal`() throws {
    let host = TestHost(
      LazyVStack { Color.red.accessibilityIdentifier("view") }.frame(height: 80), size: size)
    #expect(try host.frame(ofIdentifier: "view").size == CGSize(width: 200, height: 10))
  }

  @Test func `outside a scroll view, only views in the window exist`() throws {
    let host = TestHost(
      LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Block(name: "\($0)") } }
        .frame(height: 100, alignment: .top), size: size)
    #expect(host.texts == ["0", "1", "2", "3", "4"])
    host.size.height = 140
    #expect(host.texts == ["0", "1", "2", "3", "4", "5"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a lazy HStack starts at the leading edge, and extends to the trailing one`(direction: LayoutDirection)
    throws
  {
    let row = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Text("\($0)").frame(width: 40) } }
    }
    .accessibilityIdentifier("scroll").environment(\.layoutDirection, direction)
    let host = TestHost(row, size: size)
    let isMirrored = direction == .rightToLeft
    #expect(host.texts == ["0", "1", "2", "3", "4"])
    #expect(try host.frame(ofText: "0").midX == (isMirrored ? 180 : 20))
    try host.scroll(identifier: "scroll", by: CGSize(width: isMirrored ? -400 : 400, height: 0))
    #expect(host.texts == ["10", "11", "12", "13", "14"])
    #expect(try host.frame(ofText: "10").midX == (isMirrored ? 180 : 20))
  }

  @Test func `views in a scrolled out row disappear with it, including lazy stacks`() throws {
    struct Shelves: View {
      let model: Model
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { shelf in
              ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                  ForEach(0..<100, id: \.self) { book in
                    Text("\(shelf)/\(book)").frame(width: 100, height: 50)
                      .onAppear { model.lines.append("+\(shelf)/\(book)") }
                      .onDisappear { model.lines.append("-\(shelf)/\(book)") }
                  }
                }
              }
            }
          }
        }
        .accessibilityIdentifier("scroll")
      }
    }
    let model = Model()
    let host = TestHost(Shelves(model: model), size: size)
    func take() -> [String] {
      defer { model.lines = [] }
      return model.lines.sorted()
    }
    #expect(take() == ["+0/0", "+0/1", "+1/0", "+1/1"])
    host.scroll(at: CGPoint(x: 10, y: 10), by: CGSize(width: 200, height: 0))
    _ = host.displayList
    #expect(take() == ["+0/2", "+0/3", "-0/0", "-0/1"])
    try host.scroll(50)
    #expect(host.texts == ["1/0", "1/1", "2/0", "2/1"])
    #expect(take() == ["+2/0", "+2/1", "-0/2", "-0/3"])
    // Back at the start: the first shelf has kept its scroll offset.
    try host.scroll(-50)
    #expect(host.texts == ["0/2", "0/3", "1/0", "1/1"])
    #expect(take() == ["+0/2", "+0/3", "-2/0", "-2/1"])
  }

  @Test func `a lazy stack may have no view, one view, and views without height`() throws {
    let model = Model()
    model.sections = [[]]
    struct Plain: View {
      let model: Model
      var height: CGFloat = 20
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(model.sections[0], id: \.self) { Block(name: "\($0)", height: height) }
          }
        }
      }
    }
    let host = TestHost(Plain(model: model), size: size)
    #expect(host.texts == [])
    model.sections = [[1]]
    #expect(host.texts == ["1"])
    model.sections = [[]]
    #expect(host.texts == [])
    model.sections = [[0, 1, 2]]
    #expect(TestHost(Plain(model: model, height: 0), size: size).texts == ["0", "1", "2"])
  }
}

/// The actions of views that appear and disappear in a lazy stack.
@MainActor
@Suite struct LazyStackEventTests {
  private struct SumKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Observable fileprivate final class Events {
    var number = 0
    @ObservationIgnored var lines: [String] = []
  }

  private struct Row: View {
    let index: Int
    let events: Events
    var body: some View {
      let number = events.number
      Color.red.frame(height: 50)
        .onChange(of: number) { events.lines.append("\(index): \($1)") }
        .task {
          events.lines.append("\(index) begins")
          await untilCancelled()
          events.lines.append("\(index) cancelled")
        }
        .preference(key: SumKey.self, value: 1)
    }
  }

  private struct Rows: View {
    let events: Events
    @State private var sum = 0
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          Text(verbatim: "sum \(sum)").frame(height: 50)
          ForEach(0..<100) { Row(index: $0, events: events) }
        }
        .onPreferenceChange(SumKey.self) { sum = $0 }
      }
      .accessibilityIdentifier("scroll")
    }
  }

  @Test func `an off-screen row isn't evaluated, notified of changes or asked for preferences`() async throws
  {
    let events = Events()
    let host = TestHost(Rows(events: events), size: CGSize(width: 200, height: 150))
    #expect(host.texts == ["sum 2"])
    #expect(events.lines.sorted() == ["0 begins", "1 begins"])
    events.lines = []
    try host.scroll(250)
    _ = host.displayList
    try await host.wait(for: "the tasks of rows that left") { events.lines.count == 5 }
    #expect(
      events.lines.sorted() == ["0 cancelled", "1 cancelled", "4 begins", "5 begins", "6 begins"])
    events.lines = []
    let log = host.evaluations { events.number = 1 }
    #expect(log.bodies(of: Row.self) == 3)
    #expect(events.lines.sorted() == ["4: 1", "5: 1", "6: 1"])
    events.lines = []
    // A change while a row was off screen isn't reported to the row.
    try host.scroll(-250)
    #expect(host.texts == ["sum 2"])
    #expect(events.lines.filter { $0.contains(":") } == [])
  }
}
