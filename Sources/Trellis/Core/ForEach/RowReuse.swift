import TrellisGraph

/// The built rows of a lazy list that may be reused: the views of a hidden row show another row instead of being built anew.
///
/// A row's element is read through a slot. A change of the slot's row changes the element, and everything that depends on it.
@MainActor
final class RowReuse {
  /// The row whose element some views show.
  final class Slot {
    fileprivate(set) var number: Int
    fileprivate var change: Attribute<Int>
    /// The number of rows that the slot has shown: an outcome of the rule that reuses it.
    ///
    /// A reader of anything in a row has read its lazy container's arrangement before, which reuses the row.
    fileprivate let version: Attribute<Int>

    fileprivate init(_ number: Int, _ change: Attribute<Int>, _ version: Attribute<Int>) {
      (self.number, self.change, self.version) = (number, change, version)
    }

    /// Returns the row's number; the running rule depends on it, and on the element's changes.
    func read() -> Int {
      _ = version.wrappedValue
      _ = change.wrappedValue
      return number
    }
  }

  /// The slots of the built rows, by the rows' numbers.
  private var slots: [Int: Slot] = [:]
  /// The hidden rows, in the order in which they were hidden.
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

  /// Withdraws a row, which is needed again.
  func unpark(_ number: Int) { parked.removeAll { $0 == number } }

  /// Forgets a row that has ended.
  func forget(_ number: Int) {
    slots[number] = nil
    unpark(number)
  }

  /// Returns the row that has been hidden for the longest time and satisfies a condition, or nil.
  func next(where isFree: (Int) -> Bool) -> Int? { parked.first(where: isFree) }

  /// Lets the views of a row show another one; called while a rule runs that the rows' readers have read.
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
