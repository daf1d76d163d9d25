import Foundation
import Testing
import TrellisConformance

@MainActor
@Suite struct LayoutCasesTests {
  private func cases(of name: String) throws -> [LayoutCase] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Fixtures/Layout/\(name)")
    return try LayoutCase.cases(in: String(contentsOf: file, encoding: .utf8))
  }

  @Test func `every recorded tree is laid out as recorded`() throws {
    let report = LayoutReport(running: try cases(of: "layout-cases.jsonl"))
    #expect(report.failures == [])
    #expect(report.passed == 175)
    // The skipped cases are texts, lists and some grids, whose expectations are written in words.
    #expect(report.skipped == 38)
  }

  @Test func `every recorded grid is laid out as recorded`() throws {
    let report = LayoutReport(running: try cases(of: "grid-cases.jsonl"))
    #expect(report.failures == [])
    #expect(report.passed == 81)
  }

  @Test func `random trees are laid out as the rules say`() throws {
    let report = LayoutReport(running: try cases(of: "rules-cases.jsonl"))
    #expect(report.failures == [])
    #expect(report.passed == 180)
  }

  @Test func `a difference is reported with both numbers`() throws {
    let text = """
      {"id": "wrong", "tree": {"k": "leaf", "id": "a", "w": [5, 5, 5], "h": [5, 5, 5]}, "proposal": [null, 7],
       "size": [5, 6], "frames": {"a": [0, 0, 5, 5.005], "b": [0, 0, 1, 1]}, "proposals": {"a": [3, 7]}}
      """
    let report = LayoutReport(running: try LayoutCase.cases(in: text.replacing("\n", with: "")))
    #expect(
      report.failures == [
        "wrong: size: expected [5.0, 6.0], got [5.0, 5.0]; frame of b: expected [0.0, 0.0, 1.0, 1.0], got none; "
          + "proposal to a: expected [3.0, 7.0], got [null, 7.0]"
      ])
    #expect(report.summary == "0 passed, 1 failed, 0 skipped")
  }

  @Test(arguments: [
    (#"{"id": "a", "tree": {"k": "hexagon"}}"#, "line 2: “hexagon” is an unknown kind of node"),
    (#"{"id": "a", "tree": {"k": "frame", "c": []}}"#, "line 2: “frame” has to have one child, not 0"),
    (
      #"{"id": "a", "tree": {"k": "padding", "top": "x", "c": []}}"#,
      "line 2: “top” has to be a number or “inf”"
    ),
    (
      #"{"id": "a", "tree": {"k": "grid", "c": [{"k": "half"}]}}"#,
      "line 2: “half” can't be in a grid; gridrow and cell can"
    ),
    (
      #"{"id": "a", "tree": {"k": "grid", "c": [{"k": "cell"}]}}"#,
      "line 2: a cell has to have a “leaf”"
    ),
    (
      #"{"id": "a", "tree": {"k": "clampW", "lo": 1, "hi": 2}}"#,
      "line 2: a “clampW” has to have “h”"
    ),
    (#"{"id": 3}"#, "line 2: “id” has to be a string"),
    ("[]", "line 2: a case has to be a JSON object"),
    ("{", "line 2: this isn't JSON"),
  ])
  func `an unreadable line is an error that names it`(line: String, message: String) {
    let error = #expect(throws: CaseFileError.self) { try LayoutCase.cases(in: "\n\(line)\n") }
    #expect(error?.description == message)
  }
}
