import Testing

@testable import TrellisComparison

/// Counts the calls of its `==`.
///
/// A byte precedes the other fields.
private struct Element: Equatable {
  nonisolated(unsafe) static var asked = 0
  var flag: Bool
  var name: String
  var number = 0.0
  var tags: [String]? = ["tag"]

  static func == (first: Element, second: Element) -> Bool {
    asked += 1
    return first.flag == second.flag && first.name == second.name && first.number == second.number
      && first.tags == second.tags
  }
}

private final class EqualObject: Equatable {
  let number: Double
  init(_ number: Double) { self.number = number }
  static func == (first: EqualObject, second: EqualObject) -> Bool { first.number == second.number }
}

private final class PlainObject {}

private indirect enum Tree: Equatable {
  case leaf(Double)
  case branch(Tree)
}

/// Arrays of values with equal bytes.
@Suite(.serialized) struct ComparisonRowTests {
  private func rows(_ count: Int) -> [Element] {
    (0..<count).map { Element(flag: $0 % 2 == 0, name: "the element with the number \($0)") }
  }

  private func asked(_ first: [Element], _ second: [Element], areEqual: Bool) -> Int {
    Element.asked = 0
    #expect(ValueComparison.areEqual(first, second) == areEqual)
    return Element.asked
  }

  @Test func `of two rows, only bytewise different fields are compared`() {
    let first = rows(1000)
    var second = first
    second[700].number = 1
    #expect(asked(first, second, areEqual: false) == 1)
    // The difference found last is checked first.
    second[900].flag.toggle()
    #expect(asked(first, second, areEqual: false) == 1)
    second[700] = first[700]
    #expect(asked(first, second, areEqual: false) == 1)
    // Equal text in other storage.
    second = rows(1000)
    #expect(asked(first, second, areEqual: true) == 1000)
    second.removeLast()
    #expect(asked(first, second, areEqual: false) == 0)
  }

  @Test func `a NaN differs from itself in a row, too`() {
    let first = [Element(flag: true, name: "a", number: .nan), Element(flag: true, name: "b")]
    let second = first.map { $0 }
    #expect(!ValueComparison.areEqual(first, second))
    #expect(!ValueComparison.areEqual([Float.nan], [Float.nan]))
    #expect(!ValueComparison.areEqual([Double?.some(.nan)], [.some(.nan)]))
    #expect(!ValueComparison.areEqual([Tree.leaf(.nan)].map { $0 }, [.leaf(.nan)]))
    let object = EqualObject(.nan)
    #expect(!ValueComparison.areEqual([object], [object].map { $0 }))
    #expect(!ValueComparison.areEqual([1 as Any, Double.nan], [1 as Any, Double.nan]))
  }

  @Test func `it is known for which types equal bytes mean equal values`() {
    #expect(SameBytes(of: Element.self) != nil)
    #expect(SameBytes(of: [Int: String].self) != nil)
    #expect(SameBytes(of: PlainObject.self) != nil)
    #expect(SameBytes(of: (Int, Double).self) != nil)
    #expect(SameBytes(of: EqualObject.self) == nil)
    #expect(SameBytes(of: Tree.self) == nil)
    #expect(SameBytes(of: Double?.self) == nil)
    #expect(SameBytes(of: Any.self) == nil)
    #expect(SameBytes(of: Float16.self) == nil)
    #expect(SameBytes(of: Untracked<Int>.self) == nil)
  }

  @Test func `rows in memory are compared where they lie`() {
    struct Pair {
      var number: Int
      var name: String
    }
    func pairs() -> [Pair] { (0..<300).map { Pair(number: $0, name: "the pair with the number \($0)") } }
    let comparison = RowComparison(of: Pair.self)
    var (first, second) = (pairs(), pairs())
    second[100] = first[100]
    first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in
        let (first, second) = (first.baseAddress!, second.baseAddress!)
        #expect(comparison.areEqual(first, second, count: 300))
        #expect(comparison.sameCount(first, second, from: 0, to: 300) == 0)
        #expect(comparison.sameCount(first, second, from: 100, to: 300) == 1)
        #expect(comparison.sameCount(first, first, from: 7, to: 300) == 293)
      }
    }
    first = second
    first[299].name = "other"
    first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in
        #expect(!comparison.areEqual(first.baseAddress!, second.baseAddress!, count: 300))
        #expect(comparison.areEqual(first.baseAddress!, second.baseAddress!, count: 299))
      }
    }
  }
}
