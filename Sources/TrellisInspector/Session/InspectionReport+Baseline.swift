package import Foundation
import Trellis
import TrellisGraph

/// The work of a step, in numbers that don't depend on the machine.
struct StepWork: Codable, Equatable {
  /// The evaluations of bodies.
  var bodies = 0
  /// The evaluations of rules that lay out.
  var layout = 0
  /// The evaluations of rules that create display lists.
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

/// A report that was written before as JSON, as far as it is compared.
private struct Baseline: Decodable {
  struct Step: Decodable {
    var step: String
    var bodies: [String: Int]
    /// nil in reports of versions that didn't count it.
    var work: StepWork?
  }

  var steps: [Step]
}

/// The reason that a baseline can't be compared.
package struct BaselineError: Error {
  package var message: String
}

extension InspectionReport {
  /// Returns a sentence for each body that was evaluated more often than in a baseline, and each kind of work that has grown; empty if
  /// nothing got worse.
  ///
  /// `baseline` is a report as JSON. Throws if it isn't one, or if it has other steps. Times aren't compared: they vary with the machine.
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
