import Testing
import TrellisGraphChecks

/// The harness has to find what is wrong on purpose: a test that can't fail shows nothing.
@Suite struct FlawTests {
  @Test(arguments: Oracle.Flaw.allCases)
  func `a wrong engine is found by random programs, and shown by a short one`(flaw: Oracle.Flaw) throws {
    let harness = Harness(stateInterval: 4)
    func failure(_ program: Program) -> Failure? { harness.failure(of: program, on: Oracle(flaw: flaw)) }

    let programs = (0..<200).lazy.map { Program(seed: UInt64($0), size: 40) }
    let program = try #require(programs.first { failure($0) != nil })
    let short = harness.shrink(program, failing: try #require(failure(program)), by: failure)
    #expect(failure(short) != nil)
    #expect(short.count <= 7, "\(short)")
    #expect(harness.failure(of: short) == nil, "the engine itself is right")
  }

  @Test func `an oracle without a flaw does as the oracle`() {
    for seed in 0..<100 {
      #expect(Harness().failure(of: Program(seed: UInt64(seed), size: 40), on: Oracle()) == nil)
    }
  }
}
