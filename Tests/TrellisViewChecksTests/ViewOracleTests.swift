import Foundation
import Testing

@testable import TrellisViewChecks

/// The oracle of view trees, which finds deliberate flaws, and none in fixed seeds.
@MainActor
@Suite struct ViewOracleTests {
  @Test(arguments: [
    (NodeKind.text, "text#1", "1=8", "drawing"), (.padding, "padding#1(text#2)", "1=8", "drawing"),
    (.ifOnly, "ifOnly#1(text#2)", "1=true", "drawing"), (.rows, "rows#1(text#2)", "1=[3,1]", "drawing"),
    (.environment, "vStack#3(environment#1(rows#4(text#2)))", "1=8", "drawing"),
    (.writePreference, "writePreference#1(text#2)", "1=8", "preferences"),
    (.flexibleFrame, "flexibleFrame#1(empty#2)", "1=8", "layout"),
  ])
  func `a write without invalidation is found`(
    kind: NodeKind, tree: String, write: String, part: String
  ) async throws {
    let program = try #require(ViewProgram("observed desktop\n\(tree)\nwrite none \(write)"))
    #expect(await program.fault() == nil)
    let fault = try #require(await program.fault(hiding: kind))
    #expect(fault.hasPrefix(part), "\(fault)")
  }

  /// Runs 2,000 steps in a separate process: a trap ends that process, and is a failure here.
  @Test func `fixed seeds don't trap, hang or differ from new windows`() throws {
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
