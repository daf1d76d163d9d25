/// Makes a subgraph, and puts it in a register.
package struct MakeSubgraph: Instruction {
  var register: Int
  var place: Int?

  package init(_ register: Int, in place: Int? = nil) {
    self.register = register
    self.place = place
  }

  package init(from bytes: inout ByteSource) {
    self.init(bytes.subgraphRegister(), in: bytes.place())
  }

  package func perform(on machine: inout some Machine) {
    let subgraph = machine.makeSubgraph(in: machine.place(place))
    machine.registers.subgraphs[register] = subgraph
  }

  package mutating func rename(_ names: Renaming) {
    names.rename(subgraph: &register)
    names.rename(place: &place)
  }

  package var simpler: [any Instruction] { place == nil ? [] : [MakeSubgraph(register)] }
  package var description: String { "MakeSubgraph(\(register)\(place.map { ", in: \($0)" } ?? ""))" }
}

/// Removes the subgraph in a register, if any, with its contents, and may read all weak attributes afterwards.
package struct RemoveSubgraph: Instruction {
  var register: Int
  var asksWeak: Bool

  package init(_ register: Int, asksWeak: Bool = false) {
    self.register = register
    self.asksWeak = asksWeak
  }

  package init(from bytes: inout ByteSource) {
    self.init(bytes.subgraphRegister(), asksWeak: bytes.number(below: 2) == 1)
  }

  package func perform(on machine: inout some Machine) {
    machine.flushWritesBeforeDestruction()
    let subgraph = machine.place(register)
    if subgraph != 0 { machine.removeSubgraph(subgraph) }
    if !asksWeak { return }
    for register in machine.registers.attributes.keys.sorted() {
      if let attribute = machine.attribute(in: register), machine.isWeak(attribute) { machine.ask(attribute) }
    }
  }

  package mutating func rename(_ names: Renaming) {
    names.rename(subgraph: &register)
  }

  package var simpler: [any Instruction] { asksWeak ? [RemoveSubgraph(register)] : [] }
  package var description: String { "RemoveSubgraph(\(register)\(asksWeak ? ", asksWeak: true" : ""))" }
}
