import Observation
import TrellisGraph

/// An observable object whose properties have distinct key paths.
final class Observed: Observable {
  private let registrar = ObservationRegistrar()
  private var values = [Int](repeating: 0, count: PropertyReader.propertyCount)

  private var first: Int { values[0] }
  private var second: Int { values[1] }
  private var third: Int { values[2] }

  private func keyPath(_ property: Int) -> KeyPath<Observed, Int> {
    switch property {
    case 0: \.first
    case 1: \.second
    default: \.third
    }
  }

  subscript(property: Int) -> Int {
    get {
      registrar.access(self, keyPath: keyPath(property))
      return values[property]
    }
    set { registrar.withMutation(of: self, keyPath: keyPath(property)) { values[property] = newValue } }
  }
}

extension Engine {
  package func send(_ value: Int, to attribute: Int) { handles[attribute].send(value) }

  package func flushPendingWrites() { graph.flushPendingWrites() }

  /// Flushes pending writes that may remove an attribute before it is used.
  ///
  /// Without callbacks and watchers, no write removes an attribute, and the use itself flushes the writes.
  func flushWritesThatRemove() {
    if callbackCount + watcherCount > 0 { graph.flushPendingWrites() }
  }

  package func readProperty(_ property: Int) -> Int {
    hiddenCount += 1
    return observed[property]
  }

  package func setProperty(_ property: Int, to value: Int) { observed[property] = value }

  package func onChange(of attribute: Int, calls: Int) {
    let number = watcherCount
    watcherCount += 1
    hiddenCount += 1
    var left = calls
    var observation: AttributeObservation?
    observation = handles[attribute].onChange { [unowned self] value in
      log.append(.handedOut(number, value: value))
      left -= 1
      if left == 0 { observation?.cancel() }
    }
  }

  package func update(_ attributes: [Int], runs: Int) {
    asks += 1
    if refusals.contains(asks) { return graph.flushPendingWrites() }
    var left = runs
    let progress = graph.update(attributes.compactMap { handles[$0].erased }) {
      left -= 1
      return left > 0
    }
    log.append(.updated(isFinished: progress.isFinished))
  }

  package func makeOutcome(of source: Int, in subgraph: Int) -> Int {
    let outcome = graph.within(subgraphs[subgraph]) { graph.outcome(name: "n\(handles.count)", 0) }
    let number = enter(CheckedHandle(attribute: outcome, ledger: ledger), .word, isInput: false, in: subgraph)
    let setter = makeRule(Rule(body: OutcomeSetter(), sources: [source, number], shape: .word), in: subgraph)
    return makeRule(Rule(body: Formula(.sum), sources: [setter, number], shape: .word), in: subgraph)
  }

  package func setOutcome(_ value: Int, of outcome: Int) { handles[outcome].setOutcome(value) }
}
