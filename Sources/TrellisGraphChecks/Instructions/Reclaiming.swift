/// Starts or ends deferred destruction: while deferred, removed attributes wait until they are reclaimed.
package struct DeferDestruction: Instruction {
  var isDeferred: Bool

  package init(_ isDeferred: Bool = true) {
    self.isDeferred = isDeferred
  }

  package init(from bytes: inout ByteSource) {
    self.init(bytes.number(below: 4) > 0)
  }

  package func perform(on machine: inout some Machine) {
    machine.flushWritesBeforeDestruction()
    machine.deferDestruction(isDeferred)
  }

  package mutating func rename(_ names: Renaming) {}

  package var simpler: [any Instruction] { [] }
  package var description: String { "DeferDestruction(\(isDeferred ? "" : "false"))" }
}

/// Destroys a number of removed attributes.
package struct Reclaim: Instruction {
  var count: Int

  package init(_ count: Int) {
    self.count = count
  }

  package init(from bytes: inout ByteSource) {
    self.init(bytes.number(below: 6))
  }

  package func perform(on machine: inout some Machine) {
    machine.flushWritesBeforeDestruction()
    machine.collect(limit: count)
  }

  package mutating func rename(_ names: Renaming) {}

  package var simpler: [any Instruction] { (0..<count).map { Reclaim($0) } }
  package var description: String { "Reclaim(\(count))" }
}
