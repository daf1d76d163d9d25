import TrellisGraph

/// The rows of a `ForEach` in a lazy container, where a row is built when one of its views is needed.
///
/// Each row counts as the number of views that the row's type determines. If the number varies, a row counts as one view until it is
/// built.
@MainActor
final class LazyRows<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  private let builder: RowBuilder<Data, ID, Content>
  /// The number of views per row: determined by the type, or 1 as an estimate if the number varies.
  private let width: Int
  /// The recounts of rows whose number of views varies, or nil if the number is fixed.
  private let recounts: RowRecounts?
  /// The view counts of built rows that differ from ``width``, by the rows' numbers.
  private var otherCounts: [Int: Int] = [:]
  /// The view counts of all rows.
  private var counts = LazyRowCounts(rows: 0, width: 1)
  /// The version of ``lastElements``.
  private var version = 0
  /// The last result of ``elements()``.
  private var lastElements: LazyElements?
  private var placeholders = RowPlaceholders()

  init(view: Attribute<ForEach<Data, ID, Content>>, width: Int, varies: Bool, _ inputs: ViewInputs) {
    self.width = width
    recounts = varies ? RowRecounts(inputs) : nil
    builder = RowBuilder(view: view, views: .rules, looksAhead: width == 0, holdsLists: false, inputs)
    // The last result retains this object, so the removal ends the reference cycle.
    inputs.graph.onRemoval(of: builder.owner) { [weak self] in
      MainActor.assumeIsolated { self?.lastElements = nil }
    }
    builder.inputs[ViewIndexKey.self]?.add(self)
  }

  /// Returns the views of all rows, without building any row.
  func elements() -> LazyElements {
    let isSameOrder = builder.removeGoneRows()
    let counts = countedViews()
    if isSameOrder, counts == self.counts, let lastElements { return lastElements }
    version += 1
    self.counts = counts
    placeholders.removeAll(builder.inputs.context.departures)
    let numbering = LazyRowNumbering(order: builder.shown, counts: counts)
    let elements = LazyElements([.rows(self, numbering, version: version)])
    lastElements = elements
    return elements
  }

  /// Counts the views of the built rows; each other row keeps its last count, or counts as one view.
  private func countedViews() -> LazyRowCounts {
    let (shown, branches) = (builder.shown, builder.branches)
    guard let recounts else { return LazyRowCounts(rows: shown.count, width: width) }
    recounts.begin()
    for number in branches.keys where !branches.isLeaving(number) {
      let count = branches[number].elements.count
      otherCounts[number] = count == width ? nil : count
    }
    var others: [(row: Int, count: Int)] = []
    for (number, count) in otherCounts {
      if let row = shown.position(of: number) {
        others.append((row, count))
      } else {
        otherCounts[number] = nil
      }
    }
    return LazyRowCounts(rows: shown.count, width: width, except: others)
  }
}

extension LazyRows: LazyRowSource {
  var isRecountDue: Bool { recounts?.isDue ?? false }

  func position(of index: Int) -> LazyRowCounts.Position { counts.position(of: index) }

  func start(of row: Int, having offset: Int) -> Int? {
    let views = counts.views(of: row)
    return offset < views.count ? views.start : nil
  }

  func element(at position: LazyRowCounts.Position, mayReuse: Bool) -> ViewElement {
    let number = builder.shown.number(at: position.row)
    let isNew = recounts != nil && !builder.branches.contains(number)
    if mayReuse { builder.reuseRow(for: number) }
    let list = builder.makeRow(number)
    let elements = list.elements
    if let recounts {
      let canChange = if case .fixed = list { elements.count != width } else { true }
      if elements.count != counts.views(of: position.row).count { recounts.isDue = true }
      // The next count includes the row. Until then, a placeholder without a size represents a row without views.
      if isNew && canChange || recounts.isDue { recounts.enqueue() }
    }
    if elements.count > position.offset { return elements[position.offset] }
    return placeholders.element(of: number, at: 0, builder)
  }

  func plainTag(at position: LazyRowCounts.Position) -> ViewTag? {
    guard builder.inputs[RowTagsKey.self], !StaticShape.of(Content.self).mayTag else { return nil }
    return builder.tracker.id(of: builder.shown.number(at: position.row)).map {
      ViewTag($0, includeOptional: true)
    }
  }

  func index(of number: Int) -> Int? { builder.shown.position(of: number) }

  /// Removes a row, unless the row is leaving or has no views.
  ///
  /// A row without views stays, because nothing would request it when it has a view again.
  func release(_ number: Int) {
    if !builder.branches.isLeaving(number), otherCounts[number] != 0 { builder.branches.end(number) }
  }

  func park(_ number: Int) { builder.reuse?.park(number) }
}

extension LazyRows: IndexedRows {
  func element(of id: AnyHashable) -> LazyElements.ID? {
    guard let number = builder.number(of: id) ?? builder.number(withExplicit: id), width > 0 else {
      return nil
    }
    return .row(ObjectIdentifier(self), number, 0)
  }

  func elementWithin(of id: AnyHashable) -> LazyElements.ID? { nil }

  func id(of element: LazyElements.ID) -> AnyHashable? {
    switch element {
    case .row(let owner, let number, _): owner == ObjectIdentifier(self) ? builder.id(of: number) : nil
    case .view(let element): builder.id(ofRowWith: element)
    }
  }
}
