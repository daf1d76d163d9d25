/// A list of steps that make, set, read and remove attributes, for random tests.
///
/// You get one from a seed or from bytes, and pass it to ``Harness/failure(of:)``. It is a plain value; its description is Swift
/// source that can be pasted into a test of this package.
public struct Program: Equatable, Sendable, CustomStringConvertible {
  /// The steps, in order.
  package var steps: [any Instruction]

  package init(_ steps: [any Instruction]) {
    self.steps = steps
  }

  /// Decodes a program; every byte string is one.
  ///
  /// The first byte determines the number of registers, the second the emphasis. The first steps fill the registers. There are
  /// fewer steps than bytes.
  public init(bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    let registerCount = [6, 8, 12, 24][Int(bytes.first ?? 0) % 4]
    let mixes = InstructionSet.Mix.allCases
    let mix = mixes[Int(bytes.dropFirst().first ?? 0) % mixes.count]
    var source = ByteSource(bytes.dropFirst(2), registerCount: registerCount)
    steps = []
    for register in 0..<registerCount where !source.isEmpty {
      source.nextRegister = register
      let isInput = register < source.inputCount
      steps.append(isInput ? MakeInput(from: &source) : MakeRule(from: &source))
    }
    source.nextRegister = nil
    while !source.isEmpty { steps.append(InstructionSet.decode(from: &source, mix: mix)) }
  }

  /// Creates a random program, which is the same for the same seed and size.
  ///
  /// - Parameters:
  ///   - seed: Any number.
  ///   - size: The approximate number of steps.
  public init(seed: UInt64, size: Int) {
    var random = SplitMix(state: seed)
    let bytes = (0..<size * 16).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    self.init(bytes: bytes)
    steps.removeLast(max(0, steps.count - size))
  }

  /// The number of steps.
  public var count: Int { steps.count }

  /// Returns the program with renamed registers.
  package func renamed(_ names: Renaming) -> Program {
    Program(
      steps.map { step in
        var step = step
        step.rename(names)
        return step
      })
  }

  /// The Swift expression that creates the program, with one step per line.
  public var description: String {
    "Program([\n" + steps.map { "  \($0),\n" }.joined() + "])"
  }

  /// Returns whether two programs have equal steps.
  public static func == (first: Program, second: Program) -> Bool {
    first.steps.map { AnyHashable($0) } == second.steps.map { AnyHashable($0) }
  }
}
