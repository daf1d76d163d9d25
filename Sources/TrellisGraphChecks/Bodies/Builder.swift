/// A rule that makes subgraphs with attributes when it runs, and removes some or all of them when it runs again.
///
/// The first source determines the number of elements. Each element is a subgraph in the rule's own, with an input and a rule. The
/// element's rule reads the input, the builder's sources and the previous element's rule. The builder reads every element's rule, so the
/// builder has to run if an element is removed elsewhere.
package struct Builder: Body {
  package enum Manner: String, CaseIterable {
    /// Elements that are still needed stay, as those of a `ForEach`.
    case keeping
    /// All elements are new in each run.
    case renewing
  }

  var manner: Manner
  /// The body of each element's rule.
  var element: Formula
  /// Whether the rules of the elements are builders, too.
  var isNested: Bool
  /// The registers for the newest element: its subgraph, its rule and, if elements are kept, its input.
  var exports: Exports?

  package struct Exports: Hashable, Sendable, CustomStringConvertible {
    var subgraph: Int
    var input: Int
    var rule: Int

    package init(_ subgraph: Int, _ input: Int, _ rule: Int) {
      self.subgraph = subgraph
      self.input = input
      self.rule = rule
    }

    package var description: String { ".init(\(subgraph), \(input), \(rule))" }
  }

  package init(_ manner: Manner, _ element: Formula, isNested: Bool = false, exports: Exports? = nil) {
    self.manner = manner
    self.element = element
    self.isNested = isNested
    self.exports = exports
  }

  package init(from bytes: inout ByteSource) {
    let (manner, element) = (bytes.choice(of: Manner.self), Formula(from: &bytes))
    let options = bytes.byte()
    let exports = Exports(bytes.subgraphRegister(), bytes.inputRegister(), bytes.ruleRegister())
    self.init(manner, element, isNested: options % 4 == 0, exports: options < 160 ? exports : nil)
  }

  package func value(of rule: Int, reading sources: [Int], on machine: inout some Machine) -> Int {
    let count = sources.first.map { machine.readIfThere($0) % 4 } ?? 1
    var elements = machine.elements[rule, default: []].filter { machine.subgraphExists($0.subgraph) }
    while elements.count > (manner == .keeping ? count : 0) {
      machine.removeSubgraph(elements.removeLast().subgraph)
    }
    while elements.count < count {
      let new = makeElement(behind: elements.last, of: rule, sources: sources, on: &machine)
      elements.append(new)
    }
    machine.elements[rule] = elements
    var total = count
    for element in elements { total = (total * 3 + machine.read(element.attribute)) & 15 }
    return total
  }

  private func makeElement(
    behind last: Element?, of rule: Int, sources: [Int], on machine: inout some Machine
  ) -> Element {
    let subgraph = machine.makeSubgraph(in: machine.subgraph(of: rule))
    let input = machine.makeInput(1, as: .counted, in: subgraph)
    let body: any Body = isNested ? Builder(manner, element) : element
    // Removed sources stay in the list, so that an element's value doesn't depend on the time of its creation.
    let readable = [input] + sources + (last.map { [$0.attribute] } ?? [])
    let attribute = machine.makeRule(
      Rule(body: body, sources: readable, shape: .counted), in: subgraph)
    if let exports {
      machine.registers.subgraphs[exports.subgraph] = subgraph
      // The input of a renewed element lacks the value to which the old input was set. If the new input were exported, the rule wouldn't be
      // a function of its reads.
      if manner == .keeping { machine.registers.attributes[exports.input] = input }
      machine.registers.attributes[exports.rule] = attribute
    }
    return Element(subgraph: subgraph, attribute: attribute)
  }

  package var exportedInput: Int? { exports?.input }

  package mutating func rename(_ names: Renaming) {
    guard var renamed = exports else { return }
    names.rename(subgraph: &renamed.subgraph)
    names.rename(&renamed.input)
    names.rename(&renamed.rule)
    exports = renamed
  }

  package var simpler: [any Body] {
    var all: [any Body] = [Formula(.sum)]
    if isNested { all.append(Builder(manner, element, exports: exports)) }
    if exports != nil { all.append(Builder(manner, element, isNested: isNested)) }
    for simple in element.simpler.compactMap({ $0 as? Formula }) {
      all.append(Builder(manner, simple, isNested: isNested, exports: exports))
    }
    return all
  }

  package var description: String {
    "Builder(.\(manner.rawValue), \(element)\(isNested ? ", isNested: true" : "")"
      + (exports.map { ", exports: \($0)" } ?? "") + ")"
  }
}
