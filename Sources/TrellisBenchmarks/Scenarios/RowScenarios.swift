import Foundation
import Trellis
import TrellisBenchmarkSupport

/// Many rows: built, shown at another width of the window, and with one text changed.
@MainActor
enum RowScenarios {
  static let all: [Scenario] =
    cases.map { building($0) } + cases.flatMap { [widening($0, isNew: true), widening($0, isNew: false)] }
    + changes.flatMap { change in cases.map { changing($0, change) } }

  /// A number of rows, in a scroll view or directly in the window.
  private struct Case {
    let count: Int
    let isScrolled: Bool

    var suffix: String { "\(isScrolled ? "scroll" : "window")_\(count)" }
    var title: String {
      "\(Number.text(count)) rows \(isScrolled ? "in a scroll view" : "in the window itself")"
    }

    @MainActor
    func stage(_ remote: Remote<String> = Remote(), gauge: Gauge.Count? = nil, count: Int? = nil) -> Stage {
      Stage(Rows(count: count ?? self.count, remote: remote, gauge: gauge, isScrolled: isScrolled))
    }
  }

  /// A change of the first text of the middle row.
  private struct Change {
    let name: String
    let title: String
    let text: (Int) -> String
  }

  private static let cases = [1000, 10_000].flatMap { count in
    [true, false].map { Case(count: count, isScrolled: $0) }
  }

  private static let changes = [
    Change(name: "text_size_stays", title: "a text, its size stays") { "Other \(10 + $0)" },
    Change(name: "text_width", title: "a text, its width changes") {
      $0 % 2 == 0 ? "Other" : "Something else"
    },
    Change(name: "text_height", title: "a text, its height changes") { $0 % 2 == 0 ? "Other" : "Two\nlines" },
  ]

  private static func building(_ rows: Case) -> Scenario {
    Scenario(name: "build_\(rows.suffix)", title: "\(rows.title): built and shown", rows: rows.count) {
      record in
      warmUp(rows)
      let before = Memory.trimmed
      var shown: Stage?
      record.sample {
        shown = rows.stage()
        shown?.show()
      }
      let after = Memory.now
      record.note(.liveBytes, Double(after.live - before.live))
      record.note(.residentBytes, Double(after.resident - before.resident))
      record.count(rows.stage())
      if rows.count == 1000 && record.isCounted {
        let gauge = Gauge.Count()
        rows.stage(gauge: gauge).show()
        record.note(.rowsMeasured, Double(gauge.measures))
      }
      consume(shown)
    }
  }

  /// Returns a scenario of a window made wider.
  ///
  /// Unless `isNew`, the window had this width before, so layouts have cached it.
  private static func widening(_ rows: Case, isNew: Bool) -> Scenario {
    Scenario(
      name: "\(isNew ? "wider" : "wider_again")_\(rows.suffix)",
      title: "\(rows.title): the window a point wider, \(isNew ? "never so before" : "or narrower again")",
      rows: rows.count
    ) { record in
      measure(rows, &record) { stage, _, number in
        stage.width = CGFloat(401 + (isNew ? number : number % 2))
      }
    }
  }

  private static func changing(_ rows: Case, _ change: Change) -> Scenario {
    Scenario(name: "\(change.name)_\(rows.suffix)", title: "\(rows.title): \(change.title)") { record in
      measure(rows, &record) { _, remote, number in remote.set(change.text(number)) }
    }
  }

  private static func measure(
    _ rows: Case, _ record: inout Record, _ change: (Stage, Remote<String>, Int) -> Void
  ) {
    let remote = Remote<String>()
    let stage = rows.stage(remote)
    stage.show()
    record.samples(of: stage) { change(stage, remote, $0) }
    if rows.count == 1000 && record.isCounted {
      let (gauge, remote) = (Gauge.Count(), Remote<String>())
      let gauged = rows.stage(remote, gauge: gauge)
      gauged.show()
      for number in 0...1 {
        change(gauged, remote, number)
        gauged.show()
      }
      gauge.measures = 0
      change(gauged, remote, 2)
      gauged.show()
      record.note(.rowsMeasured, Double(gauge.measures))
    }
  }

  /// Shows a few rows, so that the types and the code of rows are loaded before the measurement.
  private static func warmUp(_ rows: Case) { rows.stage(count: 20).show() }
}
