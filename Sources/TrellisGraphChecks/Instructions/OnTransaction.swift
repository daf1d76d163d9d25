/// Adds a transaction callback that performs some steps each time, and cancels itself at its last call.
package struct OnTransaction: Instruction {
  var calls: Int
  var parts: [any Instruction]

  package init(calls: Int = 1, _ parts: [any Instruction] = []) {
    self.calls = calls
    self.parts = parts
  }

  package init(from bytes: inout ByteSource) {
    calls = 1 + bytes.number(below: 4)
    let count = bytes.number(below: 4)
    parts = []
    while parts.count < count, !bytes.isEmpty {
      let types: [any Instruction.Type] = [
        SetInput.self, SetInput.self, Ask.self, Ask.self, Transact.self, Send.self, SetProperty.self,
      ]
      parts.append(types[bytes.number(below: types.count)].init(from: &bytes))
    }
  }

  package func perform(on machine: inout some Machine) {
    machine.onTransaction(calls: calls, parts)
  }

  package mutating func rename(_ names: Renaming) {
    for index in parts.indices { parts[index].rename(names) }
  }

  package var simpler: [any Instruction] {
    var all: [any Instruction] = []
    if calls > 1 { all += [OnTransaction(parts), OnTransaction(calls: calls - 1, parts)] }
    all += simpler(parts: \.parts)
    return all
  }

  package var description: String {
    "OnTransaction(calls: \(calls), [\(parts.map { "\($0)" }.joined(separator: ", "))])"
  }

  package static func == (first: OnTransaction, second: OnTransaction) -> Bool {
    first.calls == second.calls && first.parts.map { AnyHashable($0) } == second.parts.map { AnyHashable($0) }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(calls)
    for part in parts { hasher.combine(part) }
  }
}
