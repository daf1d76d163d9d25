import Foundation
import SwiftUI
import Testing
import Trellis
import TrellisDisplayList
import TrellisGraph
import struct TrellisGraphChecks.SplitMix
import TrellisTesting
import TrellisText

private struct Item: Identifiable, Equatable {
  let id: Int
  var title: String
  var value = 0
}

@Observable private final class Model {
  var items: [Item] = []
  var tint = 0
}

private let tints: [Color] = [.red, .green, .blue]

/// A row whose texts, colour, height and branch depend on its item.
private struct ItemRow: View {
  let item: Item
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 4) {
      tints[item.id % 3].frame(width: 10, height: CGFloat(10 + item.id % 4 * 5))
      VStack(alignment: .leading, spacing: 0) {
        Text(item.title)
        if item.value % 3 == 1 { Text("value \(item.value)").font(.system(size: 11)) } else { Color.gray }
      }
      Spacer(minLength: 0)
      Text(isEnabled ? "\(item.value)" : "off").accessibilityIdentifier("value \(item.id)")
    }
    .padding(.vertical, 2)
    .background(item.value.isMultiple(of: 2) ? Color.yellow : Color.clear)
  }
}

/// A row that has a state, whose initial value depends on its item, and records when it appears.
private struct StateRow: View {
  let item: Item
  let record: (String) -> Void
  @State private var first: String

  init(_ item: Item, record: @escaping (String) -> Void) {
    (self.item, self.record) = (item, record)
    first = "\(item.id) from \(item.title)"
  }

  var body: some View {
    Text("\(first), \(item.value)")
      .onAppear { record("\(item.id) appears") }
      .onDisappear { record("\(item.id) disappears") }
  }
}

/// A property of another module that keeps its first value, as a query keeps its result.
private struct Kept: GraphProperty {
  private final class Slot {
    let text: String
    init(_ text: String) { self.text = text }
  }

  var text: String

  mutating func link(to slot: inout AnyObject?, in host: PropertyHost) {
    let known = slot as? Slot ?? Slot(text)
    slot = known
    text = known.text
  }

  func origins(_ slot: AnyObject?) -> [AnyAttribute] { [] }
}

private struct KeptRow: View {
  let item: Item
  let kept: Kept

  init(_ item: Item) { (self.item, kept) = (item, Kept(text: "\(item.id)")) }

  var body: some View { Text("\(item.value), first \(kept.text)") }
}

private struct Rows<Row: View>: View {
  let model: Model
  @ViewBuilder let row: (Item) -> Row

  var body: some View {
    ScrollView { LazyVStack(spacing: 1) { ForEach(model.items, content: row) } }
      .foregroundStyle(tints[model.tint])
  }
}

/// A window that gets the same events as another one.
@MainActor private struct Window {
  let graph: ViewGraph

  init(_ view: some View, reusesRows: Bool) {
    graph = ViewGraph(
      root: view, size: CGSize(width: 200, height: 150), measurer: ArithmeticTextMeasurer(),
      recordsIdentities: true)
    graph.reusesRows = reusesRows
  }

  func scroll(by distance: Double) {
    let event = WheelEvent(at: CGPoint(x: 100, y: 75), by: CGSize(width: 0, height: distance))
    graph.send(InputEvent(.wheel(event)))
  }

  func picture(at time: Duration) -> [Substring] { "\(graph.update(at: time))".split(separator: "\n") }
}

@MainActor
@Suite struct ReusedRowsTests {
  /// Changes the items, or scrolls two windows, at random.
  private static func step(_ model: Model, _ windows: [Window], _ random: inout SplitMix, _ next: inout Int) {
    func edit() {
      guard !model.items.isEmpty || next == 0 else { return model.items = items(0..<100) }
      let index = random.below(max(1, model.items.count))
      switch random.below(9) {
      case 0:
        next += 1
        model.items.insert(Item(id: next, title: "new \(next)"), at: index)
      case 1: model.items.remove(at: index)
      case 2: model.items.append(model.items.remove(at: index))
      case 3: model.items[index].value += 1
      case 4: model.items[index].title += "!"
      case 5: model.items.swapAt(0, index)
      case 6: model.items = Array(model.items.dropFirst(random.below(10)))
      case 7: model.tint = random.below(3)
      default:
        next += 100
        model.items += items(next - 99..<next + 1)
        if model.items.count > 300 { model.items.removeFirst(150) }
      }
    }
    switch random.below(10) {
    case 0...5:
      let distance = Double(random.below(random.happens(30) ? 2000 : 60)) * (random.happens(40) ? -1 : 1)
      for window in windows { window.scroll(by: distance) }
    case 6: withAnimation(.linear(duration: 0.3)) { edit() }
    case 7 where random.happens(4): model.items = []
    default: edit()
    }
  }

