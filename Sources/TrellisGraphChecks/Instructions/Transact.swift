/// Performs steps in a transaction, which may throw at the end, and so be rolled back.
package struct Transact: Instruction {
  var rollsBack: Bool
  var parts: [any Instruction]

  package init(rollsBack: Bool = false, _ parts: [any Instruction]) {
    self.rollsBack = rollsBack
    self.parts = parts
  }

  package init(from bytes: inout ByteSource) {
    rollsBack = bytes.number(below: 2) > 0
    let count = 1 + bytes.number(below: 5)
    parts = []
    // Transactions may be nested as long as there are bytes.
    while parts.count < count, !bytes.isEmpty {
      let types: [any Instruction.Type] = [
        SetInput.self, SetInput.self, SetInput.self, SetInput.self, Ask.self, Ask.self, Transact.self,
        RemoveSubgraph.self, Reclaim.self, Send.self, SetProperty.self, UpdateSome.self,
        FlushPendingWrites.self,
      ]
      parts.append(types[bytes.number(below: types.count)].init(from: &bytes))
    }
  }

  package func perform(on machine: inout some Machine) {
    machine.transaction(rollsBack: rollsBack) { machine in
      for part in parts { part.perform(on: &machine) }
    }
  }

  package mutating func rename(_ names: Renaming) {
    for index in parts.indices { parts[index].rename(names) }
  }

  package var simpler: [any Instruction] {
    var all = parts
    if rollsBack { all.append(Transact(parts)) }
    all += simpler(parts: \.parts)
    return all
  }

  package var description: String {
    "Transact(\(rollsBack ? "rollsBack: true, " : "")[\(parts.map { "\($0)" }.joined(separator: ", "))])"
  }

  package static func == (first: Transact, second: Transact) -> Bool {
    first.rollsBack == second.rollsBack
      && first.parts.map { AnyHashable($0) } == second.parts.map { AnyHashable($0) }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rollsBack)
    for part in parts { hasher.combine(part) }
  }
}
