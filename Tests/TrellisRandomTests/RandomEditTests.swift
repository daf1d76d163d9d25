import Testing
import struct TrellisGraphChecks.SplitMix

/// Random views under random writes, moves and conditions.
///
/// After each transaction, the window shows the same as a new window in the same state. Only the paths that still exist have
/// states, and appearances are balanced.
@MainActor
@Suite struct RandomEditTests {
  private static let programCount = 16

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `after each transaction a random window equals a new one in the same state`(seed: UInt64) {
    for number in 0..<Self.programCount {
      var random = SplitMix(state: seed << 32 + UInt64(number))
      let program = EditProgram.random(using: &random)
      guard let fault = program.run() else { continue }
      let smallest = program.shrunk { $0.run() != nil }
      Issue.record(
        """
        seed \(seed), program \(number): \(fault)
        The smallest that fails:
        \(smallest)
        \(smallest.run() ?? "")
        """)
      return
    }
  }

  @Test func `the comparison finds state that should have been lost, and shrinks the program to a few views`()
  {
    var sizes: [Int] = []
    for number in 0..<200 {
      var random = SplitMix(state: UInt64(number))
      let program = EditProgram.random(using: &random)
      guard program.run(remembersTheDead: true) != nil else { continue }
      let smallest = program.shrunk { $0.run(remembersTheDead: true) != nil }
      sizes.append(smallest.template.size)
      #expect(smallest.transactions.count <= 4)
      if sizes.count == 3 { break }
    }
    #expect(sizes.count == 3)
    #expect(sizes.allSatisfy { $0 <= 4 })
  }
}
