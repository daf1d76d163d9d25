/// Reads an attribute from outside, if the register holds one.
package struct Ask: Instruction {
  var register: Int

  package init(_ register: Int) {
    self.register = register
  }

  package init(from bytes: inout ByteSource) {
    self.init(bytes.ruleRegister())
  }

  package func perform(on machine: inout some Machine) {
    if let attribute = machine.attribute(in: register) { machine.ask(attribute) }
  }

  package mutating func rename(_ names: Renaming) {
    names.rename(&register)
  }

  package var simpler: [any Instruction] { [] }
  package var variants: [any Instruction] { (0..<4).map { Ask($0) } }
  package var description: String { "Ask(\(register))" }
}

/// Reads the attributes of all registers from outside, twice.
package struct AskAll: Instruction {
  package init() {}

  package init(from bytes: inout ByteSource) {}

  package func perform(on machine: inout some Machine) {
    for _ in 1...2 {
      for register in machine.registers.attributes.keys.sorted() { Ask(register).perform(on: &machine) }
    }
  }

  package mutating func rename(_ names: Renaming) {}

  package var simpler: [any Instruction] { [] }
  package var description: String { "AskAll()" }
}
