import Foundation
import SwiftUI
import Testing
import TrellisFailure

/// The scripts of `trellis run --script`.
@Suite struct AppScriptTests {
  @Test func `a script's lines are steps`() throws {
    let script = try AppScript(
      """
      # A comment.
      tap Save All
      tap Row #2
      tap 10,20.5
      type hello there
      key escape
      scroll -40
      scroll 300 12,34
      wait 0.5

      shows Done
      picture end
      idle 10
      memory 120
      """, folder: "/tmp")
    #expect(
      script.steps == [
        .tap("Save All", number: 1), .tap("Row", number: 2), .tapPoint(x: 10, y: 20.5), .type("hello there"),
        .key("escape"), .scroll(-40, x: nil, y: nil), .scroll(300, x: 12, y: 34), .wait(0.5), .shows("Done"),
        .picture("end"), .idle(10), .memory(120),
      ])
    #expect(script.lines.first == "tap Save All")
  }

  @Test(arguments: [
    "tap", "jump", "wait", "wait soon", "wait 61", "idle -1", "scroll far", "scroll 10 20", "picture a/b",
    "memory 0", "memory inf.",
  ])
  func `a line that isn't a step is a failure`(line: String) {
    #expect(throws: Failure.self) { try AppScript("tap OK\n\(line)", folder: "/tmp") }
  }
}
