import Observation
import SwiftUI
import Testing
import struct TrellisGraphChecks.SplitMix
import TrellisTesting

/// An element that counts the reads of its id.
private struct Counted: Identifiable, Equatable {
  nonisolated(unsafe) static var asked = 0
  private let key: String
  var name: String

  init(_ key: String, _ name: String = "") { (self.key, self.name) = (key, name) }

  var id: String {
    Counted.asked += 1
    return key
  }
}

@Observable
private final class Model<Element> {
  var items: [Element]
  init(_ items: [Element]) { self.items = items }
}

private struct CountedRow: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 }.frame(height: 20) }
}

private struct CountedList: View {
  let model: Model<Counted>
  let isLazy: Bool

  var body: some View {
    ScrollView {
      if isLazy {
        LazyVStack(spacing: 0) { ForEach(model.items) { CountedRow(name: $0.name) } }
      } else {
        VStack(spacing: 0) { ForEach(model.items) { CountedRow(name: $0.name) } }
      }
    }
  }
}

/// Elements that are equal whatever their ids.
private struct Alike: Identifiable, Equatable {
  let id: Int
  static func == (first: Alike, second: Alike) -> Bool { true }
}

private final class Thing: Identifiable {
  var id: Int
  init(_ id: Int) { self.id = id }
}

private struct Numbers<Items: RandomAccessCollection>: View where Items.Element == Int {
  @State private var items: Items
  let next: (Items) -> Items

  init(_ items: Items, next: @escaping (Items) -> Items) {
    _items = State(initialValue: items)
    self.next = next
  }

  var body: some View {
    VStack {
      ForEach(items, id: \.self) { CountedRow(name: "\($0):") }
      Button("next") { items = next(items) }
    }
  }
}

@MainActor
@Suite(.serialized) struct RowIdentityTests {
  private func asked(_ body: () -> Void) -> Int {
    Counted.asked = 0
    body()
    return Counted.asked
  }

