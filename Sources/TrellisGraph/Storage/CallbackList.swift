/// Closures that are called in the order in which they were added, each until it is cancelled.
///
/// Their numbers ascend and are never reused. Adding a closure takes constant time; cancelling takes amortized logarithmic time.
struct CallbackList<Argument> {
  private struct Entry {
    let number: Int
    /// The closure; nil from its cancellation until the list is compacted.
    var call: ((Argument) -> Void)?
  }

  private var entries: [Entry] = []
  private var cancelledCount = 0
  /// The total number of entries visited by compactions, for tests of the cost of cancelling.
  private(set) var tidiedCount = 0
  /// The number of the next closure.
  private(set) var next = 1

  var isEmpty: Bool { entries.count == cancelledCount }

  /// Adds a closure and returns its number.
  mutating func add(_ call: @escaping (Argument) -> Void) -> Int {
    entries.append(Entry(number: next, call: call))
    next += 1
    return next - 1
  }

  /// Removes a closure and returns it; nil if it was cancelled before.
  ///
  /// The caller destroys the closure at a point where arbitrary code may run.
  mutating func cancel(_ number: Int) -> ((Argument) -> Void)? {
    guard let index = index(of: number), let call = entries[index].call else { return nil }
    entries[index].call = nil
    cancelledCount += 1
    if cancelledCount > entries.count / 2 {
      tidiedCount += entries.count
      entries.removeAll { $0.call == nil }
      cancelledCount = 0
    }
    return call
  }

  /// Returns the numbers of the active closures below a limit.
  func numbers(below limit: Int = .max) -> [Int] {
    entries.prefix { $0.number < limit }.filter { $0.call != nil }.map(\.number)
  }

  /// The closure with a number; nil if it was cancelled.
  subscript(number: Int) -> ((Argument) -> Void)? {
    index(of: number).flatMap { entries[$0].call }
  }

  private func index(of number: Int) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].number == number ? low : nil
  }
}
