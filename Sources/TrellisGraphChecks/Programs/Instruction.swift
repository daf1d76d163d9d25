/// A step of a ``Program``.
///
/// Its description is the Swift expression that creates it. It can always be performed: if its registers are empty, or hold
/// removed attributes, it does less, or nothing.
package protocol Instruction: Hashable, Sendable, CustomStringConvertible {
  /// Decodes the operands.
  init(from bytes: inout ByteSource)
  /// Performs the instruction.
  func perform(on machine: inout some Machine)
  /// Simpler instructions to try instead of this one while a program is shrunk, the simplest first.
  var simpler: [any Instruction] { get }
  /// Similar instructions, not always simpler, to try instead of this one when another step is removed at the same time.
  var variants: [any Instruction] { get }
  /// Renames the step's registers.
  mutating func rename(_ names: Renaming)
}

extension Instruction {
  package var variants: [any Instruction] { simpler }
}

/// New names for the registers of a program.
package struct Renaming {
  package var attributes: [Int: Int] = [:]
  package var subgraphs: [Int: Int] = [:]

  func rename(_ register: inout Int) {
    register = attributes[register] ?? register
  }

  func rename(subgraph register: inout Int) {
    register = subgraphs[register] ?? register
  }

  func rename(place register: inout Int?) {
    register = register.map { subgraphs[$0] ?? $0 }
  }
}

/// The set of instructions, and the frequency with which each is decoded.
package enum InstructionSet {
  /// The emphasis of a program.
  package enum Mix: Int, CaseIterable {
    /// The graph changes all the time.
    case making
    /// The graph rarely changes; inputs are set, and attributes are read.
    case using
  }

  /// The instructions, each with its shares of the steps in the mixes `making` and `using`.
  static let table: [(type: any Instruction.Type, shares: [Int])] = [
    (MakeInput.self, [6, 1]),
    (MakeRule.self, [22, 3]),
    (MakeConstant.self, [3, 1]),
    (MakeProjection.self, [9, 4]),
    (MakeIndirect.self, [5, 1]),
    (Retarget.self, [6, 8]),
    (MakeWeak.self, [12, 4]),
    (MakeChain.self, [1, 0]),
    (MakeRing.self, [5, 2]),
    (OnTransaction.self, [3, 3]),
    (OnChange.self, [3, 4]),
    (Send.self, [5, 9]),
    (FlushPendingWrites.self, [1, 2]),
    (SetProperty.self, [5, 9]),
    (UpdateSome.self, [5, 9]),
    (MakeOutcome.self, [6, 2]),
    (MakeDeinitializerAction.self, [4, 1]),
    (MakeSubgraph.self, [8, 2]),
    (RemoveSubgraph.self, [8, 3]),
    (DeferDestruction.self, [4, 2]),
    (Reclaim.self, [8, 6]),
    (SetInput.self, [28, 45]),
    (Transact.self, [5, 8]),
    (Ask.self, [29, 45]),
    (AskAll.self, [2, 3]),
  ]

  static func decode(from bytes: inout ByteSource, mix: Mix) -> any Instruction {
    var number = bytes.number(below: table.reduce(0) { $0 + $1.shares[mix.rawValue] })
    for (type, shares) in table {
      number -= shares[mix.rawValue]
      if number < 0 { return type.init(from: &bytes) }
    }
    return Ask(from: &bytes)
  }
}
