import TrellisGraph
import TrellisBenchmarkSupport

/// The costs of rules as plain structs, compared with those of closures.
///
/// Each rule reads three inputs. Its value is an `Int`, or a struct of four words.
enum RuleCosts {
  static func measured(count: Int) -> [Figure] {
    [
      costs("closure, word", count) { graph, a, b, c in
        graph.rule { a.wrappedValue &+ b.wrappedValue &+ c.wrappedValue }
      },
      costs("struct, word", count) { graph, a, b, c in graph.rule(WordSum(a: a, b: b, c: c)) },
      costs("closure, four words", count) { graph, a, b, c in
        graph.rule { Four(a.wrappedValue, b.wrappedValue, c.wrappedValue) }
      },
      costs("struct, four words", count) { graph, a, b, c in graph.rule(FourWords(a: a, b: b, c: c)) },
    ].flatMap { $0 }
  }

  /// Runs the updates of one form of rule, for counting by valgrind.
  static func update(_ form: String, count: Int) {
    let update =
      switch form {
      case "closure":
        RuleRow(1000) { graph, a, b, c in
          graph.rule { a.wrappedValue &+ b.wrappedValue &+ c.wrappedValue }
        }.update
      case "struct":
        RuleRow(1000) { graph, a, b, c in graph.rule(WordSum(a: a, b: b, c: c)) }.update
      case "closure4":
        RuleRow(1000) { graph, a, b, c in
          graph.rule { Four(a.wrappedValue, b.wrappedValue, c.wrappedValue) }
        }.update
      case "struct4":
        RuleRow(1000) { graph, a, b, c in graph.rule(FourWords(a: a, b: b, c: c)) }.update
      default: fail("\(form) is none of closure, struct, closure4 and struct4")
      }
    for number in 0..<count { update(number) }
  }

  private static func costs<Value>(
    _ name: String, _ count: Int, make: @escaping RuleRow<Value>.Maker
  ) -> [Figure] {
    let row = RuleRow(count, make)
    let width = Double(count)
    let before = allocationCount
    row.rebuild(0)
    let allocations = Double(allocationCount - before) / width
    row.update(1)
    let beforeUpdate = allocationCount
    row.update(2)
    let updateAllocations = Double(allocationCount - beforeUpdate) / width
    let contest = Contest([row.rebuild, row.update])
    return [
      Figure(name: "\(name): creation and removal", value: contest.time(of: 0) / width, unit: "ns a rule"),
      Figure(name: "\(name): creation, allocations", value: allocations, unit: "a rule"),
      Figure(name: "\(name): update, allocations", value: updateAllocations, unit: "a rule", goal: 0),
      Figure(name: "\(name): update", value: contest.time(of: 1) / width, unit: "ns a rule"),
    ]
  }
}

/// Rules of one form, in a subgraph of their own.
private final class RuleRow<Value> {
  typealias Maker = (AttributeGraph, Attribute<Int>, Attribute<Int>, Attribute<Int>) -> Attribute<Value>

  private let graph = AttributeGraph()
  private let inputs: [Attribute<Int>]
  private let count: Int
  private let make: Maker
  private var subgraph: Subgraph?
  private var rules: [Attribute<Value>] = []

  init(_ count: Int, _ make: @escaping Maker) {
    self.count = count
    self.make = make
    let graph = graph
    inputs = (0..<3).map { graph.input($0) }
    rules.reserveCapacity(count)
    for _ in 0..<3 { rebuild(0) }
    update(0)
  }

  /// Removes the rules, and creates them again.
  func rebuild(_ number: Int) {
    subgraph?.remove()
    rules.removeAll(keepingCapacity: true)
    let subgraph = graph.makeSubgraph()
    graph.within(subgraph) {
      for _ in 0..<count { rules.append(make(graph, inputs[0], inputs[1], inputs[2])) }
    }
    self.subgraph = subgraph
  }

  /// Sets an input, and reads all rules.
  func update(_ number: Int) {
    inputs[0].wrappedValue = number
    for rule in rules { rule.withValue { consume(UnsafeRawPointer($0)) } }
  }
}

private struct WordSum: Rule {
  let a: Attribute<Int>
  let b: Attribute<Int>
  let c: Attribute<Int>
  var value: Int { a.wrappedValue &+ b.wrappedValue &+ c.wrappedValue }
}

private struct FourWords: Rule {
  let a: Attribute<Int>
  let b: Attribute<Int>
  let c: Attribute<Int>
  var value: Four { Four(a.wrappedValue, b.wrappedValue, c.wrappedValue) }
}

private struct Four: Equatable {
  let a: Int
  let b: Int
  let c: Int
  let sum: Int

  init(_ a: Int, _ b: Int, _ c: Int) {
    (self.a, self.b, self.c) = (a, b, c)
    sum = a &+ b &+ c
  }
}
