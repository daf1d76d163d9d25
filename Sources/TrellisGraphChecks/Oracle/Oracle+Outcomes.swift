extension Oracle {
  package mutating func makeOutcome(of source: Int, in subgraph: Int) -> Int {
    let outcome = makeInput(0, as: .word, in: subgraph)
    attributes[outcome].isOutcome = true
    let setter = makeRule(
      Rule(body: OutcomeSetter(), sources: [source, outcome], shape: .word), in: subgraph)
    return makeRule(Rule(body: Formula(.sum), sources: [setter, outcome], shape: .word), in: subgraph)
  }

  package mutating func setOutcome(_ value: Int, of outcome: Int) {
    if attributes[outcome].value == value { return }
    attributes[outcome].value = value
    attributes[outcome].version += 1
    mark(readersOf: [outcome])
  }

  package mutating func makeDeinitializerAction(in subgraph: Int) {
    let deinitializerAction = makeInput(0, as: .word, in: subgraph)
    attributes[deinitializerAction].isOutcome = true
  }
}
