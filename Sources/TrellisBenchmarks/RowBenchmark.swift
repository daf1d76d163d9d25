import Foundation
import Trellis

/// Many rows: from scratch, in another window, and with one row changed.
@MainActor
struct RowBenchmark {
  let count: Int
  let isScrolled: Bool
  let samples: Int

  private let changes: [(String, (Stage, Remote<String>, Int) -> Void)] = [
    ("the window a point wider", { stage, _, number in stage.window.size.width = CGFloat(401 + number % 2) }),
    ("a text, its size stays", { _, remote, number in remote.set("Other \(number % 10)") }),
    (
      "a text, its width changes",
      { _, remote, number in remote.set(number.isMultiple(of: 2) ? "Other" : "Something else") }
    ),
    (
      "a text, its height changes",
      { _, remote, number in remote.set(number.isMultiple(of: 2) ? "Other" : "Two\nlines") }
    ),
  ]

  func results() -> [String] {
    let title = "\(Result.text(count)) rows \(isScrolled ? "in a scroll view" : "in the window itself")"
    let building = Timing(samples, prepare: { _ in }) { _, _ in stage(Remote()).show() }
    let (remote, counted, gauged) = (Remote<String>(), Remote<String>(), Remote<String>())
    let (shown, counting) = (stage(remote), stage(counted, isCounting: true))
    let gauging = stage(gauged, isGauged: true, isCounting: true)
    shown.show()
    var lines = [
      Result.line("\(title): built and shown", counting.counting {}, rows: gauging.counting {}, building)
    ]
    for (what, change) in changes {
      let timing = Timing(samples * 3, prepare: { _ in }) { number, _ in
        change(shown, remote, number)
        shown.show()
      }
      // What is counted was made before, the other way.
      _ = counting.counting { change(counting, counted, 1) }
      _ = gauging.counting { change(gauging, gauged, 1) }
      lines.append(
        Result.line(
          "\(title): \(what)", counting.counting { change(counting, counted, 2) },
          rows: gauging.counting { change(gauging, gauged, 2) }, timing))
    }
    return lines
  }

  private func stage(_ remote: Remote<String>, isGauged: Bool = false, isCounting: Bool = false) -> Stage {
    Stage(
      { Rows(count: count, counter: $0, remote: remote, isGauged: isGauged, isScrolled: isScrolled) },
      isCounting: isCounting)
  }
}
