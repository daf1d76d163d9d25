import TrellisGraph

/// The rows of a `ForEach` in a container that builds all of its views.
@MainActor
final class EagerRows<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  private let builder: RowBuilder<Data, ID, Content>
  /// The views of all rows as long as each row is one fixed view, or else nil.
  private var oneEach: [ViewElement]? = []

  init(view: Attribute<ForEach<Data, ID, Content>>, _ inputs: ViewInputs) {
    builder = RowBuilder(view: view, views: .gates, looksAhead: true, holdsLists: false, inputs)
    builder.inputs[ViewIndexKey.self]?.add(self)
  }

  /// Returns the views of all rows, after making rows for inserted ids and removing the rows of removed ids.
  func elements() -> [ViewElement] {
    let old = builder.shown
    updateRows()
    if let elements = exchangingElements(since: old) { return elements }
    let (shown, branches) = (builder.shown, builder.branches)
    var elements: [ViewElement] = []
    elements.reserveCapacity(shown.count)
    for run in shown.runs {
      for number in run.numbers { elements.append(in: branches[number]) }
    }
    return elements
  }

  /// Returns the views of all rows if each row is one view, or else nil; the views of rows that stayed are reused.
  private func exchangingElements(since old: RowOrder) -> [ViewElement]? {
    guard var elements = oneEach else { return nil }
    oneEach = nil
    let (shown, branches) = (builder.shown, builder.branches)
    let start = shown.commonCount(with: old)
    let end = shown.commonCountAtEnd(with: old, behind: start)
    var new: [ViewElement] = []
    for run in shown.runs(at: start..<(shown.count - end)) {
      for number in run.numbers {
        guard case .fixed(let list) = branches[number], list.count == 1 else { return nil }
        new.append(list[0])
      }
    }
    elements.replaceSubrange(start..<(old.count - end), with: new)
    oneEach = elements
    return elements
  }

  /// Makes rows for inserted ids, and removes the rows of removed ids.
  private func updateRows() {
    let (order, shown) = (builder.order.wrappedValue, builder.shown)
    for number in order.numbers(notIn: shown) {
      builder.makeRow(number)
      builder.group(of: number).record(number, isThere: true)
    }
    // Rows disappear in the order in which they were shown.
    for number in shown.numbers(notIn: order) {
      builder.group(of: number).record(number, isThere: false)
      builder.branches.remove(number)
    }
    builder.finish(order)
    builder.settleGroups()
  }
}

extension EagerRows: IndexedRows {
  func element(of id: AnyHashable) -> LazyElements.ID? {
    guard let number = builder.number(of: id), builder.branches.contains(number) else { return nil }
    return builder.branches[number].elements.first.map { .view($0.id) }
  }

  func elementWithin(of id: AnyHashable) -> LazyElements.ID? { nil }

  func id(of element: LazyElements.ID) -> AnyHashable? {
    guard case .view(let element) = element else { return nil }
    return builder.id(ofRowWith: element)
  }
}
