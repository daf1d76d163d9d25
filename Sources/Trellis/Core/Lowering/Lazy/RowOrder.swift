/// The order of the rows of a `ForEach`.
///
/// A row keeps its number as long as its id is there, and no other row gets the number. Rows that are inserted together have
/// consecutive numbers, so a few runs of numbers describe all positions. The cost of a change depends on the number of runs, not
/// of rows.
final class RowOrder {
  /// Rows with consecutive positions and consecutive numbers.
  struct Run {
    /// The first row's number.
    var number: Int
    /// The first row's position.
    var position: Int
    var count: Int

    var numbers: Range<Int> { number..<number + count }
    var positions: Range<Int> { position..<position + count }
  }

  /// The runs by position, without gaps.
  let runs: [Run]
  private lazy var runsByNumber = runs.sorted { $0.number < $1.number }

  init(_ runs: [Run]) {
    self.runs = runs
  }

  /// Creates an order of rows with consecutive numbers.
  convenience init(numbers: Range<Int>) {
    self.init(numbers.isEmpty ? [] : [Run(number: numbers.lowerBound, position: 0, count: numbers.count)])
  }

  /// The number of rows.
  var count: Int { runs.last?.positions.upperBound ?? 0 }

  /// Returns the number of the row at a position.
  func number(at position: Int) -> Int {
    let run = runs[runs.index { $0.positions.upperBound <= position }]
    return run.number + (position - run.position)
  }

  /// Returns the position of the row with a number, or nil if there is none.
  func position(of number: Int) -> Int? {
    let runs = runsByNumber
    let index = runs.index { $0.numbers.upperBound <= number }
    guard index < runs.count, runs[index].number <= number else { return nil }
    return runs[index].position + (number - runs[index].number)
  }

  /// Returns the rows at some positions, in runs.
  func runs(at positions: Range<Int>) -> some Sequence<Run> {
    let first = runs.index { $0.positions.upperBound <= positions.lowerBound }
    return runs[first...].lazy.prefix { $0.position < positions.upperBound }.map { run in
      let part = run.positions.clamped(to: positions)
      return Run(
        number: run.number + (part.lowerBound - run.position), position: part.lowerBound, count: part.count)
    }
  }

  /// Returns the existing rows with some numbers, in runs by number.
  func runs(numbered numbers: Range<Int>) -> some Sequence<Run> {
    let first = runsByNumber.index { $0.numbers.upperBound <= numbers.lowerBound }
    return runsByNumber[first...].lazy.prefix { $0.number < numbers.upperBound }.map { run in
      let part = run.numbers.clamped(to: numbers)
      return Run(
        number: part.lowerBound, position: run.position + (part.lowerBound - run.number), count: part.count)
    }
  }

  /// Returns the number of rows at the start that are the same in another order.
  func commonCount(with other: RowOrder) -> Int {
    var count = 0
    for (run, others) in zip(runs, other.runs) {
      guard run.number == others.number else { break }
      count += min(run.count, others.count)
      if run.count != others.count { break }
    }
    return count
  }

  /// Returns the number of rows at the end that are the same in another order, if `start` rows at the start are.
  func commonCountAtEnd(with other: RowOrder, behind start: Int) -> Int {
    var count = 0
    for (run, others) in zip(runs.reversed(), other.runs.reversed()) {
      guard run.numbers.upperBound == others.numbers.upperBound else { break }
      count += min(run.count, others.count)
      if run.count != others.count { break }
    }
    return min(count, min(self.count, other.count) - start)
  }

  /// Returns the numbers of this order's rows that aren't in another order.
  func numbers(notIn other: RowOrder) -> [Int] {
    if other === self { return [] }
    return runs.flatMap { run in
      var rest = run.number
      var found: [Int] = []
      for known in other.runs(numbered: run.numbers) {
        found += rest..<known.number
        rest = known.numbers.upperBound
      }
      return found + Array(rest..<run.numbers.upperBound)
    }
  }
}

extension RowOrder {
  /// A builder that assembles an order from its start.
  struct Builder {
    private(set) var runs: [Run] = []
    private var count = 0

    /// Appends rows with consecutive numbers.
    mutating func append(_ numbers: Range<Int>) {
      if numbers.isEmpty { return }
      if let last = runs.last, last.numbers.upperBound == numbers.lowerBound {
        runs[runs.count - 1].count += numbers.count
      } else {
        runs.append(Run(number: numbers.lowerBound, position: count, count: numbers.count))
      }
      count += numbers.count
    }

    /// Appends the rows at some positions of another order.
    mutating func append(_ order: RowOrder, _ positions: Range<Int>) {
      for run in order.runs(at: positions) { append(run.numbers) }
    }

    var order: RowOrder { RowOrder(runs) }
  }
}

extension [RowOrder.Run] {
  /// Returns the index of the first run that doesn't satisfy a monotonic predicate (binary search).
  fileprivate func index(behind isBefore: (RowOrder.Run) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
