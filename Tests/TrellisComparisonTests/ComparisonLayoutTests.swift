import Foundation
import Testing

@testable import TrellisComparison

private final class Store {}

/// Aligned to 16 bytes, the most there is, and not `Equatable`.
private struct Aligned {
  var mark: UInt8
  var numbers: SIMD8<Double>
}

private struct Pack<each Element> {
  var elements: (repeat each Element)
  var last: Int
}

private enum Outer<Value> {
  struct Inner<Other> {
    var value: Value
    var other: Other
    var both: [(Value, Other)]
  }
}

/// Comparison doesn't depend on memory layout: alignments, parameter packs, nested generic types, Foundation's types.
@Suite struct ComparisonLayoutTests {
  private func aligned(_ mark: UInt8, _ number: Double) -> Aligned {
    Aligned(mark: mark, numbers: SIMD8(1, 2, 3, 4, 5, 6, 7, number))
  }

  @Test func `values with a large alignment are found in arrays, boxes and payloads`() {
    enum Holder {
      case aligned(Aligned)
      case number(Int)
      indirect case boxed(Aligned)
    }
    same([aligned(1, 2)], [aligned(1, 2)])
    differ([aligned(1, 2), aligned(1, 3)], [aligned(1, 2), aligned(2, 3)], "[1].mark")
    same(aligned(1, 2) as Any, aligned(1, 2))
    differ(aligned(1, 2) as Any, aligned(1, 3), "numbers")
    same(Holder.aligned(aligned(1, 2)), .aligned(aligned(1, 2)))
    differ(Holder.aligned(aligned(1, 2)), .aligned(aligned(2, 2)), ".aligned.mark")
    same(Holder.boxed(aligned(1, 2)), .boxed(aligned(1, 2)))
    differ(Holder.boxed(aligned(1, 2)), .boxed(aligned(2, 2)), ".boxed.mark")
    same(["a": aligned(1, 2)], ["a": aligned(1, 2)])
    differ(["a": aligned(1, 2)], ["a": aligned(2, 2)], "[\"a\"].mark")
  }

  @Test(arguments: [0, 1, 2, 7, 100])
  func `elements of every size are found in arrays`(count: Int) {
    func check<Element>(_ element: Element, _ other: Element, _ path: String) {
      let array = Array(repeating: element, count: count)
      same(array, array.map { $0 })
      same(ContiguousArray(array), ContiguousArray(array.map { $0 }))
      same(array[...], array.map { $0 }[...])
      differ(array + [element], array + [other], "[\(count)]" + path)
      differ((array + [element])[...], (array + [other])[...], "[\(count)]" + path)
    }
    check(UInt8(1), 2, "")
    check((UInt8(1), UInt16(2)), (1, 3), ".1")
    check((1, UInt8(2)), (1, 3), ".1")
    check("a", "b", "")
    check(aligned(1, 2), aligned(2, 2), ".mark")
    check([1], [2], "[0]")
    check(1 as Int?, 2, ".some")
  }

  @Test func `parameter packs and nested generic types are decomposed`() {
    same(Pack(elements: (1, "a", [1.5]), last: 1), Pack(elements: (1, "a", [1.5]), last: 1))
    differ(
      Pack(elements: (1, "a", [1.5]), last: 1), Pack(elements: (1, "a", [2.5]), last: 1), "elements.2[0]")
    differ(Pack(elements: (1, "a"), last: 1), Pack(elements: (1, "a"), last: 2), "last")
    typealias Inner = Outer<String>.Inner<Int8>
    same(Inner(value: "a", other: 1, both: [("a", 1)]), Inner(value: "a", other: 1, both: [("a", 1)]))
    differ(
      Inner(value: "a", other: 1, both: [("a", 1)]), Inner(value: "a", other: 1, both: [("a", 2)]),
      "both[0].1")
  }

  @Test func `empty optionals are equal whatever they nest`() {
    struct Action {
      var body: (() -> Void)?
      var pair: (UInt32, UInt16, UInt8, Bool)?
      var owner: (any CustomStringConvertible & AnyObject)?
    }
    func withFilled<Result>(_ byte: Int32, _ body: (UnsafePointer<Action>) -> Result) -> Result {
      withUnsafeTemporaryAllocation(of: Action.self, capacity: 1) { memory in
        let base = memory.baseAddress.unsafelyUnwrapped
        base.initialize(to: Action())
        // `nil` leaves these bytes undefined: the closure's context, the tuple except its Bool, and the existential's conformance.
        let raw = UnsafeMutableRawPointer(base)
        memset(raw + 8, byte, 8)
        memset(raw + 16, byte, 7)
        memset(raw + 32, byte, 8)
        return body(base)
      }
    }
    withFilled(0) { first in
      withFilled(0x5A) { second in
        #expect(memcmp(first, second, MemoryLayout<Action>.size) != 0, "otherwise this tests nothing")
        same(first.pointee, second.pointee)
        #expect(ComparisonPlan.plan(for: Action.self).areEqual(first, second))
      }
    }
  }

  @Test func `Foundation's values are compared as a whole, unless they have public parts`() {
    struct Card {
      var frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      var date = Date(timeIntervalSince1970: 0)
      var data = Data([1, 2])
      var url = URL(string: "https://example.org")
    }
    same(Card(), Card())
    var other = Card()
    other.frame.origin.y = 3
    differ(Card(), other, "frame.origin.y")
    other = Card()
    other.data.append(3)
    differ(Card(), other, "data")
    other = Card()
    other.date += 1
    differ(Card(), other, "date")
    other = Card()
    other.url = URL(string: "https://example.com")
    differ(Card(), other, "url.some")
    differ(1..<3, 1..<4, "upperBound")
  }
}
