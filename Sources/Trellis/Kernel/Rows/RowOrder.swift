/// Which row of a `ForEach` stands where.
///
/// A row has a number, which it keeps as long as its id is there, and which no other row gets. Rows that come together are
/// numbered one after the other, so a few runs of numbers say where all of them stand; what a change costs follows from the
/// runs, not from the rows.
final class RowOrder {
  /// Rows that stand one after the other and are numbered so.
  struct Run {
    /// The first row's number and position.
    var number: Int
    var position: Int
    var count: Int

    var numbers: Range<Int> { number..<number + count }
    var positions: Range<Int> { position..<position + count }
  }

  /// The runs by position, which leave nothing out.
  let runs: [Run]
  private lazy var runsByNumber = runs.sorted { $0.number < $1.number }

  init(_ runs: [Run]) {
    self.runs = runs
  }

  /// Rows that are all numbered one after the other.
  convenience init(numbers: Range<Int>) {
    self.init(numbers.isEmpty ? [] : [Run(number: numbers.lowerBound, position: 0, count: numbers.count)])
  }

  /// How many rows there are.
  var count: Int { runs.last?.positions.upperBound ?? 0 }

  /// The number of the row at a position.
  func number(at position: Int) -> Int {
    let run = runs[runs.index { $0.positions.upperBound <= position }]
    return run.number + (position - run.position)
  }

  /// Where the row with a number stands; nil where it isn't there.
  func position(of number: Int) -> Int? {
    let runs = runsByNumber
    let index = runs.index { $0.numbers.upperBound <= number }
    guard index < runs.count, runs[index].number <= number else { return nil }
    return runs[index].position + (number - runs[index].number)
  }

  /// The rows at some positions, in runs.
  func runs(at positions: Range<Int>) -> some Sequence<Run> {
    let first = runs.index { $0.positions.upperBound <= positions.lowerBound }
    return runs[first...].lazy.prefix { $0.position < positions.upperBound }.map { run in
      let part = run.positions.clamped(to: positions)
      return Run(
        number: run.number + (part.lowerBound - run.position), position: part.lowerBound, count: part.count)
    }
  }

  /// Those of the rows with some numbers that are there, in runs, by number.
  func runs(numbered numbers: Range<Int>) -> some Sequence<Run> {
    let first = runsByNumber.index { $0.numbers.upperBound <= numbers.lowerBound }
    return runsByNumber[first...].lazy.prefix { $0.number < numbers.upperBound }.map { run in
      let part = run.numbers.clamped(to: numbers)
      return Run(
        number: part.lowerBound, position: run.position + (part.lowerBound - run.number), count: part.count)
    }
  }

  /// How many rows at the start are the same as another order's.
  func commonCount(with other: RowOrder) -> Int {
    var count = 0
    for (run, others) in zip(runs, other.runs) {
      guard run.number == others.number else { break }
      count += min(run.count, others.count)
      if run.count != others.count { break }
    }
    return count
  }

  /// How many rows at the end are the same as another order's, where so many at the start are.
  func commonCountAtEnd(with other: RowOrder, behind start: Int) -> Int {
    var count = 0
    for (run, others) in zip(runs.reversed(), other.runs.reversed()) {
      guard run.numbers.upperBound == others.numbers.upperBound else { break }
      count += min(run.count, others.count)
      if run.count != others.count { break }
    }
    return min(count, min(self.count, other.count) - start)
  }

  /// The numbers of the rows that aren't in another order, in this one.
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
  /// An order that is put together from its beginning.
  struct Builder {
    private(set) var runs: [Run] = []
    private var count = 0

    /// Appends rows that are numbered one after the other.
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
  /// The index of the first run for which a condition doesn't hold that holds for those before it alone.
  fileprivate func index(behind isBefore: (RowOrder.Run) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
