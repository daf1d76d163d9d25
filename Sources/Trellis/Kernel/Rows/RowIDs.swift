import Foundation

/// The numbers of a `ForEach`'s rows by their ids: needed where ids come, go or change places.
///
/// Nothing is hashed before the order changes first, unless somebody asks for it; from then on a change hashes the ids that it is
/// about.
struct RowIDs<ID: Hashable> {
  private enum State {
    case unknown
    /// Each id occurs once.
    case unique([ID: Int])
    /// Some ids occur several times: rows are told apart by how many before them have the same.
    case repeated
  }

  private var state = State.unknown
  /// The number of the next row that comes.
  var next = 0
  /// The rows that went when the order changed last, and those that went and leave.
  private var gone: [ID: Int] = [:]
  private var leaving: [ID: Int] = [:]
  /// Says that ids occur several times, with how often each does.
  private let report: ([ID: Int]) -> Void

  init(report: @escaping ([ID: Int]) -> Void) {
    self.report = report
  }

  /// Rows that all are new.
  mutating func start(count: Int) -> RowOrder {
    state = .unknown
    (gone, leaving) = ([:], [:])
    defer { next += count }
    return RowOrder(numbers: next..<next + count)
  }

  /// Looks at the ids of all rows, where that wasn't done yet.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  mutating func lookAtAll(_ order: RowOrder, _ id: (Int) -> ID) {
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

  /// The order of other data, whose ids are the same at the beginning and at the end; `id` and `newID` give the ids by position.
  mutating func follow(
    _ order: RowOrder, _ id: (Int) -> ID, count: Int, _ newID: (Int) -> ID, same front: Int, _ back: Int
  ) -> RowOrder {
    lookAtAll(order, id)
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

  /// The same where no id occurs twice in the old order; nil where one does in the new one.
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

  /// Has rows that went when the order changed last, and leave, keep their numbers, should their ids come back.
  mutating func keepGone(_ isLeaving: (Int) -> Bool) {
    if gone.isEmpty && leaving.isEmpty { return }
    leaving = leaving.filter { isLeaving($0.value) }
    for (id, number) in gone where isLeaving(number) { leaving[id] = number }
    gone = [:]
  }

  /// The same where ids occur several times.
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

  /// An id, and how many rows before this one have the same.
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
