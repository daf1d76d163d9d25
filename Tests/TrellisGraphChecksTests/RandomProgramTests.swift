import Testing
import TrellisGraphChecks

@Suite struct RandomProgramTests {
  /// Each argument covers a hundred seeds, because there are many short programs.
  @Test(arguments: 0..<24) func `a random history matches the recompute-all oracle`(hundred: UInt64) {
    var harness = Harness(stateInterval: 8)
    for seed in hundred * 100..<hundred * 100 + 100 {
      harness.isObserved = seed % 4 != 0
      if let report = harness.report(of: Program(seed: seed, size: 50)) {
        Issue.record("seed \(seed): \(report)")
        return
      }
    }
  }

  @Test(arguments: 0..<24) func `a long random history matches the recompute-all oracle, too`(seed: UInt64) {
    let program = Program(seed: 1_000_000 + seed, size: 400)
    #expect(Harness(stateInterval: 50).report(of: program) == nil)
  }

  @Test func `equal seeds give equal programs, and other seeds others`() {
    #expect(Program(seed: 7, size: 30) == Program(seed: 7, size: 30))
    #expect(Program(seed: 7, size: 30) != Program(seed: 8, size: 30))
    #expect(Program(seed: 7, size: 30).count == 30)
  }

  @Test func `arbitrary bytes are a program that ends`() {
    for byte in UInt8.min ... .max {
      let program = Program(bytes: repeatElement(byte, count: 60))
      #expect(Harness(stateInterval: 10).report(of: program) == nil)
    }
    #expect(Program(bytes: []).count == 0)
  }

  @Test func `values that a stopped update hasn't reached are set back`() {
    let program = Program([
      MakeInput(0, 0), MakeRule(1, Formula(.sum), of: [0]), Ask(1), MakeRule(2, Formula(.sum), of: []),
      Send(0, 1), UpdateSome([0, 2, 1], runs: 1), SetInput(0, 0), MakeWeak(0, 1),
    ])
    #expect(Harness().report(of: program) == nil)
  }
}
