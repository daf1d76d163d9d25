import Foundation
import Trellis
package import TrellisFailure
import TrellisInspector
import TrellisWindow

/// What is done to an app, a step a line, while what it costs is recorded.
///
/// ```
/// tap Increment
/// expect Row 1
/// type hello
/// wait 0.5
/// ```
package struct InspectionScript: Codable, Hashable, Sendable {
  /// How the report is written.
  package enum Format: String, Codable, CaseIterable, Sendable {
    case text, json
  }

  /// A step.
  package enum Step: Codable, Hashable, Sendable {
    /// Taps on a text, or on what is read of a view.
    case tap(String)
    /// Types characters to whoever has the focus.
    case type(String)
    /// Lets so many seconds pass.
    case wait(Double)
    /// Fails where the body of a type of view was evaluated more often since the last step that did something.
    case expect(String, atMost: Int)
  }

  /// The steps, each with its line.
  package var steps: [Step]
  package var lines: [String]
  package var format: Format

  /// Reads a script; empty lines, and those that begin with `#`, say nothing.
  package init(_ text: String, format: Format) throws(Failure) {
    (steps, lines, self.format) = ([], [], format)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let step = InspectionScript.step(line) else {
        throw .usage(
          "line \(index + 1) of the script, '\(line)', is none of: tap LABEL, type TEXT, wait SECONDS, expect VIEW COUNT"
        )
      }
      steps.append(step)
      lines.append(line)
    }
  }

  private static func step(_ line: String) -> Step? {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return nil }
    let rest = words[1].trimmingCharacters(in: .whitespaces)
    switch words[0] {
    case "tap": return .tap(rest)
    case "type": return .type(rest)
    case "wait": return Double(rest).flatMap { $0 > 0 && $0 <= 60 ? .wait($0) : nil }
    case "expect":
      let parts = rest.split(separator: " ")
      guard parts.count == 2, let count = Int(parts[1]), count >= 0 else { return nil }
      return .expect(String(parts[0]), atMost: count)
    default: return nil
    }
  }

  /// Does the steps in a window, a frame after each and sixty a second while it waits; answers the report.
  @MainActor
  func run(in viewGraph: ViewGraph, isRecorded: Bool = false) throws(Failure) -> InspectionReport {
    let report = InspectionReport(of: viewGraph, isRecorded: isRecorded)
    viewGraph.takesKeys = true
    var time = Duration.zero
    func frame() {
      MainLoop.serve()
      report.frame(at: time)
      time += .seconds(1) / 60
    }
    _ = Settling(limit: .seconds(2)).settle(viewGraph)
    time = viewGraph.time
    frame()
    for (step, line) in zip(steps, lines) {
      report.begin(line)
      switch step {
      case .tap(let label): try FilmStrip.tap(label, in: viewGraph)
      case .type(let text):
        for character in text {
          let press = KeyPress(KeyEquivalent(character), characters: String(character))
          viewGraph.send(InputEvent(.key(press), time: time))
          viewGraph.send(InputEvent(.text(String(character)), time: time))
        }
      case .wait(let seconds):
        let end = time + .seconds(seconds)
        while time < end { frame() }
      case .expect(let view, let limit):
        report.expect(view, atMost: limit)
        continue
      }
      frame()
      // What follows at once belongs to the step.
      for _ in 0..<10 where viewGraph.needsUpdate { frame() }
    }
    return report
  }
}
