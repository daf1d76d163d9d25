/// Makes an indirect attribute of another one, and puts it in a register.
///
/// Does nothing if the source is missing or weak.
package struct MakeIndirect: Instruction {
  var register: Int
  var source: Int

  package init(_ register: Int, to source: Int) {
    self.register = register
    self.source = source
  }

  package init(from bytes: inout ByteSource) {
    self.init(bytes.ruleRegister(), to: bytes.register())
  }

  package func perform(on machine: inout some Machine) {
    guard let attribute = machine.attribute(in: source), !machine.isWeak(attribute) else { return }
    let indirect = machine.makeIndirect(to: attribute)
    machine.registers.attributes[register] = indirect
  }

  package mutating func rename(_ names: Renaming) {
    names.rename(&register)
    names.rename(&source)
  }

  package var simpler: [any Instruction] { [MakeRule(register, Formula(.sum), of: [source])] }
  package var description: String { "MakeIndirect(\(register), to: \(source))" }
}

/// Changes the target of an indirect attribute to the first fitting attribute of some registers, or to the original one.
///
/// A target fits if it has values of the same type, lives at least as long, isn't weak, and was made earlier. So there is no
/// cycle.
package struct Retarget: Instruction {
  var register: Int
  /// The register at which the search begins; nil for a reset.
  var source: Int?

  package init(_ register: Int, to source: Int?) {
    self.register = register
    self.source = source
  }

  package init(from bytes: inout ByteSource) {
    let register = bytes.ruleRegister()
    self.init(register, to: bytes.byte() < 64 ? nil : bytes.register())
  }

  package func perform(on machine: inout some Machine) {
    let registers = machine.registers.attributes.keys.sorted()
    let near = registers.filter { $0 >= register } + registers.filter { $0 < register }
    let indirect = near.lazy.compactMap { [machine] in machine.attribute(in: $0) }
      .first { [machine] in machine.isIndirect($0) }
    guard let indirect else { return }
    guard let source else { return machine.retarget(indirect, to: nil) }
    let candidates = registers.filter { $0 >= source } + registers.filter { $0 < source }
    let target = candidates.lazy.compactMap { [machine] in machine.attribute(in: $0) }
      .first { [machine] in machine.fits($0, indirect) }
    if let target { machine.retarget(indirect, to: target) }
  }

  package mutating func rename(_ names: Renaming) {
    names.rename(&register)
    if var renamed = source {
      names.rename(&renamed)
      source = renamed
    }
  }

  package var simpler: [any Instruction] { source == nil ? [] : [Retarget(register, to: nil)] }
  package var description: String { "Retarget(\(register), to: \(source.map { "\($0)" } ?? "nil"))" }
}

extension Machine {
  fileprivate func fits(_ attribute: Int, _ indirect: Int) -> Bool {
    var subgraph = self.subgraph(of: indirect)
    while subgraph > self.subgraph(of: attribute) { subgraph = parent(of: subgraph) }
    return subgraph == self.subgraph(of: attribute) && attribute < indirect
      && shape(of: attribute) == shape(of: indirect) && !isWeak(attribute)
  }
}
