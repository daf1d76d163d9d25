/// The number of views of each row in a lazy list: the same for most rows, with some exceptions.
struct LazyRowCounts: Equatable {
  /// The position of a view: a row, and the view's offset in it.
  struct Position: Hashable {
    let row: Int
    let offset: Int
  }

  /// A row with another number of views, and the index of its first view.
  private struct Exception: Equatable {
    let row: Int
    let count: Int
    let start: Int
  }

  private let rows: Int
  /// The number of views of each row that isn't an exception.
  private let width: Int
  private let exceptions: [Exception]
  /// The total number of views.
  let total: Int

  /// Creates the counts of rows; `others` are the rows, by index, whose count isn't `width`.
  init(rows: Int, width: Int, except others: [(row: Int, count: Int)] = []) {
    (self.rows, self.width) = (rows, width)
    var shift = 0
    exceptions = others.sorted { $0.row < $1.row }.map { row, count in
      defer { shift += count - width }
      return Exception(row: row, count: count, start: row * width + shift)
    }
    total = rows * width + shift
  }

  /// Returns the row of a view, and the view's offset in it; O(log n) in the number of exceptions.
  func position(of index: Int) -> Position {
    // Finds the last exception that starts at or before the view. An exception without views has the same start as the next exception;
    // the last exception with that start is found.
    var (low, high) = (-1, exceptions.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if exceptions[middle].start <= index { low = middle } else { high = middle - 1 }
    }
    guard low >= 0 else { return Position(row: index / width, offset: index % width) }
    let last = exceptions[low]
    let rest = index - last.start
    if rest < last.count { return Position(row: last.row, offset: rest) }
    let behind = rest - last.count
    return Position(row: last.row + 1 + behind / width, offset: behind % width)
  }

  /// Returns the index of a row's first view, and the number of its views; O(log n) in the number of exceptions.
  func views(of row: Int) -> (start: Int, count: Int) {
    var (low, high) = (-1, exceptions.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if exceptions[middle].row <= row { low = middle } else { high = middle - 1 }
    }
    guard low >= 0 else { return (row * width, width) }
    let last = exceptions[low]
    if last.row == row { return (last.start, last.count) }
    return (last.start + last.count + (row - last.row - 1) * width, width)
  }
}
