import TrellisGraph

/// A value that makes, uses and removes parts of the graph when it is destroyed.
struct DeinitializerActionValue: CheckedValue {
  private final class DeinitializerAction: @unchecked Sendable {
    let act: () -> Void

    init(_ act: @escaping () -> Void) { self.act = act }

    deinit { act() }
  }

  private let deinitializerAction: DeinitializerAction?

  init(_ act: @escaping () -> Void) {
    deinitializerAction = DeinitializerAction(act)
  }

  init(_ number: Int, in ledger: Ledger) {
    deinitializerAction = nil
  }

  var number: Int { 0 }

  static func == (first: DeinitializerActionValue, second: DeinitializerActionValue) -> Bool {
    first.deinitializerAction === second.deinitializerAction
  }
}

extension AttributeKind {
  /// The kind of attributes that don't belong to a program.
  static let temporary: AttributeKind = "temporary"
}

extension Engine {
  package func makeDeinitializerAction(in subgraph: Int) {
    let value = DeinitializerActionValue { [weak self] in self?.part() }
    let attribute = graph.within(subgraphs[subgraph]) { graph.input(name: "n\(handles.count)", value) }
    _ = enter(CheckedHandle(attribute: attribute, ledger: ledger), .word, isInput: false, in: subgraph)
  }

  /// Makes a subgraph with a rule, and reads the rule.
  ///
  /// Keeps the two newest of these subgraphs, and removes the oldest.
  private func part() {
    guard let graph else { return }
    let subgraph = graph.makeSubgraph(in: subgraphs[0])
    hiddenCount += 2
    graph.within(subgraph) {
      let input = graph.input(kind: .temporary, kept.count)
      if graph.rule(kind: .temporary, { input.wrappedValue + 1 }).wrappedValue != kept.count + 1 {
        ledger.noteMistake()
      }
    }
    kept.append(subgraph)
    if kept.count < 3 { return }
    let oldest = kept.removeFirst()
    if !oldest.exists { ledger.noteMistake() }
    oldest.remove()
    if oldest.exists { ledger.noteMistake() }
  }

  // MARK: - The end

  package func finish(way: Int) {
    for callback in callbacks { callback.cancel() }
    graph.flushPendingWrites()
    if kept.contains(where: { !$0.exists }) { ledger.noteMistake() }
    let letGo = { [unowned self] in
      // The graph's destruction runs code that reads `graph`, which must be nil by then.
      let last = graph
      graph = nil
      withExtendedLifetime(last) {}
    }
    let counted = graph.input(kind: .temporary, CountedValue(0, in: ledger))
    switch way % 7 {
    case 0: break
    case 1:
      let rule = graph.rule(kind: .temporary) {
        letGo()
        return counted.wrappedValue
      }
      if rule.wrappedValue.number != 0 || rule.exists { ledger.noteMistake() }
    case 2:
      graph.onTransaction { _ in letGo() }
      counted.wrappedValue = CountedValue(1, in: ledger)
    case 3:
      let subgraph = graph.makeSubgraph(in: subgraphs[0])
      graph.onRemoval(of: subgraph, perform: letGo)
      subgraph.remove()
    case 4:
      let input = graph.input(kind: .temporary, DeinitializerActionValue(letGo))
      input.wrappedValue = DeinitializerActionValue(0, in: ledger)
    case 5:
      counted.onChange { _ in letGo() }
      counted.sender().send(CountedValue(2, in: ledger))
      _ = counted.wrappedValue
    default:
      counted.sender().send(CountedValue(3, in: ledger))
      counted.withValue { _ in letGo() }
    }
    letGo()
    if counted.exists { ledger.noteMistake() }
    // The result of a read that ended the graph is released when another graph is created.
    _ = AttributeGraph()
  }
}
