import Foundation
import Testing
import TrellisGraph
import TrellisGraphCollections

/// Rules on keyed collections.
///
/// A change of one element among many is measured in calls of the caller's functions.
@Suite struct MapTests {
  private let graph = AttributeGraph()

  private func source(_ count: Int) -> Attribute<Keyed<Int, Int>> {
    graph.input(Keyed(Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, $0 * 10) })))
  }

  @Test func `one changed element of ten thousand calls a map's function once`() {
    let numbers = source(10_000)
    var calls: [Int] = []
    let doubled = graph.map(numbers) { key, element in
      calls.append(key)
      return element * 2
    }
    #expect(doubled.wrappedValue.count == 10_000 && doubled.wrappedValue[7] == 140)
    #expect(calls.count == 10_000)
    calls = []
    numbers.wrappedValue[7] = 1
    #expect(doubled.wrappedValue[7] == 2)
    numbers.wrappedValue[10_000] = 2
    #expect(doubled.wrappedValue[10_000] == 4)
    #expect(calls == [7, 10_000])
    numbers.wrappedValue[3] = nil
    #expect(doubled.wrappedValue[3] == nil && doubled.wrappedValue.count == 10_000)
    numbers.wrappedValue[8] = 80
    _ = doubled.wrappedValue
    #expect(calls == [7, 10_000])
  }

  @Test func `an equal result stops the change`() {
    let numbers = source(100)
    var runs = 0
    let signs = graph.map(numbers) { $1.signum() }
    let end = graph.rule {
      runs += 1
      return signs.wrappedValue.count { $0.value > 0 }
    }
    #expect(end.wrappedValue == 99)
    numbers.wrappedValue[5] = 1
    #expect(end.wrappedValue == 99)
    #expect(runs == 1)
    numbers.wrappedValue[5] = -1
    #expect(end.wrappedValue == 98)
    #expect(runs == 2)
  }

  @Test func `a fold adds and removes only changed elements`() {
    let numbers = source(1000)
    var log: [String] = []
    let sum = graph.fold(numbers, 0) { sum, key, element in
      log.append("+\(key)")
      sum += element
    } remove: { sum, key, element in
      log.append("-\(key)")
      sum -= element
    }
    #expect(sum.wrappedValue == 4_995_000)
    #expect(log.count == 1000)
    log = []
    numbers.wrappedValue[3] = 31
    #expect(sum.wrappedValue == 4_995_001)
    #expect(log == ["-3", "+3"])
    numbers.wrappedValue[1000] = 9
    #expect(sum.wrappedValue == 4_995_010)
    numbers.wrappedValue[1000] = nil
    #expect(sum.wrappedValue == 4_995_001)
    #expect(log == ["-3", "+3", "+1000", "-1000"])
  }

  @Test func `filters and maps can be chained, followed by a sort`() {
    let numbers = source(1000)
    var calls = (filter: 0, map: 0, order: 0)
    let odd = graph.filter(numbers) { key, _ in
      calls.filter += 1
      return key % 2 == 1
    }
    let negative = graph.map(odd) { _, element in
      calls.map += 1
      return -element
    }
    let order = graph.sorted(negative) { first, second in
      calls.order += 1
      return (first.1, first.0) < (second.1, second.0)
    }
    #expect(order.wrappedValue == (0..<500).map { 999 - 2 * $0 })
    calls = (0, 0, 0)
    numbers.wrappedValue[4] = 5
    #expect(order.wrappedValue.count == 500)
    #expect(calls == (1, 0, 0))
    numbers.wrappedValue[1] = 1_000_000
    #expect(order.wrappedValue.prefix(3) == [1, 999, 997])
    #expect(calls.filter == 2 && calls.map == 1 && calls.order <= 20)
  }

  @Test func `a rolled back transaction leaves no difference`() {
    struct Stop: Error {}
    let numbers = source(10)
    let sum = graph.fold(numbers, 0) {
      $0 += $2
    } remove: {
      $0 -= $2
    }
    #expect(sum.wrappedValue == 450)
    #expect(throws: Stop.self) {
      try graph.transaction {
        numbers.wrappedValue[0] = 7
        #expect(sum.wrappedValue == 457)
        throw Stop()
      }
    }
    #expect(sum.wrappedValue == 450)
    numbers.wrappedValue[1] = nil
    #expect(sum.wrappedValue == 440)
  }

  @Test func `a cached function that reads an attribute traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = AttributeGraph()
      let factor = graph.input(2)
      let numbers = graph.input(["a": 1] as Keyed)
      let products = graph.map(numbers, name: "products") { $1 * factor.wrappedValue }
      _ = products.wrappedValue
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("“products” called a function of elements"))
  }

  @Test(arguments: 0..<3 as Range<UInt64>) func `random changes match a recomputation`(seed: UInt64) {
    var state = seed &* 31 &+ 9
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let numbers = source(20)
    let even = graph.filter(numbers) { $1 % 2 == 0 }
    let texts = graph.map(even) { "\($0)-\($1)" }
    let sum = graph.fold(even, 0) {
      $0 += $2
    } remove: {
      $0 -= $2
    }
    let order = graph.sorted(numbers) { ($0.1, $0.0) < ($1.1, $1.0) }
    for _ in 0..<300 {
      for _ in 0..<random(4) { numbers.wrappedValue[random(30)] = random(4) == 0 ? nil : random(100) }
      if random(2) == 0 { continue }
      let model = numbers.wrappedValue.dictionary
      let evens = model.filter { $0.value % 2 == 0 }
      #expect(
        texts.wrappedValue.dictionary == Dictionary(uniqueKeysWithValues: evens.map { ($0, "\($0)-\($1)") }))
      #expect(sum.wrappedValue == evens.values.reduce(0, +))
      #expect(order.wrappedValue == model.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key))
    }
  }
}
