import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import struct TrellisGraphChecks.SplitMix
import TrellisTesting

/// The rows of a list, edited by tests.
@MainActor
@Observable
private final class Rows {
  var numbers: [Int]
  /// The rows drawn above the others.
  var raised: Set<Int> = []

  init(_ numbers: [Int]) { self.numbers = numbers }
}

/// Rows in a stack along the z axis, each at its own position.
private struct Pile: View {
  let rows: Rows

  var body: some View {
    ZStack {
      ForEach(rows.numbers, id: \.self) { number in
        Color.red.frame(width: 4, height: 4).offset(x: CGFloat(number % 40) * 5, y: CGFloat(number / 40) * 5)
      }
    }
  }
}

private struct Column: View {
  let rows: Rows

  var body: some View {
    VStack(spacing: 0) { ForEach(rows.numbers, id: \.self) { Text("\($0)") } }
  }
}

private struct Raised: View {
  let number: Int
  let rows: Rows

  var body: some View {
    Text("\(number)").zIndex(rows.raised.contains(number) ? 1 : 0)
  }
}

private struct Layers: View {
  let rows: Rows

  var body: some View {
    ZStack { ForEach(rows.numbers, id: \.self) { Raised(number: $0, rows: rows) } }
  }
}

private struct Buttons: View {
  @State private var pressed: [Int] = []

  var body: some View {
    VStack(spacing: 0) {
      Text("pressed \(pressed)")
      ForEach(0..<300, id: \.self) { number in Button("button \(number)") { pressed.append(number) } }
        .buttonStyle(.borderless)
    }
  }
}

/// A column whose lines of text are written one by one in the source.
private struct Lines: View {
  @State private var text = "one"

  var body: some View {
    VStack(spacing: 0) {
      Button("other") { text = "two" }
      Button("higher") { text = "1\n2" }
      Fifty()
      Text(text)
      Fifty()
    }
  }
}

private struct Fifty: View {
  var body: some View {
    Five()
    Five()
    Five()
    Five()
    Five()
    Five()
    Five()
    Five()
    Five()
    Five()
  }
}

private struct Five: View {
  var body: some View {
    Text("a")
    Text("b")
    Text("c")
    Text("d")
    Text("e")
  }
}

@MainActor
@Suite struct PaintGroupListTests {
  private let size = CGSize(width: 300, height: 300)

  /// Returns the number of items in the longest list.
  private func longest(_ list: DisplayList) -> Int {
    var length = list.items.count
    list.forEachItem { item, _ in
      if case .list(let list) = item.content { length = max(length, list.items.count) }
    }
    return length
  }

