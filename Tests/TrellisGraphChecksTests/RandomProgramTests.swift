import Testing
import TrellisGraphChecks

@Suite struct RandomProgramTests {
  /// Short programs are many, so that each argument stands for a hundred seeds.
  @Test(arguments: 0..<20) func `a random history matches the recompute-all oracle`(hundred: UInt64) {
    let harness = Harness(stateInterval: 6)
    for seed in hundred * 100..<hundred * 100 + 100 {
      let program = Program(seed: seed, size: 40)
      if let report = harness.report(of: program) {
        Issue.record("seed \(seed): \(report)")
        return
      }
    }
  }

  @Test(arguments: 0..<24) func `a long random history matches it, too`(seed: UInt64) {
    let report = Harness(stateInterval: 50).report(of: Program(seed: 1_000_000 + seed, size: 600))
    #expect(report == nil)
  }
}
