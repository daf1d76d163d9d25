/// Makes a subgraph and puts it in a register.
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

/// Removes a subgraph with all in it, where the register holds one.
package struct RemoveSubgraph: Instruction {
  var register: Int

  package init(_ register: Int) {
    self.register = register
  }

  package init(from bytes: inout ByteSource) {
    self.init(bytes.subgraphRegister())
  }

  package func perform(on machine: inout some Machine) {
    let subgraph = machine.place(register)
    if subgraph != 0 { machine.removeSubgraph(subgraph) }
  }

  package mutating func rename(_ names: Renaming) {
    names.rename(subgraph: &register)
  }

  package var simpler: [any Instruction] { [] }
  package var description: String { "RemoveSubgraph(\(register))" }
}
