/// Closures that are called in the order in which they were added, each until it is cancelled.
///
/// Numbers ascend and are never used again. Adding takes constant time, cancelling that of a binary search, amortized.
struct CallbackList<Argument> {
  private struct Entry {
    let number: Int
    /// Nil once it was cancelled, until the list is tidied up.
    var call: ((Argument) -> Void)?
  }

  private var entries: [Entry] = []
  private var cancelledCount = 0
  /// How many entries were gone through to tidy up, in all: for tests of what cancelling costs.
  private(set) var tidiedCount = 0
  /// The number that the next closure gets.
  private(set) var next = 1

  var isEmpty: Bool { entries.count == cancelledCount }

  /// Adds a closure and gives its number.
  mutating func add(_ call: @escaping (Argument) -> Void) -> Int {
    entries.append(Entry(number: next, call: call))
    next += 1
    return next - 1
  }

  /// Takes a closure out and gives it, to be destroyed where that may run anybody's code; nil where it has gone.
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

  /// The numbers of those that are there now, below a limit.
  func numbers(below limit: Int = .max) -> [Int] {
    entries.prefix { $0.number < limit }.filter { $0.call != nil }.map(\.number)
  }

  /// The closure that has a number; nil where it was cancelled.
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
