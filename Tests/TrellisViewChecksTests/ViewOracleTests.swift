import Foundation
import Testing

@testable import TrellisViewChecks

/// The oracle of view trees: it finds flaws that are there on purpose, and none in fixed seeds.
@MainActor
@Suite struct ViewOracleTests {
  @Test(arguments: [NodeKind.text, .padding, .ifOnly, .rows])
  func `a write that the views don't learn of is found`(kind: NodeKind) async throws {
    var found = 0
    for seed in 1...400 as ClosedRange<UInt64> where found == 0 {
      let program = ViewProgram(seed: seed, stepCount: 12)
      guard program.isComparable, program.tree.all.count < 20,
        program.tree.all.contains(where: { $0.kind == kind })
      else { continue }
      guard let fault = await program.fault(hiding: kind), await program.fault() == nil else { continue }
      let part = fault.components(separatedBy: ": ").dropFirst(fault.hasPrefix("after") ? 1 : 0).first ?? ""
      #expect(["drawing", "accessibility", "layout", "appearances"].contains(part), "\(fault)")
      found += 1
    }
    #expect(found > 0)
  }

  /// 2,000 steps, in a process of their own: a trap ends that process and is a failure here.
  @Test func `fixed seeds neither trap nor hang nor differ from fresh windows`() throws {
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let process = Process()
    process.executableURL = folder.appending(path: "TrellisViewChecksCLI")
    process.arguments = [
      "search", "--seed", "1", "--count", "50", "--steps", "40", "--timeout", "600", "--shrink", "40",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && text == "50 programs of 40 steps, 0 failures\n", "\(text)")
  }
}
