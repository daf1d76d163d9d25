import TrellisGraph

extension RowBuilder {
  /// Builds the attribute of a row's element, which is passed to the row's closure.
  func makeElement(
    _ number: Int, _ group: RowGroup, _ slot: RowSlot?, _ graph: AttributeGraph
  ) -> Attribute<Data.Element> {
    let (tracker, change) = (tracker, group.change)
    if let bindings = Data.self as? any BindingCollection.Type {
      func make<C: BindingCollection>(_ type: C.Type) -> AnyAttribute {
        let source = RowSource<C>(
          number: number, slot: slot,
          depend: {
            if let slot { _ = slot.read() } else { _ = change.wrappedValue }
          },
          locate: { tracker.table.located($0) })
        return C.makeElement(source, graph).erased
      }
      return make(bindings).typed()
    }
    return graph.rule(
      name: "ForEach.element", kind: .element,
      RowElement(tracker: tracker, number: number, change: change, slot: slot))
  }
}

/// The element of a row of a `ForEach`.
private struct RowElement<Data: RandomAccessCollection, ID: Hashable>: StatefulRule {
  let tracker: RowTracker<Data, ID>
  let number: Int
  /// The version in which an element of the row's group changed last.
  let change: Attribute<Int>
  /// The reference to the row that the views show; nil if the views aren't reused for other rows.
  let slot: RowSlot?

  func update(_ context: RuleContext<Data.Element>) -> Data.Element {
    if slot == nil { _ = change.wrappedValue }
    if let now = tracker.table.element(of: slot?.read() ?? number) { return now }
    // No rule reads a removed row, because the list of rows is read first. A leaving row keeps its last element.
    guard let last = context.oldValue else {
      fatalError("ForEach: a row that doesn't exist was built; this is a bug in Trellis")
    }
    return last
  }
}

// MARK: - Reused rows

extension RowBuilder {
  /// Gives the views of a parked row to a row that isn't built.
  ///
  /// An animation would start from the other row's values, so no views are reused during one. Views of a row with an equal element aren't
  /// reused either, because the rules would find no change.
  func reuseRow(for number: Int) {
    guard let reuse, !branches.contains(number), inputs.context.reusesRows,
      inputs.context.viewMotions.isEmpty,
      inputs.graph.runningAttribute != nil, inputs.animatingTransaction == nil,
      !inputs.context.departures.isKeeping,
      let old = reuse.next(where: { branches.contains($0) && !branches.isLeaving($0) }),
      !tracker.haveEqualElements(old, number)
    else { return }
    let group = group(of: number)
    group.add()
    (branches.move(old, to: number) as? RowBranch)?.number = number
    reuse.move(old, to: number, group.change)
    release(groupOf: old)
  }
}

// MARK: - Rows by id

extension RowBuilder {
  /// Returns the number of the first row with an id, or nil if there is none.
  func number(of id: AnyHashable) -> Int? { (id.base as? ID).flatMap(tracker.number) }

  /// Returns the first row whose closure gives its view an explicit id, or nil if there is none.
  ///
  /// Linear in the number of rows: calls each row's closure, and builds nothing.
  func number(withExplicit id: AnyHashable) -> Int? {
    guard Content.self is any ExplicitlyIdentifiable.Type else { return nil }
    let (make, data) = (content.wrappedValue.make, table.wrappedValue.data)
    let position = data.enumerated().first { (make($1) as? any ExplicitlyIdentifiable)?.explicitID == id }?
      .offset
    return position.map(shown.number)
  }

  /// Returns the id of a row, or nil if the row was removed.
  func id(of number: Int) -> AnyHashable? { tracker.id(of: number).map { AnyHashable($0) } }

  /// Returns the id of the built row that contains a view, or nil if none does.
  func id(ofRowWith element: UInt64) -> AnyHashable? {
    branches.keys.first { branches[$0].elements.contains { $0.id == element } }.flatMap { id(of: $0) }
  }
}
