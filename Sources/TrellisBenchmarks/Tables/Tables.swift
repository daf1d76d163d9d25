import TrellisGraph
import TrellisBenchmarkSupport

/// The results as Markdown.
@MainActor
struct Tables {
  let results: Results
  /// The results of an earlier day.
  let before: Results

  var text: String {
    [
      "### Goals", goals, "### What rows take", rows, "### What is counted, and how long it takes", all,
      "### Comparisons", comparisons,
    ]
    .joined(separator: "\n\n")
  }

  private func table(_ columns: [String], _ lines: [[String]]) -> String {
    let rule = "|---|" + String(repeating: "--:|", count: columns.count - 1)
    return
      (["| \(columns.joined(separator: " | ")) |", rule] + lines.map { "| \($0.joined(separator: " | ")) |" })
      .joined(separator: "\n")
  }

  private var goals: String {
    table(
      ["what", "unit", "before", "today", "goal"],
      Goal.all.map { goal in
        let now = goal.value(results)
        let isMet = now.map { $0 <= goal.limit } ?? true
        return [
          goal.title, goal.unit, goal.value(before).map(Number.text) ?? "", now.map(Number.text) ?? "",
          goalText(Number.text(goal.limit), isMet: isMet),
        ]
      })
  }

  /// The scenarios that build rows, with rules, allocations and memory per row.
  private var rows: String {
    let figures: [(figure: FigureName, unit: Double)] = [
      (.microseconds, 1), (.rules, 1), (.texts, 1), (.allocations, 1), (.liveBytes, 1024),
      (.residentBytes, 1024),
    ]
    let columns = [
      "what, a row", "µs", "before", "rules", "before", "texts asked for", "before", "allocations", "before",
      "KB by malloc", "before", "KB in memory", "before",
    ]
    let builds = Scenario.all.filter { !results.values(.liveBytes, of: $0.name).isEmpty }
    return table(
      columns,
      builds.map { scenario in
        let cells = figures.flatMap { figure, unit in
          [results, before].map { results in
            results.middle(figure, of: scenario.name).map {
              Number.text($0 / unit / Double(scenario.rows ?? 1))
            } ?? ""
          }
        }
        return [scenario.title] + cells
      })
  }

  private var all: String {
    let kinds: [AttributeKind] = ["body", "layoutComputer", "placements", "geometry", "displayList"]
    let counts =
      [FigureName.allocations, .rules] + kinds.map(FigureName.init(kind:)) + [.rowsMeasured, .texts]
    let columns = [
      "scenario", "what", "milliseconds", "before", "allocations", "rules", "bodies", "computers",
      "placements",
      "geometries", "display lists", "rows measured", "texts asked for",
    ]
    let shown = Scenario.all.filter { results.values(.comparisons, of: $0.name).isEmpty }
    return table(
      columns,
      shown.map { scenario in
        let times = results.values(.microseconds, of: scenario.name)
        let earlier = before.middle(.microseconds, of: scenario.name).map { Number.text($0 / 1000) } ?? ""
        let cells = counts.map { figure in
          results.middle(figure, of: scenario.name).map { Number.text(Int($0)) }
            ?? (figure.name.hasPrefix("rules: ") && results.middle(.rules, of: scenario.name) != nil
              ? "0" : "")
        }
        return ["`\(scenario.name)`", scenario.title, Number.spread(times, dividedBy: 1000), earlier] + cells
      })
  }

  private var comparisons: String {
    let compared = Scenario.all.filter { !results.values(.comparisons, of: $0.name).isEmpty }
    return table(
      ["scenario", "what", "elements compared", "allocations", "microseconds"],
      compared.map { scenario in
        let counts = [FigureName.comparisons, .allocations].map { figure in
          results.middle(figure, of: scenario.name).map { Number.text(Int($0)) } ?? ""
        }
        let times = Number.spread(results.values(.microseconds, of: scenario.name), dividedBy: 1)
        return ["`\(scenario.name)`", scenario.title] + counts + [times]
      })
  }
}
