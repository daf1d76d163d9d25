import Foundation
import Trellis
package import TrellisFailure
import TrellisInspector
import TrellisWindow

/// A script that operates an app while its costs are recorded, with one step per line.
///
/// ```
/// tap Increment
/// expect Row 1
/// type hello
/// wait 0.5
/// ```
package struct InspectionScript: Codable, Hashable, Sendable {
  /// The format of the report.
  package enum Format: String, Codable, CaseIterable, Sendable {
    case text, json
  }

  /// A step.
  package enum Step: Codable, Hashable, Sendable {
    /// Taps on a text, or on a view with an accessibility label.
    case tap(String)
    /// Types characters into the focused view.
    case type(String)
    /// Waits for a number of seconds.
    case wait(Double)
    /// Fails if the body of a type of view was evaluated more often than `atMost` in the last step that isn't an `expect`.
    case expect(String, atMost: Int)
  }

  /// The steps, with their lines in ``lines``.
  package var steps: [Step]
  package var lines: [String]
  package var format: Format
  /// The absolute path of an earlier run's report as JSON, with which this one is compared; nil for no comparison.
  package var baseline: String?

  /// Parses a script.
  ///
  /// Empty lines, and lines that begin with `#`, are ignored.
  package init(_ text: String, format: Format) throws(Failure) {
    (steps, lines, self.format) = ([], [], format)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let step = InspectionScript.step(line) else {
        throw .usage(
          "line \(index + 1) of the script is '\(line)'; write tap LABEL, type TEXT, wait SECONDS or expect VIEW COUNT"
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

  /// Performs the steps in a window, and returns the report.
  ///
  /// A frame follows each step; waiting takes 60 frames per second.
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
      // Immediate consequences belong to the step.
      for _ in 0..<10 where viewGraph.needsUpdate { frame() }
    }
    return report
  }
}
