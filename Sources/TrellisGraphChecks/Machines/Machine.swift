/// A machine that runs programs: the oracle and the engine perform the same operations, each on its own graph.
///
/// Attributes and subgraphs have numbers in the order of their creation, so a number means the same in both machines. Subgraph 0 is
/// the root.
package protocol Machine {
  /// The program's registers.
  var registers: Registers { get set }
  /// The subgraphs that a rule made in its last run and still owns, by the rule's number.
  var elements: [Int: [Element]] { get set }

  func exists(_ attribute: Int) -> Bool
  func isInput(_ attribute: Int) -> Bool
  func subgraph(of attribute: Int) -> Int
  mutating func makeInput(_ value: Int, as shape: Shape, in subgraph: Int) -> Int
  /// Makes a constant in the root.
  mutating func makeConstant(_ value: Int, as shape: Shape) -> Int
  /// Makes a projection of an attribute, in its subgraph.
  mutating func makeProjection(of attribute: Int, _ field: Field) -> Int
  /// Makes an indirect attribute of another one, in its subgraph: an input with the target, and then a rule.
  ///
  /// Returns the rule's number.
  mutating func makeIndirect(to attribute: Int) -> Int
  /// Changes the target of an indirect attribute to another one of the same shape; nil restores the original.
  mutating func retarget(_ indirect: Int, to attribute: Int?)
  func isIndirect(_ attribute: Int) -> Bool
  /// Makes a weak attribute of another one: it has the other's value, and no value once the other is removed.
  mutating func makeWeak(_ attribute: Int, in subgraph: Int) -> Int
  func isWeak(_ attribute: Int) -> Bool
  func shape(of attribute: Int) -> Shape
  mutating func makeRule(_ rule: Rule, in subgraph: Int) -> Int
  mutating func set(_ attribute: Int, to value: Int)
  /// Runs a closure in a transaction, which throws at the end if it is to be rolled back.
  mutating func transaction(rollsBack: Bool, _ body: (inout Self) -> Void)
  /// Reads an attribute while a rule runs.
  mutating func read(_ attribute: Int) -> Int
  /// Reads an attribute while a rule runs; nil if that closes a cycle.
  mutating func readUnlessCycle(_ attribute: Int) -> Int?
  /// The number of the next attribute that is made.
  var nextAttribute: Int { get }
  /// Adds a transaction callback that performs some steps each time, and cancels itself at its last call.
  mutating func onTransaction(calls: Int, _ parts: [any Instruction])
  /// Reads an attribute from outside, and logs the answer.
  mutating func ask(_ attribute: Int)
  /// Updates attributes from outside, with a limit on the number of rules that run.
  ///
  /// Logs whether the update finished.
  mutating func update(_ attributes: [Int], runs: Int)

  /// Sends a value to an input, which gets it with the next read or write.
  mutating func send(_ value: Int, to attribute: Int)
  mutating func flushPendingWrites()
  /// Watches an attribute for a limited number of values.
  mutating func onChange(of attribute: Int, calls: Int)
  /// Reads a property of an observable object while a rule runs.
  mutating func readProperty(_ property: Int) -> Int
  mutating func setProperty(_ property: Int, to value: Int)
  /// Makes a rule with an outcome, and a rule that reads both.
  ///
  /// Returns the number of the reader.
  mutating func makeOutcome(of source: Int, in subgraph: Int) -> Int
  /// Sets an outcome while a rule runs.
  mutating func setOutcome(_ value: Int, of outcome: Int)
  /// Makes an attribute whose value makes, uses and removes parts of the graph when it is destroyed.
  mutating func makeDeinitializerAction(in subgraph: Int)

  func parent(of subgraph: Int) -> Int
  func subgraphExists(_ subgraph: Int) -> Bool
  mutating func makeSubgraph(in parent: Int) -> Int
  mutating func removeSubgraph(_ subgraph: Int)
  /// Sets whether removed attributes wait until they are reclaimed.
  mutating func deferDestruction(_ isDeferred: Bool)
  /// Destroys a number of removed attributes.
  mutating func collect(limit count: Int)
}

