import TrellisGraph

/// What it costs to be watched: an update with an observer that keeps every event, and one without.
enum ObserverCosts {
  static func measured(_ scenario: any Scenario) -> [Figure] {
    let (plain, observed) = (scenario.engine(), scenario.engine())
    var events: [GraphEvent] = []
    observed.graph.observe { events.append($0) }
    let contest = Contest([
      { consume(plain.operation($0)) },
      { number in
        events.removeAll(keepingCapacity: true)
        consume(observed.operation(number))
      },
    ])
    if events.isEmpty { fail("the observer of \(scenario.name) was told nothing") }
    return [
      Figure(
        name: "an update that is recorded to one that isn't", value: contest.ratio(of: 1, to: 0),
        unit: "times",
        goal: 2)
    ]
  }
}
