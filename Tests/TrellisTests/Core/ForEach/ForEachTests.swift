import Foundation
import Observation
import SwiftUI
import Testing
import TrellisGraph
import TrellisTesting

@MainActor
@Suite struct ForEachTests {
  fileprivate struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @Observable
  fileprivate final class Items {
    var items: [Item]
    var other = 0
    /// The number of calls of a row's closure.
    @ObservationIgnored var calls = 0

    init(_ count: Int) {
      items = (0..<count).map { Item(id: $0, name: "n\($0)") }
    }
  }

  private struct Row: View {
    let item: Item
    var body: some View { Text(item.name) }
  }

  /// Rows with a closure that captures nothing.
  private struct Plain: View {
    let model: Items
    var body: some View {
      ScrollView { VStack { ForEach(model.items) { Row(item: $0) } } }
    }
  }

  /// Rows with a closure that captures the model, and that is a new one at each evaluation of the body.
  private struct Capturing: View {
    let model: Items
    var body: some View {
      let last = model.items.last?.id
      VStack {
        ForEach(model.items) { item in
          let _ = model.calls += 1
          Row(item: item).layoutPriority(item.id == last ? 1 : 0)
        }
      }
    }
  }

  @Test func `remaining rows aren't evaluated when others are inserted, moved or removed`() {
    let model = Items(2000)
    let host = TestHost(Plain(model: model))
    func count(_ change: (inout [Item]) -> Void) -> (bodies: Int, rows: Int) {
      let log = host.evaluations { change(&model.items) }
      return (log.bodies(of: Row.self), log.count(of: "view", named: "Row"))
    }
    #expect(count { $0.insert(Item(id: -1, name: "new"), at: 0) } == (1, 1))
    #expect(host.texts.prefix(2) == ["new", "n0"])
    #expect(count { $0.move(from: 0, to: 1800) } == (0, 0))
    #expect(count { $0.remove(at: 900) } == (0, 0))
    #expect(count { $0[17].name = "other" } == (1, 1))
    #expect(host.texts.count == 2000)
  }

  @Test
  func
    `a ForEach closure with captures runs for every row, but equal rows' bodies don't`()
  {
    let model = Items(100)
    let host = TestHost(Capturing(model: model))
    model.calls = 0
    let log = host.evaluations { model.items.removeFirst() }
    #expect(model.calls == 99)
    #expect(log.bodies(of: Row.self) == 0)
  }

  @Test func `removing rows removes exactly their nodes`() {
    let model = Items(0)
    let host = TestHost(Plain(model: model))
    model.items = [Item(id: -1, name: "first")]
    _ = host.displayList
    // The number of attributes that don't belong to rows: the lists that group the rows' drawings, and the groups in which rows
    // look up their elements.
    func groups() -> Int {
      host.snapshot.nodes.count {
        $0.name.hasSuffix(".group") || $0.name.hasSuffix(".block")
          || ["ForEach.elements", "ForEach.views", "ForEach.version"].contains($0.name)
      }
    }
    let before = (host.nodeCount, host.edgeCount, groups())
    model.items += (0..<2000).map { Item(id: $0, name: "n\($0)") }
    _ = host.displayList
    let perRow = (host.nodeCount - before.0) / 2000
    #expect(host.nodeCount - before.0 - perRow * 2000 == groups() - before.2)
    let log = host.evaluations { model.items.removeLast(2000) }
    // Only the rest is evaluated: one row, its container, the root.
    #expect(log.entries.count < 40)
    #expect((host.nodeCount, host.edgeCount) == (before.0, before.1))
  }

  @Test func `an insertion looks up all rows' elements group by group`() {
    let model = Items(2000)
    let host = TestHost(Plain(model: model))
    var log = host.evaluations { model.items.insert(Item(id: -1, name: "new"), at: 0) }
    #expect(log.count(of: "element") <= 2000 / 100)
    log = host.evaluations { model.items[1000].name = "other" }
    #expect(log.count(of: "element") <= 2000 / 100 + 128)
    #expect(log.changes(of: "element") == 2)
    #expect(log.bodies(of: Row.self) == 1)
    model.items.removeFirst(1900)
    log = host.evaluations { model.items[50].name = "another" }
    #expect(log.bodies(of: Row.self) == 1)
    #expect(host.texts[50] == "another")
  }

