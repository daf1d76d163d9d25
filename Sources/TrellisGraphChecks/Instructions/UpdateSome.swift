/// Updates the attributes of some registers, with a limit on the number of rules that run.
package struct UpdateSome: Instruction {
  var registers: [Int]
  var runs: Int

  package init(_ registers: [Int], runs: Int) {
    self.registers = registers
    self.runs = runs
  }

  package init(from bytes: inout ByteSource) {
    registers = (0..<1 + bytes.number(below: 3)).map { _ in bytes.ruleRegister() }
    runs = 1 + bytes.number(below: 6)
  }

  package func perform(on machine: inout some Machine) {
    let attributes = registers.compactMap { [machine] in machine.attribute(in: $0) }
    machine.update(attributes, runs: runs)
  }

  package mutating func rename(_ names: Renaming) {
    for index in registers.indices { names.rename(&registers[index]) }
  }

  package var simpler: [any Instruction] {
    var all: [any Instruction] = registers.map { Ask($0) }
    if registers.count > 1 { all += registers.map { UpdateSome([$0], runs: runs) } }
    if runs > 1 { all.append(UpdateSome(registers, runs: runs - 1)) }
    return all
  }

  package var description: String { "UpdateSome(\(registers), runs: \(runs))" }
}