/// The state of a program: numbers of attributes and of subgraphs, by register.
package struct Registers: Equatable {
  package var attributes: [Int: Int] = [:]
  package var subgraphs: [Int: Int] = [:]
  /// Whether there have been values that use the graph when they are destroyed.
  package var hasDeinitializerActions = false
}

/// A rule as a machine makes it.
package struct Rule: Equatable {
  package var body: any Body
  /// The attributes that the body may read.
  package var sources: [Int]
  package var shape: Shape
  package var form = Form.closure

  /// The form in which the engine gets the rule.
  package enum Form: String {
    case closure
    /// A struct that is as large as a reference.
    case small
    /// A struct that needs a slot of its own.
    case large
    /// A struct that stores its last value, and compares it with the graph's.
    case stateful
    /// A rule of the engine itself, which shares its values with other attributes and reports no runs.
    case builtIn
  }

  package static func == (first: Rule, second: Rule) -> Bool {
    AnyHashable(first.body) == AnyHashable(second.body) && first.sources == second.sources
      && first.shape == second.shape && first.form == second.form
  }
}

/// A subgraph that a rule made, and the attribute in it that the rule reads.
package struct Element: Equatable {
  package var subgraph: Int
  package var attribute: Int
}

/// The storage type of an attribute's values.
package enum Shape: String, CaseIterable {
  /// An `Int`.
  case word
  /// A byte.
  case byte
  /// A number and a counted reference.
  case counted
  /// A reference with 320 bytes around it.
  case wide
  /// A byte and a word: the lowest two bits of the number, and the others.
  case pair
}

/// An event of a machine.
package enum Event: Hashable, CustomStringConvertible {
  case set(Int)
  case evaluated(Int, changed: Bool)
  case answered(Int, value: Int)
  /// A stateful rule asked whether an attribute that it reads has changed.
  case noticed(Int, by: Int, changed: Bool)
  /// A transaction callback, counted from 0, got the list of written inputs; properties have the number -1.
  case told(Int, writes: [Int])
  /// A watcher, counted from 0, got a value.
  case handedOut(Int, value: Int)
  /// An update that may stop has ended.
  case updated(isFinished: Bool)

  /// Whether the graph's observer reports the event.
  var isObserved: Bool {
    switch self {
    case .set, .evaluated: true
    case .answered, .noticed, .told, .handedOut, .updated: false
    }
  }

  /// Whether the event happens during updates of attributes.
  var isInUpdate: Bool {
    switch self {
    case .evaluated, .noticed: true
    case .set, .answered, .told, .handedOut, .updated: false
    }
  }

  package var description: String {
    switch self {
    case .set(let attribute): "set n\(attribute)"
    case .evaluated(let attribute, let isChanged): "ran n\(attribute)\(isChanged ? "" : ", equal")"
    case .answered(let attribute, let value): "n\(attribute) is \(value)"
    case .noticed(let attribute, by: let rule, changed: let hasChanged):
      "n\(rule) sees n\(attribute)\(hasChanged ? "" : " unchanged")"
    case .told(let callback, let writes):
      "callback \(callback) is told of \(writes.map { "n\($0)" }.joined(separator: " "))"
    case .handedOut(let watcher, value: let value): "watcher \(watcher) is handed \(value)"
    case .updated(isFinished: let isFinished): isFinished ? "updated" : "stopped"
    }
  }
}

extension Machine {
  /// Returns the attribute in a register, if it still exists.
  func attribute(in register: Int) -> Int? {
    registers.attributes[register].flatMap { exists($0) ? $0 : nil }
  }

  /// Returns the subgraph in a register, if it still exists; otherwise the root.
  func place(_ register: Int?) -> Int {
    guard let register, let subgraph = registers.subgraphs[register], subgraphExists(subgraph) else {
      return 0
    }
    return subgraph
  }
}