  @Test func `a lazy list reads no id until the order changes, and then only possibly changed ones`() {
    let model = Model((0..<5000).map { Counted("the row with the id \($0)", "\($0)") })
    var host: TestHost!
    #expect(
      asked {
        host = TestHost(CountedList(model: model, isLazy: true), size: CGSize(width: 200, height: 100))
      } == 0)
    #expect(host.texts == ["0 0", "1 0", "2 0", "3 0", "4 0"])
    // The ids read are the old and the new one of the changed element.
    let count = asked {
      let log = host.evaluations { model.items[3].name = "x" }
      #expect(log.bodies(of: CountedRow.self) == 1)
      #expect(log.count(of: "element") <= 6)
    }
    #expect(count == 2)
    #expect(host.texts == ["0 0", "1 0", "2 0", "x 0", "4 0"])
    #expect(asked { _ = host.evaluations { model.items[4999].name = "y" } } == 2)
  }

  @Test func `a changed order reads only the affected ids`() {
    let model = Model((0..<300).map { Counted("the row with the id \($0)", "\($0)") })
    // An eager list reads all ids, because each must be distinguished from the others.
    var host: TestHost!
    #expect(asked { host = TestHost(CountedList(model: model, isLazy: false)) } == 300)
    #expect(asked { _ = host.evaluations { model.items.insert(Counted("new", "new"), at: 100) } } < 20)
    #expect(asked { _ = host.evaluations { model.items.remove(at: 7) } } < 20)
    #expect(asked { _ = host.evaluations { model.items.swapAt(3, 9) } } < 40)
    #expect(host.texts == model.items.map { "\($0.name) 0" })
  }

  @Test func `an insertion and a change visit as many attributes as there are groups of rows`() {
    let model = Model((0..<1280).map { Counted("the row with the id \($0)", "\($0)") })
    let host = TestHost(CountedList(model: model, isLazy: false))
    var log = host.evaluations { model.items.insert(Counted("new", "new"), at: 0) }
    #expect(log.count(of: "element") <= 12)
    log = host.evaluations { model.items[640].name = "x" }
    #expect(log.count(of: "element", named: "ForEach.elements") <= 12)
    #expect(log.count(of: "element", named: "ForEach.element") <= 128)
    #expect(log.bodies(of: CountedRow.self) == 1)
  }

  private struct AlikeList: View {
    @State private var items = [Alike(id: 1), Alike(id: 2)]
    @State private var other = 0
    var body: some View {
      let round = other
      VStack {
        ForEach(items) { CountedRow(name: "\($0.id) \(round):") }
        Button("next") {
          // The state is first set to another value, because the new value equals the old one.
          items = []
          items = [Alike(id: 2), Alike(id: 1), Alike(id: 3)]
          other += 1
        }
      }
    }
  }

  @Test func `rows with equal elements are distinguished by their ids`() throws {
    let host = TestHost(AlikeList())
    try host.tap("1 0: 0")
    try host.tap("next")
    #expect(host.texts == ["2 1: 0", "1 1: 1", "3 1: 0", "next"])
  }

  private struct ThingList: View {
    let things: [Thing]
    @State private var count = 2
    var body: some View {
      VStack {
        ForEach(things.prefix(count)) { thing in CountedRow(name: "\(thing.id):") }
        Button("next") { count += 1 }
      }
    }
  }

  @Test func `an object with a changed id is another row`() throws {
    let things = (0..<3).map { Thing($0) }
    let host = TestHost(ThingList(things: things))
    try host.tap("0: 0")
    try host.tap("1: 0")
    things[0].id = 7
    try host.tap("next")
    #expect(host.texts == ["7: 0", "1: 1", "2: 0", "next"])
  }

  @Test func `a range's rows keep their state while their numbers are in it`() throws {
    let host = TestHost(Numbers(3..<6) { $0.lowerBound - 2..<$0.upperBound - 1 })
    for number in 3..<6 { try host.tap("\(number): 0") }
    try host.tap("next")
    #expect(host.texts == ["1: 0", "2: 0", "3: 1", "4: 1", "next"])
    try host.tap("next")
    #expect(host.texts == ["-1: 0", "0: 0", "1: 0", "2: 0", "3: 1", "next"])
    for _ in 0..<80 { try host.tap("next") }
    #expect(host.texts.first == "-161: 0")
  }

  @Test func `elements without a contiguous storage are rows like others`() throws {
    let host = TestHost(Numbers([1, 2, 3].reversed()) { [4, $0[$0.startIndex], 1].reversed() })
    #expect(host.texts == ["3: 0", "2: 0", "1: 0", "next"])
    try host.tap("3: 0")
    try host.tap("next")
    #expect(host.texts == ["1: 0", "3: 1", "4: 0", "next"])
  }

  @Test func `rows with duplicate ids keep their order`() throws {
    let host = TestHost(Numbers([7, 8, 7, 9, 7]) { Array($0.dropFirst()) })
    for _ in 0..<3 { try host.tap("7: 0") }
    for _ in 0..<2 { try host.tap("7: 1") }
    try host.tap("7: 2")
    let rows = host.texts.dropLast()
    #expect(rows.count == 5)
    try host.tap("next")
    // The first seven was removed. Each of the others keeps the row of the seven with the same number of sevens before it.
    #expect(host.texts == ["8: 0", rows[0], "9: 0", rows[2], "next"])
    try host.tap("next")
    try host.tap("next")
    #expect(host.texts == ["9: 0", rows[0], "next"])
  }

  @Test func `randomly reordered rows keep their states`() throws {
    var random = SplitMix(state: 7)
    let model = Model((0..<40).map { Counted("\($0)", "\($0)") })
    let host = TestHost(CountedList(model: model, isLazy: false))
    for name in host.texts { try host.tap(name) }
    var states = Dictionary(uniqueKeysWithValues: model.items.map { ($0.name, 1) })
    for step in 0..<120 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          let name = "new \(step) \(model.items.count)"
          model.items.insert(Counted(name, name), at: Int.random(in: 0...model.items.count, using: &random))
        case 1 where !model.items.isEmpty:
          model.items.remove(at: Int.random(in: 0..<model.items.count, using: &random))
        case 2: model.items.shuffle(using: &random)
        default:
          if let index = model.items.indices.randomElement(using: &random) {
            model.items.append(model.items.remove(at: index))
          }
        }
      }
      states = states.filter { state in model.items.contains { $0.name == state.key } }
      #expect(host.texts == model.items.map { "\($0.name) \(states[$0.name] ?? 0)" })
    }
  }
}
