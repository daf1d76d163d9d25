package import Foundation
import Trellis
import TrellisGraph

/// The work of a step, in numbers that don't depend on the machine.
struct StepWork: Codable, Equatable {
  /// The evaluations of bodies.
  var bodies = 0
  /// The evaluations of layout rules.
  var layout = 0
  /// The evaluations of display list rules.
  var displayList = 0
  /// All other evaluations.
  var other = 0

  /// Counts an evaluation.
  @MainActor mutating func add(_ kind: AttributeKind) {
    if kind == .body {
      bodies += 1
    } else if FrameHistory.timedKinds[0].contains(kind) {
      layout += 1
    } else if FrameHistory.timedKinds[1].contains(kind) {
      displayList += 1
    } else {
      other += 1
    }
  }
}

/// The compared part of an earlier JSON report.
private struct Baseline: Decodable {
  struct Step: Decodable {
    var step: String
    var bodies: [String: Int]
    /// The work; nil in reports of earlier versions.
    var work: StepWork?
  }

  var steps: [Step]
}

/// The reason that a baseline can't be compared.
package struct BaselineError: Error {
  package var message: String
}

extension InspectionReport {
  /// Returns a message for each body, and each kind of work, with more evaluations than in a baseline.
  ///
  /// `baseline` is a JSON report; throws if it is something else, or has other steps. Times aren't compared: they vary with the machine.
  package func regressions(since baseline: Data) throws(BaselineError) -> [String] {
    guard let old = try? JSONDecoder().decode(Baseline.self, from: baseline) else {
      throw BaselineError(message: "it isn't a report of `trellis inspect --report json`")
    }
    guard old.steps.map(\.step) == steps.map(\.words) else {
      throw BaselineError(message: "its script has other steps; write the baseline anew")
    }
    return zip(old.steps, steps).flatMap { before, now in
      bodies(of: now, before.bodies) + (before.work.map { kinds(of: now, $0) } ?? [])
    }
  }

  private func bodies(of step: Step, _ before: [String: Int]) -> [String] {
    step.bodies.sorted { $0.key < $1.key }.compactMap { name, count in
      let old = before[name] ?? 0
      guard count > old else { return nil }
      let why = step.frames.flatMap { reasons(for: name, in: $0) }.last
      return "\(step.words): \(name) was evaluated \(count)×, \(old)× in the baseline"
        + (why.map { "\n\($0)" } ?? "")
    }
  }

  private func kinds(of step: Step, _ before: StepWork) -> [String] {
    let pairs = [
      ("layout", before.layout, step.work.layout),
      ("the display list", before.displayList, step.work.displayList),
    ]
    return pairs.filter { $0.2 > $0.1 }.map { name, old, new in
      "\(step.words): \(new) rules of \(name) were evaluated, \(old) in the baseline"
    }
  }
}
