/// The figures of one scenario in one process, printed while tuning it.
struct Summary {
  private let scenario: Scenario
  private let record: Record

  init(_ scenario: Scenario, _ record: Record) {
    (self.scenario, self.record) = (scenario, record)
  }

  func printed() {
    print(scenario.title)
    var seen: Set<FigureName> = []
    for (figure, _) in record.figures where seen.insert(figure).inserted {
      let values = record.figures.filter { $0.name == figure }.map(\.value).sorted()
      let all = Number.spread(values, dividedBy: 1)
      let each = scenario.rows.map { ", a row \(Number.text(values[values.count / 2] / Double($0)))" } ?? ""
      print("  \(figure.name): \(all)\(each)")
    }
  }
}