  @Test func `no list has more than 64 items`() {
    for count in [0, 1, 63, 64, 65, 66, 200, 1500] {
      let rows = Rows(Array(0..<count))
      let list = TestHost(Column(rows: rows), size: size).displayList
      #expect(longest(list) <= max(64, 2))
      // Up to 64 items are in the container's own list.
      if count <= 64, count > 1 { #expect(longest(list) == count) }
    }
  }

  @Test func `an inserted or removed row redraws only itself and its enclosing lists`() throws {
    let rows = Rows(Array(0..<1000))
    let host = TestHost(Pile(rows: rows), size: size)
    let places = [0, 1, 64, 200, 333, 700, 999]
    for (number, place) in zip(1000..., places) {
      let before = host.displayList
      let log = host.evaluations { rows.numbers.insert(number, at: place) }
      let damage = DisplayList.damage(from: before, to: host.displayList)
      // Redrawn are the row's three items, its group (or two groups, if the row begins one), and the container's list.
      #expect(log.count(of: "displayList") <= 10, "\(place) \(log)")
      #expect(damage.map(\.size) == [CGSize(width: 4, height: 4)], "\(place)")
    }
    for place in places {
      let before = host.displayList
      let log = host.evaluations { rows.numbers.remove(at: place) }
      let damage = DisplayList.damage(from: before, to: host.displayList)
      #expect(log.count(of: "displayList") <= 10, "\(place) \(log)")
      #expect(damage.map(\.size) == [CGSize(width: 4, height: 4)], "\(place)")
    }
  }

  @Test func `removed rows' groups are removed`() {
    let rows = Rows(Array(0..<70))
    let host = TestHost(Column(rows: rows), size: size)
    let (nodes, edges) = (host.nodeCount, host.edgeCount)
    var random = SplitMix(state: 7)
    for number in 70..<570 {
      let place = Int.random(in: 0...rows.numbers.count, using: &random)
      rows.numbers.insert(number, at: place)
      _ = host.displayList
      rows.numbers.remove(at: place)
      _ = host.displayList
    }
    #expect(host.nodeCount == nodes)
    #expect(host.edgeCount == edges)
    rows.numbers.removeSubrange(60...)
    #expect(host.nodeCount == TestHost(Column(rows: rows), size: size).nodeCount)
    rows.numbers = []
    let emptied = Rows([0])
    let other = TestHost(Column(rows: emptied), size: size)
    emptied.numbers = []
    #expect(host.nodeCount == other.nodeCount)
  }

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `inserted, removed and moved rows are drawn in their order`(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let rows = Rows(Array(0..<100))
    let host = TestHost(Column(rows: rows), size: size)
    var next = 100
    for _ in 0..<25 {
      let before = host.displayList
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let place = Int.random(in: 0...rows.numbers.count, using: &random)
        let count = Int.random(in: 1...60, using: &random)
        rows.numbers.insert(contentsOf: next..<next + count, at: place)
        next += count
      case 1: rows.numbers.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
      case 2:
        let ends = [0, 1].map { _ in Int.random(in: 0...rows.numbers.count, using: &random) }.sorted()
        rows.numbers[ends[0]..<ends[1]].reverse()
      case 3: rows.numbers.shuffle(using: &random)
      default:
        guard let last = rows.numbers.popLast() else { continue }
        rows.numbers.insert(last, at: 0)
      }
      #expect(host.texts == rows.numbers.map { "\($0)" })
      let scratch = TestHost(Column(rows: rows), size: size)
      #expect(host.elements == scratch.elements)
      #expect(longest(host.displayList) <= 64)
      // Redrawing the damage results in the expected picture.
      let bitmap = try Bitmap(width: 300, height: 300)
      let renderer = Renderer()
      renderer.draw(before, into: bitmap, background: .white)
      renderer.draw(
        host.displayList, into: bitmap, background: .white,
        damage: DisplayList.damage(from: before, to: host.displayList))
      let expected = try Bitmap(width: 300, height: 300)
      renderer.draw(scratch.displayList, into: expected, background: .white)
      #expect(try bitmap.pngData() == expected.pngData())
    }
  }

  @Test func `of many views, those with a higher z-index are drawn last`() {
    let rows = Rows(Array(0..<500))
    let host = TestHost(Layers(rows: rows), size: size)
    let log = host.evaluations { rows.raised = [250] }
    let others = rows.numbers.filter { $0 != 250 }.map { "\($0)" }
    #expect(host.texts == others + ["250"])
    #expect(log.count(of: "displayList") <= 8, "\(log)")
    #expect(log.count(of: "layoutComputer") == 0)
    rows.raised = [250, 3]
    #expect(host.texts.suffix(2) == ["3", "250"])
    rows.raised = []
    #expect(host.texts == rows.numbers.map { "\($0)" })
  }

  @Test func `grouped views are tapped and found in place`() throws {
    let host = TestHost(Buttons(), size: size)
    try host.tap("button 0")
    try host.tap("button 150")
    try host.tap("button 299")
    #expect(host.texts.first == "pressed [0, 150, 299]")
    #expect(try host.frame(ofText: "button 150").minY == host.frame(ofText: "button 149").maxY)
  }

  @Test func `a text that keeps its size among many lays out nothing around it`() throws {
    let host = TestHost(Lines(), size: CGSize(width: 300, height: 3000))
    let log = try host.evaluations { try host.tap("other") }
    #expect(host.texts[52] == "two")
    #expect(log.changes(of: "layoutComputer", named: "VStack") == 0)
    #expect(log.count(of: "placements") == 0)
    #expect(log.count(of: "geometry") == 0)
    #expect(log.count(of: "displayList") <= 5)
  }

  @Test func `a text that grows among many moves only those below it`() throws {
    let host = TestHost(Lines(), size: CGSize(width: 300, height: 3000))
    let log = try host.evaluations { try host.tap("higher") }
    #expect(log.count(of: "layoutComputer", named: "VStack") == 1)
    #expect(log.count(of: "placements", named: "VStack") == 1)
    // Only the column's geometry in the window changes. The fifty lines below are proposed another height, which doesn't matter to
    // a one-line text.
    #expect(log.changes(of: "geometry") == 1)
    #expect(log.changes(of: "placements", named: "VStack.group") == 1)
    #expect(log.count(of: "displayList", named: "Text") == 1)
  }
}
