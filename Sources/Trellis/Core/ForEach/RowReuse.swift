import TrellisGraph

/// The rows of a lazy list whose views may be reused: the views of a hidden row are updated to show another row.
///
/// A row's element is read through a slot. A change of the slot's row changes the element, and all rules that depend on the element.
@MainActor
final class RowReuse {
  /// The reference of some views to the row that they show.
  final class Slot {
    fileprivate(set) var number: Int
    fileprivate var change: Attribute<Int>
    /// The number of times that the slot was given to another row: an outcome of the lazy container's arrangement.
    ///
    /// Any rule that reads something in a row has read the arrangement before.
    fileprivate let version: Attribute<Int>

    fileprivate init(_ number: Int, _ change: Attribute<Int>, _ version: Attribute<Int>) {
      (self.number, self.change, self.version) = (number, change, version)
    }

    /// Returns the row's number; the running rule depends on the number and on changes of the element.
    func read() -> Int {
      _ = version.wrappedValue
      _ = change.wrappedValue
      return number
    }
  }

  /// The slots of the built rows, by the rows' numbers.
  private var slots: [Int: Slot] = [:]
  /// The queue of hidden rows, longest hidden first; rows that one layout hides are in the order of the list.
  private var parked: [Int] = []

  /// Creates the slot of a row that is being built; `change` changes with the row's element.
  func makeSlot(for number: Int, _ change: Attribute<Int>, _ graph: AttributeGraph) -> Slot {
    let slot = Slot(number, change, graph.outcome(name: "ForEach.row", kind: .element, 0))
    slots[number] = slot
    return slot
  }

  /// Offers a hidden row for reuse.
  func park(_ number: Int) {
    if slots[number] != nil, !parked.contains(number) { parked.append(number) }
  }

  /// Removes a row from the queue, because the row is needed again.
  func unpark(_ number: Int) { parked.removeAll { $0 == number } }

  /// Removes the slot of a row that was removed.
  func forget(_ number: Int) {
    slots[number] = nil
    unpark(number)
  }

  /// Returns the first row of the queue that satisfies a condition, or nil.
  func next(where isFree: (Int) -> Bool) -> Int? { parked.first(where: isFree) }

  /// Gives the views of a row to another row; the running rule must be one that all readers of the views have read.
  func move(_ old: Int, to number: Int, _ change: Attribute<Int>) {
    guard let slot = slots.removeValue(forKey: old) else { return }
    unpark(old)
    (slot.number, slot.change) = (number, change)
    slots[number] = slot
    slot.version.setOutcome(slot.version.cachedValue! + 1)
  }
}

extension ViewContext {
  private enum ReusesRowsKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> Bool { true }
  }

  /// Whether lazy lists reuse the views of hidden rows.
  var reusesRows: Bool {
    get { self[ReusesRowsKey.self] }
    set { self[ReusesRowsKey.self] = newValue }
  }
}
