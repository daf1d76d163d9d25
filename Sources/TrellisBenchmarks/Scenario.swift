/// One thing that is measured, in a process of its own.
struct Scenario {
  let name: String
  /// What the table calls it.
  let title: String
  /// What the time, the counts and the memory are divided by for the figures by the row; nil where there are no rows.
  var rows: Int?
  let run: @MainActor (inout Record) -> Void
}

extension Scenario {
  /// All of them, in the order of the table.
  @MainActor static let all: [Scenario] =
    RowScenarios.all + ElementScenarios.all + RemovalScenarios.all + LazyScenarios.all + ParentScenarios.all
    + NestingScenarios.all + TextScenarios.all + ComparisonScenarios.all

  @MainActor static func named(_ name: String) -> Scenario? { all.first { $0.name == name } }
}
