import Testing
import TrellisGraphChecks

/// Deliberate flaws, which the harness must find: a test that can't fail shows nothing.
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

  @Test func `a flawless oracle agrees with the reference oracle`() {
    for seed in 0..<100 {
      #expect(Harness().failure(of: Program(seed: UInt64(seed), size: 40), on: Oracle()) == nil)
    }
  }

  @Test func `a program is printed as source, with its results`() {
    let program = Program([
      MakeInput(0, 1),
      MakeRule(1, Formula(.parity), of: [0], .counted),
      Ask(1),
      SetInput(0, 3, 5),
      Ask(1),
    ])
    #expect(
      Harness().annotated(program) == """
        Program([
          MakeInput(0, 1),  // makes n0
          MakeRule(1, Formula(.parity), of: [0], .counted),  // makes n1
          Ask(1),  // ran n1, n1 is 1
          SetInput(0, 3, 5),  // set n0, set n0
          Ask(1),  // ran n1, equal, n1 is 1
        ])
        """)
  }
}
