/// How many views each row of a lazy list stands for: as many as most do, but for some.
struct LazyRowCounts: Equatable {
  /// One of a row's views.
  struct Place: Hashable {
    let row: Int
    let offset: Int
  }

  /// A row that stands for another number of views, and where its views begin.
  private struct Exception: Equatable {
    let row: Int
    let count: Int
    let start: Int
  }

  private let rows: Int
  /// How many views a row stands for that is no exception.
  private let width: Int
  private let exceptions: [Exception]
  /// How many views there are.
  let total: Int

  /// Creates the counts of so many rows; `others` are those that aren't `width`, by the rows' positions.
  init(rows: Int, width: Int, except others: [(row: Int, count: Int)] = []) {
    (self.rows, self.width) = (rows, width)
    var shift = 0
    exceptions = others.sorted { $0.row < $1.row }.map { row, count in
      defer { shift += count - width }
      return Exception(row: row, count: count, start: row * width + shift)
    }
    total = rows * width + shift
  }

  /// Which row a view is in; O(log n) in the exceptions.
  func place(of index: Int) -> Place {
    // The last exception whose views begin at the view or before it; of those that have none, the last.
    var (low, high) = (-1, exceptions.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if exceptions[middle].start <= index { low = middle } else { high = middle - 1 }
    }
    guard low >= 0 else { return Place(row: index / width, offset: index % width) }
    let last = exceptions[low]
    let rest = index - last.start
    if rest < last.count { return Place(row: last.row, offset: rest) }
    let behind = rest - last.count
    return Place(row: last.row + 1 + behind / width, offset: behind % width)
  }

  /// Where a row's views begin, and how many they are; O(log n) in the exceptions.
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