  private struct Twice: View {
    @State private var ids = [7, 8, 7]

    var body: some View {
      VStack {
        ForEach(ids, id: \.self) { Counting(name: "row \($0)") }
        Button("again") { ids.append(9) }
      }
    }
  }

  private struct Counting: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name): \(count)") { count += 1 } }
  }

  @Test func `an id that occurs twice is reported once with the id, and both rows are shown`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let host = TestHost(Twice())
        #expect(host.texts == ["row 7: 0", "row 8: 0", "row 7: 0", "again"])
        try host.tap("row 7: 0")
        try host.tap("again")
        #expect(host.texts == ["row 7: 0", "row 8: 0", "row 7: 1", "row 9: 0", "again"])
      }
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
    let report = lines.filter { $0.hasPrefix("ForEach: the id 7 occurs twice") }
    #expect(report.count == 1)
    #expect(report.first?.contains("(at Twice/VStack[0]/ForEach)") == true)
    #expect(lines.filter { $0.hasPrefix("ForEach:") }.count == 1)
  }

  private struct Editing: View {
    @State private var items = [
      Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c"),
    ]

    var body: some View {
      VStack {
        ForEach($items) { $item in Field(item: $item) }
        Button("reverse") { items.reverse() }
        Button("drop") { items.removeFirst() }
      }
    }
  }

  private struct Field: View {
    @Binding var item: Item
    var body: some View {
      Button("\(item.id) \(item.name)") {
        item.name += "!"
        item.name += "?"
      }
    }
  }

  @Test func `a row's binding reads and writes only its element, wherever the row is`() throws {
    let host = TestHost(Editing())
    let log = try host.evaluations { try host.tap("2 b") }
    #expect(host.texts == ["1 a", "2 b!?", "3 c", "reverse", "drop"])
    #expect(log.bodies(of: Field.self) == 1)
    #expect(try host.evaluations { try host.tap("reverse") }.bodies(of: Field.self) == 0)
    try host.tap("1 a")
    #expect(host.texts == ["3 c", "2 b!?", "1 a!?", "reverse", "drop"])
    try host.tap("drop")
    try host.tap("1 a!?")
    #expect(host.texts == ["2 b!?", "1 a!?!?", "reverse", "drop"])
  }

  private struct Unread: View {
    let keep: (@escaping () -> String) -> Void
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

    var body: some View {
      VStack {
        ForEach($items) { $item in Text("row").onAppear { keep { item.name } } }
        Button("clear") { items.removeAll() }
      }
    }
  }

  @Test func `an unread binding returns the removed row's element`() throws {
    var kept: [() -> String] = []
    let host = TestHost(Unread { kept.append($0) })
    try host.tap("clear")
    #expect(host.texts == ["clear"])
    #expect(kept.map { $0() } == ["b", "a"])
  }

  private struct Sharing: View {
    @MainActor final class Kept { var write: (String) -> Void = { _ in } }
    let kept: Kept
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

    var body: some View {
      VStack {
        ForEach($items) { $item in
          Text(item.name).onAppear { if item.id == 2 { kept.write = { item.name = $0 } } }
        }
        Button("clear") { items.removeAll() }
        Button("other") { items = [Item(id: 3, name: "c"), Item(id: 4, name: "d")] }
      }
    }
  }

  @Test func `a removed row's binding writes nothing`() throws {
    let kept = Sharing.Kept()
    let host = TestHost(Sharing(kept: kept))
    kept.write("x")
    #expect(host.texts.prefix(2) == ["a", "x"])
    try host.tap("clear")
    kept.write("y")
    #expect(host.texts == ["clear", "other"])
    try host.tap("other")
    kept.write("z")
    #expect(host.texts.prefix(2) == ["c", "d"])
  }
}

extension Array {
  fileprivate mutating func move(from start: Int, to end: Int) { insert(remove(at: start), at: end) }
}
