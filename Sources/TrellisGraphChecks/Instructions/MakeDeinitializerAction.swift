/// Makes an attribute whose value makes, uses and removes parts of the graph when it is destroyed.
package struct MakeDeinitializerAction: Instruction {
  var place: Int?

  package init(in place: Int? = nil) {
    self.place = place
  }

  package init(from bytes: inout ByteSource) {
    self.init(in: bytes.place() ?? bytes.subgraphRegister())
  }

  package func perform(on machine: inout some Machine) {
    machine.registers.hasDeinitializerActions = true
    machine.makeDeinitializerAction(in: machine.place(place))
  }

  package mutating func rename(_ names: Renaming) {
    names.rename(place: &place)
  }

  package var simpler: [any Instruction] { [] }
  package var description: String { "MakeDeinitializerAction(\(place.map { "in: \($0)" } ?? ""))" }
}

extension Machine {
  /// Flushes pending writes if a value that uses the graph may be destroyed now.
  ///
  /// The value's use of the graph would flush the writes, at a time that the oracle doesn't predict.
  mutating func flushWritesBeforeDestruction() {
    if registers.hasDeinitializerActions { flushPendingWrites() }
  }
}