  /// Returns the first different lines of two texts with their index, or nil if the texts are equal.
  private static func difference(_ first: [some StringProtocol], _ second: [some StringProtocol]) -> String? {
    if let index = zip(first, second).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      return
        "line \(index): \(first[max(0, index - 4)...index].joined(separator: "\n")) / \(second[max(0, index - 4)...index].joined(separator: "\n"))"
    }
    return first.count == second.count ? nil : "\(first.count) and \(second.count) lines"
  }

  private static func items(_ ids: Range<Int>) -> [Item] {
    ids.map { Item(id: $0, title: "row \($0)", value: $0) }
  }

  @Test(arguments: 0..<5) func `reused rows show what new rows show`(seed: UInt64) {
    let model = Model()
    model.items = Self.items(0..<100)
    let windows = [true, false].map { reuses in
      Window(Rows(model: model) { ItemRow(item: $0) }, reusesRows: reuses)
    }
    let recorders = windows.map { GraphRecorder(of: $0.graph.graph, capacity: 1 << 20) }
    var made = [0, 0]
    var (random, next, time) = (SplitMix(state: seed), 100, Duration.zero)
    for step in 0..<200 {
      Self.step(model, windows, &random, &next)
      time += .milliseconds(random.below(200))
      let (reused, new) = (windows[0].picture(at: time), windows[1].picture(at: time))
      for (index, recorder) in recorders.enumerated() {
        made[index] += recorder.numbers.count {
          if case .subgraphCreated = recorder[$0]!.event { true } else { false }
        }
        recorder.removeAll()
      }
      if let line = Self.difference(reused, new) {
        Issue.record("seed \(seed), step \(step): \(line)")
        return
      }
      #expect(windows[0].graph.needsUpdate == windows[1].graph.needsUpdate, "seed \(seed), step \(step)")
      let paths = Set(windows[0].graph.identityPaths.values)
      for id in reused.joined().matches(of: /identifier "value (\d+)"/).map(\.output.1) {
        #expect(
          paths.contains { $0.hasSuffix("ForEach[\(id)]/ItemRow") }, "seed \(seed), step \(step), row \(id)")
      }
    }
    #expect(made[0] < made[1], "seed \(seed): rows are reused")
  }

  @Test(arguments: 0..<2) func `rows with actions for their appearance are never reused`(seed: UInt64) {
    let model = Model()
    model.items = Self.items(0..<100)
    var logs: [[String]] = [[], []]
    let windows = [true, false].enumerated().map { index, reuses in
      Window(Rows(model: model) { StateRow($0) { logs[index].append($0) } }, reusesRows: reuses)
    }
    var (random, next, time) = (SplitMix(state: seed), 100, Duration.zero)
    for step in 0..<150 {
      Self.step(model, windows, &random, &next)
      time += .milliseconds(random.below(200))
      let (reused, new) = (windows[0].picture(at: time), windows[1].picture(at: time))
      if let line = Self.difference(reused, new) ?? Self.difference(logs[0], logs[1]) {
        Issue.record("seed \(seed), step \(step): \(line)")
        return
      }
    }
  }

  @Test func `rows with properties of other modules are never reused`() {
    let model = Model()
    model.items = Self.items(0..<100)
    let windows = [true, false].map { reuses in
      Window(Rows(model: model) { KeptRow($0) }, reusesRows: reuses)
    }
    for step in 0..<40 {
      for window in windows { window.scroll(by: 60) }
      let time = Duration.milliseconds(100 * step)
      let (reused, new) = (windows[0].picture(at: time), windows[1].picture(at: time))
      #expect(Self.difference(reused, new) == nil, "step \(step)")
    }
  }
}
