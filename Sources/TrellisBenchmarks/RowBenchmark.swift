import Foundation
import Trellis

/// Many rows: from scratch, in another window, and with one row changed.
@MainActor
struct RowBenchmark {
  let count: Int
  let isScrolled: Bool
  let samples: Int

  private typealias Change = (String, (Stage, Remote<String>, Int) -> Void)

  private let changes: [Change] = [
    (
      "the window a point wider",
      { stage, _, number in stage.window.size.width = number.isMultiple(of: 2) ? 401 : 400 }
    ),
    ("one text changes, of the same size", { _, remote, number in remote.set("Other \(number % 10)") }),
    (
      "one text changes its width",
      { _, remote, number in remote.set(number.isMultiple(of: 2) ? "abc" : "longer") }
    ),
    (
      "one text gets a line more or less",
      { _, remote, number in remote.set(number.isMultiple(of: 2) ? "a\nb" : "a") }
    ),
  ]

  func results() -> [String] {
    let place = isScrolled ? "in a scroll view" : "in the window itself"
    let title = "\(Result.text(count)) rows \(place)"
    let first = Timing(samples, prepare: { _ in }) { _, _ in stage(Remote()).show() }
    var lines = [
      Result.line(
        "\(title): built and shown first", scratch(isGauged: false), rows: scratch(isGauged: true), first)
    ]
    for (what, change) in changes {
      let remote = Remote<String>()
      let shown = stage(remote)
      shown.show()
      let timing = Timing(samples * 3, prepare: { _ in }) { number, _ in
        change(shown, remote, number)
        shown.show()
      }
      lines.append(
        Result.line(
          "\(title): \(what)", counts(of: change, isGauged: false), rows: counts(of: change, isGauged: true),
          timing))
    }
    return lines
  }

  private func stage(_ remote: Remote<String>, isGauged: Bool = false, isCounting: Bool = false) -> Stage {
    Stage(
      { Rows(count: count, counter: $0, remote: remote, isGauged: isGauged, isScrolled: isScrolled) },
      isCounting: isCounting)
  }

  private func scratch(isGauged: Bool) -> Counts {
    stage(Remote(), isGauged: isGauged, isCounting: true).counting {}
  }

  /// What a change costs that was made before, the other way.
  private func counts(of change: (Stage, Remote<String>, Int) -> Void, isGauged: Bool) -> Counts {
    let remote = Remote<String>()
    let counting = stage(remote, isGauged: isGauged, isCounting: true)
    counting.show()
    change(counting, remote, 1)
    counting.show()
    return counting.counting { change(counting, remote, 2) }
  }
}
