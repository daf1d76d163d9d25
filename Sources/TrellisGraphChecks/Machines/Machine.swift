/// What runs programs: the oracle and the engine do the same things to graphs of their own.
///
/// Attributes and subgraphs are known by numbers, in the order in which they were made, so that both mean the same by
/// them. Subgraph 0 is the root.
package protocol Machine {
  /// What the program holds.
  var registers: Registers { get set }
  /// The subgraphs that a rule made when it ran last and that are still its own, by the rule's number.
  var elements: [Int: [Element]] { get set }

  func exists(_ attribute: Int) -> Bool
  func isInput(_ attribute: Int) -> Bool
  func subgraph(of attribute: Int) -> Int
  mutating func makeInput(_ value: Int, as shape: Shape, in subgraph: Int) -> Int
  /// Makes a constant in the root.
  mutating func makeConstant(_ value: Int, as shape: Shape) -> Int
  /// Makes an attribute of a part of another's value, in its subgraph.
  mutating func makeProjection(of attribute: Int, _ field: Field) -> Int
  /// Makes an attribute that stands for another, in its subgraph: an input that says for which one, and then a rule, whose
  /// number it gives.
  mutating func makeIndirect(to attribute: Int) -> Int
  /// Makes an indirect attribute stand for another one of the same shape, or for that which it was made for.
  mutating func retarget(_ indirect: Int, to attribute: Int?)
  func isIndirect(_ attribute: Int) -> Bool
  /// Makes an attribute that has another's value, and none when that is gone.
  mutating func makeWeak(_ attribute: Int, in subgraph: Int) -> Int
  func isWeak(_ attribute: Int) -> Bool
  func shape(of attribute: Int) -> Shape
  mutating func makeRule(_ rule: Rule, in subgraph: Int) -> Int
  mutating func set(_ attribute: Int, to value: Int)
  /// Does something in a transaction, which throws at the end if it is to be rolled back.
  mutating func transaction(rollsBack: Bool, _ body: (inout Self) -> Void)
  /// Reads an attribute while a rule runs.
  mutating func read(_ attribute: Int) -> Int
  /// Reads an attribute while a rule runs; nil where that leads in a circle.
  mutating func readUnlessCycle(_ attribute: Int) -> Int?
  /// The number of the attribute that is made next.
  var nextAttribute: Int { get }
  /// Adds a callback of transactions that performs some steps each time, and cancels itself when it is called for the last.
  mutating func onTransaction(calls: Int, _ parts: [any Instruction])
  /// Reads an attribute from outside, and logs the answer.
  mutating func ask(_ attribute: Int)
  /// Brings attributes up to date from outside, as long as rules may run; logs whether all are.
  mutating func update(_ attributes: [Int], runs: Int)

  /// Sends a value to an input, which takes it up with the next read or write.
  mutating func send(_ value: Int, to attribute: Int)
  mutating func takeUpMail()
  /// Has an attribute's values handed out, so many at most.
  mutating func onChange(of attribute: Int, calls: Int)
  /// Reads a property of an observable object while a rule runs.
  mutating func readProperty(_ property: Int) -> Int
  mutating func setProperty(_ property: Int, to value: Int)
  /// Makes a rule with an outcome, and a rule that reads both, whose number it gives.
  mutating func makeOutcome(of source: Int, in subgraph: Int) -> Int
  /// Gives an outcome its value while a rule runs.
  mutating func give(_ value: Int, to outcome: Int)
  /// Makes an attribute whose value makes, uses and removes parts of the graph when it goes.
  mutating func makeParting(in subgraph: Int)

  func parent(of subgraph: Int) -> Int
  func subgraphExists(_ subgraph: Int) -> Bool
  mutating func makeSubgraph(in parent: Int) -> Int
  mutating func removeSubgraph(_ subgraph: Int)
  /// Says whether what is removed waits until it is reclaimed.
  mutating func deferDestruction(_ isDeferred: Bool)
  /// Destroys so many of the attributes that were removed.
  mutating func reclaim(upTo count: Int)
}

/// What a program holds: numbers of attributes and of subgraphs, by register.
package struct Registers: Equatable {
  package var attributes: [Int: Int] = [:]
  package var subgraphs: [Int: Int] = [:]
  /// Whether there have been values that use the graph when they go.
  package var hasPartings = false
}

/// A rule as a machine makes it.
package struct Rule: Equatable {
  package var body: any Body
  /// The attributes that the body may read.
  package var sources: [Int]
  package var shape: Shape
  package var form = Form.closure

  /// How the engine is told what to do.
  package enum Form: String {
    case closure
    /// A struct that is as large as a reference.
    case small
    /// A struct that needs a slot of its own.
    case large
    /// A struct that keeps what it gave last, and looks whether the graph knows it, too.
    case stateful
    /// A rule of the engine itself, which shares its values with others and says nothing when it runs.
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

/// The type of an attribute's values, as the engine stores them.
package enum Shape: String, CaseIterable {
  /// An `Int`.
  case word
  /// One byte.
  case byte
  /// A number and a reference that is counted.
  case counted
  /// A reference with 300 bytes around it.
  case wide
  /// One byte and a word: the number's lowest two bits and the others.
  case pair
}

/// Something that a machine did, in order.
package enum Event: Hashable, CustomStringConvertible {
  case set(Int)
  case evaluated(Int, changed: Bool)
  case answered(Int, value: Int)
  /// A stateful rule asked whether something that it reads has changed.
  case noticed(Int, by: Int, changed: Bool)
  /// A callback of transactions, counted from 0, was told of what was written; properties have the number -1.
  case told(Int, writes: [Int])
  /// A value was handed out to a watcher, counted from 0.
  case handedOut(Int, value: Int)
  /// An update that may stop has ended.
  case updated(isFinished: Bool)

  /// Whether it is known from the graph's observer.
  var isObserved: Bool {
    switch self {
    case .set, .evaluated: true
    case .answered, .noticed, .told, .handedOut, .updated: false
    }
  }

  /// Whether it happens while attributes are brought up to date.
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
  /// The attribute in a register, where it is still there.
  func attribute(in register: Int) -> Int? {
    registers.attributes[register].flatMap { exists($0) ? $0 : nil }
  }

  /// The subgraph in a register where it is still there, else the root.
  func place(_ register: Int?) -> Int {
    guard let register, let subgraph = registers.subgraphs[register], subgraphExists(subgraph) else {
      return 0
    }
    return subgraph
  }
}
