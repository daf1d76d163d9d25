/// A step of a ``Program``.
///
/// Its description is the Swift expression that makes it. Whatever it finds, it can be performed: one whose registers
/// are empty, or hold what was removed, does nothing or does with less.
package protocol Instruction: Hashable, Sendable, CustomStringConvertible {
  /// Decodes the operands.
  init(from bytes: inout ByteSource)
  /// Does it.
  func perform(on machine: inout some Machine)
  /// Simpler instructions of the kind, to try in place of this one when a program is shrunk; the simplest first.
  var simpler: [any Instruction] { get }
}

/// Which instructions there are, and how often each is decoded.
package enum InstructionSet {
  /// What most steps do.
  package enum Mix: Int, CaseIterable {
    /// Attributes and subgraphs are made.
    case making
    /// Some of everything.
    case even
    /// The graph stays mostly as it is; inputs are set and attributes read.
    case using
  }

  /// The instructions, each with its share of the steps in the mixes `making`, `even` and `using`.
  static let table: [(type: any Instruction.Type, shares: [Int])] = [
    (MakeInput.self, [25, 10, 1]),
    (MakeRule.self, [45, 35, 4]),
    (MakeSubgraph.self, [8, 8, 1]),
    (RemoveSubgraph.self, [2, 7, 1]),
    (SetInput.self, [10, 35, 50]),
    (Ask.self, [10, 30, 40]),
    (AskAll.self, [1, 2, 3]),
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
