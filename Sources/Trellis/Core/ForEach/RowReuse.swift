import TrellisGraph

/// The rows of a lazy list whose views may be reused: the views of a hidden row are updated to show another row.
///
/// A row's element is read through a ``RowSlot``. A change of the slot's row changes the element, and all rules that depend on the element.
@MainActor
final class RowReuse {
  /// The slots of the built rows, by the rows' numbers.
  private var slots: [Int: RowSlot] = [:]
  /// The queue of hidden rows, longest hidden first; rows that one layout hides are in the order of the list.
  private var parked: [Int] = []

  /// Records the slot of a row that is being built.
  func add(_ slot: RowSlot) { slots[slot.number] = slot }

  /// Offers a hidden row for reuse.
  func park(_ number: Int) {
    guard let slot = slots[number], !slot.keepsState, !parked.contains(number) else { return }
    parked.append(number)
  }

  /// Removes a row from the queue, because the row is needed again.
  func unpark(_ number: Int) { parked.removeAll { $0 == number } }

  /// Removes the slot of a row that was removed.
  func forget(_ number: Int) {
    slots[number] = nil
    unpark(number)
  }

  /// Returns the first row of the queue that satisfies a condition, or nil.
  ///
  /// Rows whose states were written since they were hidden are skipped.
  func next(where isFree: (Int) -> Bool) -> Int? {
    parked.first { slots[$0]?.keepsState == false && isFree($0) }
  }

  /// Gives the views of a row to another row; the running rule must be one that all readers of the views have read.
  func move(_ old: Int, to number: Int, _ change: Attribute<Int>) {
    guard let slot = slots.removeValue(forKey: old) else { return }
    unpark(old)
    slot.move(to: number, change)
    slots[number] = slot
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
