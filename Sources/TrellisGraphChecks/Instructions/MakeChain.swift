/// Makes a chain of rules, each of which reads the one before, and puts the last in a register.
///
/// The first read from the end of the chain uses the native stack.
package struct MakeChain: Instruction {
  var register: Int
  var source: Int
  var formula: Formula
  var length: Int

  package init(_ register: Int, of source: Int, _ formula: Formula, length: Int) {
    self.register = register
    self.source = source
    self.formula = formula
    self.length = length
  }

  package init(from bytes: inout ByteSource) {
    self.init(
      bytes.ruleRegister(), of: bytes.register(), Formula(from: &bytes), length: 1 + bytes.number(below: 80))
  }

  package func perform(on machine: inout some Machine) {
    var last = machine.attribute(in: source)
    for _ in 0..<length {
      let rule = Rule(body: formula, sources: last.map { [$0] } ?? [], shape: .word)
      last = machine.makeRule(rule, in: 0)
    }
    machine.registers.attributes[register] = last
  }

  package var simpler: [any Instruction] {
    var all: [any Instruction] = [MakeRule(register, formula, of: [source])]
    for length in [length / 2, length - 1] where length > 0 {
      all.append(MakeChain(register, of: source, formula, length: length))
    }
    return all
  }

  package mutating func rename(_ names: Renaming) {
    names.rename(&register)
    names.rename(&source)
  }

  package var description: String {
    "MakeChain(\(register), of: \(source), \(formula), length: \(length))"
  }
}
