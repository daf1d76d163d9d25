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
  var isOn: Bool

  init(_ id: Int) { (self.id, title, isOn) = (id, "row \(id)", id % 3 == 0) }
}

@Observable private final class Model {
  var items: [Item]

  init(_ count: Int) { items = (0..<count).map { Item($0) } }
}

/// A view without properties of its own, whose state begins with a constant.
private struct Stars: View {
  @State private var count = 0

  var body: some View { Button("stars \(count)") { count += 1 }.buttonStyle(.plain) }
}

/// A view that is equal to one of another row, but begins with another state.
private struct Mark: View {
  @State private var text: String

  init(_ text: String) { self.text = text }

  var body: some View { Button(text) { text += "!" }.buttonStyle(.plain) }
}

/// A row of controls, with states whose initial values depend on the item.
private struct ControlRow: View {
  @Binding var item: Item
  @State private var first: Int
  @State private var isOpen = false

  init(_ item: Binding<Item>) {
    _item = item
    first = item.wrappedValue.id
  }

  var body: some View {
    HStack(spacing: 4) {
      TextField("Name", text: $item.title, axis: item.id % 7 == 3 ? .vertical : .horizontal)
      Toggle("On", isOn: $item.isOn).labelsHidden().toggleStyle(.switch)
      Toggle("Open", isOn: $isOpen).labelsHidden().toggleStyle(.checkbox)
      if isOpen { Mark("mark \(first)") } else { Stars() }
      Button("\(first)") { first += 100 }
    }
    .opacity(item.isOn ? 1 : 0.5)
    .frame(height: CGFloat(24 + item.id % 3 * 8))
    .accessibilityIdentifier("row \(item.id)")
  }
}

private struct BindingRows: View {
  @Bindable var model: Model

  var body: some View {
    ScrollView { LazyVStack(spacing: 1) { ForEach($model.items) { ControlRow($0) } } }
  }
}

private struct ValueRows: View {
  let model: Model

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 1) {
        ForEach(model.items) { item in
          HStack {
            Image(systemName: ["star", "heart", "trash"][item.id % 3])
            Stars()
            Mark("mark \(item.id)")
            Toggle(item.title, isOn: .constant(item.isOn))
            TextField("Name", text: .constant(item.title)).textFieldStyle(.plain)
          }
          .frame(height: 30)
        }
      }
    }
  }
}

/// A window that gets the same events as another one, with a model of its own.
@MainActor private final class Window {
  let graph: ViewGraph
  let model: Model
  private let recorder: GraphRecorder
  private(set) var subgraphs = 0

  init(_ root: (Model) -> some View, reusesRows: Bool) {
    let model = Model(60)
    self.model = model
    graph = ViewGraph(
      root: root(model), size: CGSize(width: 300, height: 150), measurer: ArithmeticTextMeasurer())
    graph.reusesRows = reusesRows
    recorder = GraphRecorder(of: graph.graph, capacity: 1 << 14)
  }

  func send(_ action: InputEvent.Action, at time: Duration) { graph.send(InputEvent(action, time: time)) }

  /// The drawing, without the numbers of responders and attributes.
  func picture(at time: Duration) -> String {
    let text = "\(graph.update(at: time))".replacing(/(responder|action|activate) #?\d+/) { "\($0.output.1)" }
    subgraphs += recorder.numbers.count {
      if case .subgraphCreated = recorder[$0]!.event { true } else { false }
    }
    recorder.removeAll()
    return text
  }
}

/// Random events and edits, the same for all windows.
@MainActor private struct Storm {
  var random: SplitMix
  var next = 60
  var time = Duration.zero

  mutating func step(_ windows: [Window]) {
    time += .milliseconds(random.below(random.happens(20) ? 2000 : 50))
    func send(_ action: InputEvent.Action) { for window in windows { window.send(action, at: time) } }
    let point = CGPoint(x: random.below(300), y: random.below(150))
    switch random.below(20) {
    case 0...8:
      let distance = Double(random.below(random.happens(20) ? 900 : 60)) * (random.happens(40) ? -1 : 1)
      send(.wheel(WheelEvent(at: point, by: CGSize(width: 0, height: distance))))
    case 9...11:
      send(.pointer(PointerEvent(.down, at: point)))
      if random.happens(50) { for window in windows { _ = window.graph.update(at: time) } }
      send(.pointer(PointerEvent(.up, at: point)))
    case 12: send(.pointer(PointerEvent(.moved, at: point, clickCount: 0)))
    case 13: send(.text(["a", "b", "x y"][random.below(3)]))
    case 14: press([.tab, .space, .return, .rightArrow, .delete, .escape][random.below(6)], windows)
    case 15: if random.happens(30) { withAnimation(.linear(duration: 0.3)) { edit(windows) } }
    default: edit(windows)
    }
  }

  private func press(_ key: KeyEquivalent, _ windows: [Window]) {
    for window in windows {
      window.send(.key(KeyPress(key, characters: "", modifiers: [])), at: time)
      window.send(.key(KeyPress(key, phase: .up, characters: "", modifiers: [])), at: time)
    }
  }

