#if TRELLIS_WATCH
  import TrellisGraph

  /// What an update costs that ends early, where the graph knows which attribute will be asked: nothing behind the rule
  /// that stayed equal should even be marked.
  enum WatchedCosts {
    static func measured() -> [Figure] {
      let scenarios: [any Scenario] = [Avoid(width: 1000), AvoidChain(length: 1000)]
      return scenarios.map { scenario in
        let program = scenario.engine()
        let watches = program.roots.map { program.graph.watch($0) }
        let contest = Contest([{ consume(program.operation($0)) }])
        return withExtendedLifetime((program, watches)) {
          Figure(
            name: "\(scenario.name) with a watched root", value: contest.time(of: 0), unit: "ns an update",
            goal: 1000)
        }
      }
    }
  }
#endif
