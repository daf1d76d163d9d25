import TrellisGraph

/// The rows of a `ForEach` in a lazy container whose row type, such as a section, doesn't determine a number of views.
///
/// Each row is a list of its own. The row is counted by its value as far as possible, and built when one of its views is needed.
@MainActor
final class SectionedRows<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  private let builder: RowBuilder<Data, ID, Content>
  let lists: ListedRows
  private let recounts: RowRecounts
  /// The last result of ``elements()``.
  private var lastElements: LazyElements?
  private var placeholders = RowPlaceholders()

  init(view: Attribute<ForEach<Data, ID, Content>>, _ inputs: ViewInputs) {
    recounts = RowRecounts(inputs)
    let builder = RowBuilder(view: view, views: .rules, looksAhead: true, holdsLists: true, inputs)
    self.builder = builder
    lists = ListedRows(in: builder.owner, inputs.graph) { [unowned builder] number in
      // A change of the row's element reaches the reader by a change of the row's group, as it does for built rows.
      guard !builder.branches.contains(number), let element = builder.tracker.table.element(of: number) else {
        return nil
      }
      return Outliner.outline(of: builder.content.wrappedValue.make(element))
    }
    lists.onEnd = { [weak builder] in builder?.release(groupOf: $0) }
    // The last result retains this object, so the removal ends the reference cycle.
    inputs.graph.onRemoval(of: builder.owner) { [weak self] in
      MainActor.assumeIsolated { self?.lastElements = nil }
    }
    builder.inputs[ViewIndexKey.self]?.add(self)
  }

  /// Returns the views of all rows; rows that aren't built are counted by their outlines.
  ///
  /// Builds the rows whose values don't determine the count.
  func elements() -> LazyElements {
    _ = builder.removeGoneRows()
    recounts.begin()
    let last = lists.table
    let table = lists.table(builder.shown, of: self) { number, isBuilding in
      isBuilding || builder.branches.contains(number)
        ? LazyElements(builder.makeRow(number).lazyParts) : nil
    } change: { number in
      let group = builder.group(of: number)
      group.add()
      return group.change
    }
    if table === last, let lastElements { return lastElements }
    placeholders.removeAll(builder.inputs.context.departures)
    let elements = LazyElements([.lists(table)])
    lastElements = elements
    return elements
  }
}

extension SectionedRows: LazyListSource {
  var isRecountDue: Bool { recounts.isDue }

  /// Returns the views of a row, which is built if it isn't yet, and is included in counts from now on.
  func list(of row: Int, countedAs count: Int) -> LazyElements {
    if let known = lists.listed[row] { return known }
    let list = LazyElements(builder.makeRow(row).lazyParts)
    lists.record(list, of: row)
    if list.count != count { recounts.isDue = true }
    recounts.enqueue()
    return list
  }

  func section(_ index: Int, of row: Int) -> UInt64 { lists.section(index, of: row, builder.inputs.context) }

  func placeholder(for row: Int, at offset: Int) -> ViewElement {
    placeholders.element(of: row, at: offset, builder)
  }
}

extension SectionedRows: IndexedRows {
  func element(of id: AnyHashable) -> LazyElements.ID? {
    guard let number = builder.number(of: id) ?? builder.number(withExplicit: id), let table = lists.table,
      table.count(of: number) > 0
    else { return nil }
    return table.id(at: 0, of: number)
  }

  func elementWithin(of id: AnyHashable) -> LazyElements.ID? {
    guard let (number, position) = lists.position(of: id) else { return nil }
    return lists.table?.id(at: position, of: number)
  }

  func id(of element: LazyElements.ID) -> AnyHashable? {
    guard case .view(let element) = element else { return nil }
    return builder.id(ofRowWith: element)
  }
}