  private mutating func edit(_ windows: [Window]) {
    let count = windows[0].model.items.count
    let (kind, index) = (random.below(7), random.below(max(1, count)))
    next += 40
    for model in windows.map(\.model) {
      if count == 0 || kind == 0 && count < 100 {
        model.items += (next - 39...next).map { Item($0) }
        continue
      }
      switch kind {
      case 1: model.items.remove(at: index)
      case 2: model.items.insert(Item(next), at: index)
      case 3: model.items.swapAt(0, index)
      case 4: model.items[index].title += "+"
      case 5: model.items[index].isOn.toggle()
      default: model.items = Array(model.items.dropFirst(index % 5))
      }
    }
  }
}

@MainActor
@Suite struct ReusedControlsTests {
  /// The number of steps of each seed, and the number of seeds: more for a long search.
  private nonisolated static let (steps, seeds): (Int, Int) = {
    let words = ProcessInfo.processInfo.environment["TRELLIS_REUSED_ROWS"]?.split(separator: "x") ?? []
    return words.count == 2 ? (Int(words[0])!, Int(words[1])!) : (120, 3)
  }()

  /// Returns the first difference of two texts, with the lines before it, or nil if the texts are equal.
  private static func difference(_ first: String, _ second: String) -> String? {
    if first == second { return nil }
    let (lines, others) = (first.split(separator: "\n"), second.split(separator: "\n"))
    let index =
      zip(lines, others).enumerated().first { $1.0 != $1.1 }?.offset ?? min(lines.count, others.count)
    let parts = [lines, others].map { $0.dropFirst(max(0, index - 3)).prefix(4).joined(separator: "\n") }
    return "line \(index): \(parts[0]) / \(parts[1])"
  }

  private static func compare(_ seed: Int, _ root: (Model) -> some View) {
    let windows = [true, false].map { Window(root, reusesRows: $0) }
    var storm = Storm(random: SplitMix(state: UInt64(seed)))
    for step in 0..<steps {
      storm.step(windows)
      let (reused, new) = (windows[0].picture(at: storm.time), windows[1].picture(at: storm.time))
      let line =
        difference(reused, new)
        ?? (windows[0].model.items == windows[1].model.items ? nil : "the items differ")
        ?? (windows[0].graph.textInputArea == windows[1].graph.textInputArea ? nil : "the focus differs")
      if let line {
        Issue.record("seed \(seed), step \(step): \(line)")
        return
      }
      #expect(windows[0].graph.needsUpdate == windows[1].graph.needsUpdate, "seed \(seed), step \(step)")
    }
    #expect(windows[0].subgraphs < windows[1].subgraphs, "seed \(seed): rows are reused")
  }

  @Test(arguments: 0..<seeds) func `reused controls of bindings show what new ones show`(seed: Int) {
    Self.compare(seed) { BindingRows(model: $0) }
  }

  @Test(arguments: 0..<seeds) func `reused controls of values show what new ones show`(seed: Int) {
    Self.compare(seed) { ValueRows(model: $0) }
  }
}

// MARK: - Leaks

/// A row that hands out its binding and a closure that writes its state.
private struct LeakyRow: View {
  @Binding var item: Item
  let hand: (Int, Binding<Item>, @escaping () -> Void) -> Void
  @State private var count = 0

  var body: some View {
    hand(item.id, $item) { count += 1 }
    return Text("\(item.title): \(count)").frame(height: 30)
  }
}

private struct LeakyRows: View {
  @Bindable var model: Model
  let hand: (Int, Binding<Item>, @escaping () -> Void) -> Void

  var body: some View {
    ScrollView { LazyVStack(spacing: 0) { ForEach($model.items) { LeakyRow(item: $0, hand: hand) } } }
  }
}

extension ReusedControlsTests {
  /// A host whose rows 3 to 7 were hidden and reused, and what each row handed out when it was first shown.
  private static func scrolled() -> (
    host: TestHost, model: Model, handed: [Int: (binding: Binding<Item>, write: () -> Void)]
  ) {
    var handed: [Int: (binding: Binding<Item>, write: () -> Void)] = [:]
    let model = Model(100)
    let host = TestHost(
      LeakyRows(model: model) { id, binding, write in
        if handed[id] == nil { handed[id] = (binding, write) }
      }, size: CGSize(width: 200, height: 150))
    for _ in 0..<6 { host.scroll(at: CGPoint(x: 100, y: 75), by: CGSize(width: 0, height: 150)) }
    _ = host.displayList
    return (host, model, handed)
  }

  @Test func `a state of a row is never that of a row that is shown in its place`() {
    let (host, _, handed) = Self.scrolled()
    let shown = host.texts
    #expect(shown.contains("row 32: 0"))
    for id in 1..<20 { handed[id]?.write() }
    #expect(host.texts == shown)
    handed[32]?.write()
    #expect(host.texts.contains("row 32: 1"))
  }

  @Test func `a binding of a row never leads to the row that is shown in its place`() {
    let (host, model, handed) = Self.scrolled()
    let titles = model.items.map(\.title)
    for id in 1..<20 { handed[id]?.binding.wrappedValue.title = "written" }
    #expect(Array(model.items.map(\.title)[20...]) == Array(titles[20...]))
    #expect(!host.texts.contains { $0.hasPrefix("written") })
    #expect(handed[5]?.binding.wrappedValue.id == 5)
  }

  @Test func `rows of controls are reused`() {
    func subgraphs(reusesRows: Bool) -> Int {
      let window = Window({ BindingRows(model: $0) }, reusesRows: reusesRows)
      for step in 0..<30 {
        let time = Duration.milliseconds(100 * step)
        window.send(.wheel(WheelEvent(at: CGPoint(x: 2, y: 75), by: CGSize(width: 0, height: 40))), at: time)
        _ = window.picture(at: time)
      }
      return window.subgraphs
    }
    let (reused, new) = (subgraphs(reusesRows: true), subgraphs(reusesRows: false))
    #expect(reused * 2 < new, "\(reused) and \(new)")
  }
}
