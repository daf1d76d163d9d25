/// A measured scenario, which runs in a process of its own.
struct Scenario {
  let name: String
  /// The title in the table.
  let title: String
  /// The divisor of the time, the counts and the memory for figures per row; nil if there are no rows.
  var rows: Int?
  let run: @MainActor (inout Record) -> Void
}

extension Scenario {
  /// All scenarios, in the order of the table.
  @MainActor static let all: [Scenario] =
    RowScenarios.all + ElementScenarios.all + RemovalScenarios.all + LazyScenarios.all + ParentScenarios.all
    + NestingScenarios.all + TextScenarios.all + ComparisonScenarios.all

  @MainActor static func named(_ name: String) -> Scenario? { all.first { $0.name == name } }
}
