import Testing
import TrellisComparison
import struct TrellisGraphChecks.SplitMix

/// Random values of nested types with one changed field, which `difference` must name.
@Suite struct ComparisonRandomTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `equally built values are equal`(seed: UInt64) {
    var (first, second) = (SplitMix(state: seed), SplitMix(state: seed))
    let (one, other) = (Root(&first), Root(&second))
    #expect(ValueComparison.areEqual(one, other))
    #expect(ValueComparison.difference(one, other) == nil)
  }

  @Test(arguments: 0..<600 as Range<UInt64>)
  func `a change of one field is found, and named`(seed: UInt64) {
    var (first, second, choice) = (
      SplitMix(state: seed), SplitMix(state: seed), SplitMix(state: seed &* 31 &+ 7)
    )
    let old = Root(&first)
    var new = Root(&second)
    let path = new.change(&choice)
    #expect(!ValueComparison.areEqual(old, new))
    #expect(!ValueComparison.areEqual(new, old))
    #expect(ValueComparison.difference(old, new)?.path == path)
    #expect(ValueComparison.difference(new, old)?.path == path)
    #expect(ValueComparison.difference(new, new) == nil)
  }
}

extension SplitMix {
  fileprivate mutating func text() -> String {
    String(repeating: "text ", count: below(6)) + String(below(100))
  }
}

private final class Thing: Sendable {}

/// Objects and closures are equal only to themselves, so equal values share these.
private let things = (0..<4).map { _ in Thing() }
private let actions = (0..<4).map { number in Action { number } }

/// Wraps a closure, because a closure taken directly out of an array would be converted to a new closure each time.
private struct Action: Sendable {
  let body: @Sendable () -> Int
}

private struct Leaf {
  var flag: Bool
  var number: Int
  var small: UInt8
  var fraction: Double
  var text: String
  var thing: Thing
  var action: @Sendable () -> Int
  weak var weak: Thing?

  init(_ random: inout SplitMix) {
    flag = Bool.random(using: &random)
    number = random.below(1000)
    small = UInt8(random.below(200))
    fraction = Double(random.below(1000)) / 8
    text = random.text()
    thing = things[random.below(3)]
    action = actions[random.below(3)].body
    weak = things[random.below(3)]
  }

  mutating func change(_ random: inout SplitMix) -> String {
    switch random.below(8) {
    case 0: flag.toggle(); return "flag"
    case 1: number += 1; return "number"
    case 2: small += 1; return "small"
    case 3: fraction += 0.5; return "fraction"
    case 4: text += "!"; return "text"
    case 5: thing = things[3]; return "thing"
    case 6: action = actions[3].body; return "action"
    default: weak = things[3]; return "weak"
    }
  }
}

private struct Plain: Equatable {
  var first: Int
  var second: [String]

  init(_ random: inout SplitMix) {
    first = random.below(10)
    second = (0...random.below(3)).map { _ in random.text() }
  }

  mutating func change(_ random: inout SplitMix) -> String {
    guard random.below(2) == 0 else {
      let index = random.below(second.count)
      second[index] += "!"
      return "second[\(index)]"
    }
    first += 1
    return "first"
  }
}

private enum State {
  case idle
  case leaf(Leaf)
  case pair(Leaf, plain: Plain)
  case text(String)
  indirect case nested(State)

  init(_ random: inout SplitMix) {
    self =
      switch random.below(5) {
      case 0: .idle
      case 1: .leaf(Leaf(&random))
      case 2: .pair(Leaf(&random), plain: Plain(&random))
      case 3: .text(random.text())
      default: .nested(State(&random))
      }
  }

  mutating func change(_ random: inout SplitMix) -> String {
    switch self {
    case .idle:
      self = .text("new")
      return ""
    case .leaf(var leaf):
      let path = leaf.change(&random)
      self = .leaf(leaf)
      return ".leaf.\(path)"
    case .pair(var leaf, var plain):
      let path = random.below(2) == 0 ? "0." + leaf.change(&random) : "plain." + plain.change(&random)
      self = .pair(leaf, plain: plain)
      return ".pair.\(path)"
    case .text(let text):
      self = .text(text + "!")
      return ".text"
    case .nested(var state):
      let path = state.change(&random)
      self = .nested(state)
      return ".nested\(path)"
    }
  }
}

private struct Group<Value> {
  var small: Int8 = 1
  var value: Value
  var maybe: Value?
  var values: [Value]
}

private struct Root {
  var state: State
  var leaves: Group<Leaf>
  var plains: Group<Plain>
  var any: Any
  var byName: [String: Leaf]

  init(_ random: inout SplitMix) {
    state = State(&random)
    leaves = Group(
      value: Leaf(&random), maybe: random.below(2) == 0 ? nil : Leaf(&random),
      values: (0...random.below(4)).map { _ in Leaf(&random) })
    plains = Group(
      value: Plain(&random), maybe: random.below(2) == 0 ? nil : Plain(&random),
      values: (0...random.below(4)).map { _ in Plain(&random) })
    any = Leaf(&random)
    byName = [:]
    for index in 0...random.below(4) { byName["key \(index)"] = Leaf(&random) }
  }

  mutating func change(_ random: inout SplitMix) -> String {
    switch random.below(5) {
    case 0: return "state" + state.change(&random)
    case 1: return "leaves." + leaves.change(&random) { $0.change(&$1) }
    case 2: return "plains." + plains.change(&random) { $0.change(&$1) }
    case 3:
      guard var leaf = any as? Leaf else { return "no leaf" }
      let path = leaf.change(&random)
      any = leaf
      return "any." + path
    default:
      let key = "key \(random.below(byName.count))"
      guard var leaf = byName[key] else { return "no key" }
      let path = leaf.change(&random)
      byName[key] = leaf
      return "byName[\"\(key)\"]." + path
    }
  }
}

extension Group {
  mutating func change(
    _ random: inout SplitMix, _ change: (inout Value, inout SplitMix) -> String
  ) -> String {
    switch random.below(4) {
    case 0:
      small += 1
      return "small"
    case 1: return "value." + change(&value, &random)
    case 2:
      guard var some = maybe else {
        maybe = value
        return "maybe"
      }
      let path = change(&some, &random)
      maybe = some
      return "maybe.some." + path
    default:
      let index = random.below(values.count)
      return "values[\(index)]." + change(&values[index], &random)
    }
  }
}
