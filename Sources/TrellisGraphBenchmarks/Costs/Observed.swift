import TrellisGraph
import TrellisBenchmarkSupport

/// The costs of observation: an update with a recorder of every event, relative to one without.
enum ObserverCosts {
  static func measured(_ scenario: any Scenario) -> [Figure] {
    let (plain, observed) = (scenario.engine(), scenario.engine())
    let recorder = GraphRecorder(of: observed.graph)
    let contest = Contest([
      { consume(plain.operation($0)) },
      { consume(observed.operation($0)) },
    ])
    if recorder.count == 0 { fail("the observer of \(scenario.name) received no events") }
    return [
      Figure(
        name: "an update that is recorded to one that isn't", value: contest.ratio(of: 1, to: 0),
        unit: "times",
        goal: 1.5)
    ]
  }
}
