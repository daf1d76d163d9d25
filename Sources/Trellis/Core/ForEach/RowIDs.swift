import Foundation

/// The numbers of a `ForEach`'s rows by their ids, which are needed when ids are inserted, removed or moved.
///
/// Ids are hashed when the order first changes, or when requested. After that, a change hashes the ids that it affects. A list that is
/// filled or emptied needs only the ids of rows that may come back.
struct RowIDs<ID: Hashable> {
  private enum State {
    case unknown
    /// Each id occurs once.
    case unique([ID: Int])
    /// Some ids occur several times; their rows are distinguished by the number of earlier rows with the same id.
    case repeated
  }

  private var state = State.unknown
  /// The number of the next new row.
  var next = 0
  /// The rows that were removed when the order changed last.
  private var gone: [ID: Int] = [:]
  /// The removed rows that are leaving.
  private var leaving: [ID: Int] = [:]
  /// Reports that ids occur several times, with the number of occurrences of each id.
  private let report: ([ID: Int]) -> Void

  init(report: @escaping ([ID: Int]) -> Void) {
    self.report = report
  }

  /// Returns the order of rows that are all new.
  mutating func start(count: Int) -> RowOrder {
    state = .unknown
    (gone, leaving) = ([:], [:])
    defer { next += count }
    return RowOrder(numbers: next..<next + count)
  }

  /// Whether no removed row could come back.
  private var hasForgottenAll: Bool { gone.isEmpty && leaving.isEmpty }

  /// Returns the order of rows that are inserted into an empty list, without reading their ids.
  ///
  /// Returns nil if a removed row could come back, so that the ids have to be compared with the row's.
  mutating func fill(count: Int) -> RowOrder? { hasForgottenAll ? start(count: count) : nil }

  /// Returns the order without rows, after reading the ids of some removed rows, which may come back.
  mutating func removeAll(_ order: RowOrder, _ id: (Int) -> ID, keeping rows: [Int]) -> RowOrder {
    gone = [:]
    if case .repeated = state {
    } else {
      for number in rows.sorted() {
        guard let position = order.position(of: number) else { continue }
        let id = id(position)
        if gone[id] == nil { gone[id] = number }
      }
    }
    state = .unknown
    return RowOrder([])
  }

  /// Hashes the ids of all rows, unless that was done before.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  mutating func indexAll(_ order: RowOrder, _ id: (Int) -> ID) {
    guard case .unknown = state else { return }
    var numbers: [ID: Int] = [:]
    numbers.reserveCapacity(order.count)
    for run in order.runs {
      for offset in 0..<run.count {
        numbers[id(run.position + offset)] = run.number + offset
      }
    }
    state = .unique(numbers)
    if numbers.count == order.count { return }
    state = .repeated
    var counts: [ID: Int] = [:]
    for position in 0..<order.count { counts[id(position), default: 0] += 1 }
    report(counts)
  }

  /// Returns the order of new data, which share the first `front` ids and the last `back` ids with the old data.
  ///
  /// `id` and `newID` return the old and the new ids by position.
  mutating func follow(
    _ order: RowOrder, _ id: (Int) -> ID, count: Int, _ newID: (Int) -> ID, same front: Int, _ back: Int
  ) -> RowOrder {
    indexAll(order, id)
    if case .unique(var numbers) = state {
      state = .unknown
      let order = followUnique(&numbers, order, id, count: count, newID, same: front, back)
      if let order {
        state = .unique(numbers)
        return order
      }
    }
    return followRepeated(order, id, count: count, newID)
  }

  /// Returns the new order, given an old order in which no id occurs twice.
  ///
  /// Returns nil if an id occurs twice in the new order.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  private mutating func followUnique(
    _ numbers: inout [ID: Int], _ order: RowOrder, _ id: (Int) -> ID, count: Int, _ newID: (Int) -> ID,
    same front: Int, _ back: Int
  ) -> RowOrder? {
    var builder = RowOrder.Builder()
    builder.append(order, 0..<front)
    var gone: [ID: Int] = [:]
    for run in order.runs(at: front..<order.count - back) {
      for offset in 0..<run.count {
        let id = id(run.position + offset)
        numbers[id] = nil
        gone[id] = run.number + offset
      }
    }
    for position in front..<count - back {
      let id = newID(position)
      let number = gone.removeValue(forKey: id) ?? leaving.removeValue(forKey: id) ?? takeNext()
      if numbers.updateValue(number, forKey: id) != nil { return nil }
      builder.append(number..<number + 1)
    }
    builder.append(order, order.count - back..<order.count)
    self.gone = gone
    return builder.order
  }

  /// Keeps the numbers of leaving rows that were removed when the order changed last, in case their ids come back.
  mutating func keepGone(_ isLeaving: (Int) -> Bool) {
    if hasForgottenAll { return }
    leaving = leaving.filter { isLeaving($0.value) }
    for (id, number) in gone where isLeaving(number) { leaving[id] = number }
    gone = [:]
  }

  /// Returns the new order if ids occur several times.
  private mutating func followRepeated(
    _ order: RowOrder, _ id: (Int) -> ID, count: Int, _ newID: (Int) -> ID
  ) -> RowOrder {
    var numbers: [Occurrence: Int] = [:]
    var counts: [ID: Int] = [:]
    for run in order.runs {
      for offset in 0..<run.count {
        numbers[Occurrence(id(run.position + offset), &counts)] = run.number + offset
      }
    }
    counts = [:]
    var builder = RowOrder.Builder()
    for position in 0..<count {
      let number = numbers[Occurrence(newID(position), &counts)] ?? takeNext()
      builder.append(number..<number + 1)
    }
    state = counts.count < count ? .repeated : .unknown
    if counts.count < count { report(counts) }
    return builder.order
  }

  private mutating func takeNext() -> Int {
    next += 1
    return next - 1
  }

  /// An id, and the number of earlier rows with the same id.
  private struct Occurrence: Hashable {
    let id: ID
    let number: Int

    init(_ id: ID, _ counts: inout [ID: Int]) {
      self.id = id
      number = counts[id, default: 0]
      counts[id] = number + 1
    }
  }
}
