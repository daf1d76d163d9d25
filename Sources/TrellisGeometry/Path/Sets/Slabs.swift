/// Ranges of whole numbers by where they lie: which of them may have a number in them, and which may overlap.
struct Slabs {
  /// The numbers of the ranges that reach into each of some even parts.
  private(set) var all: [[Int]]
  private var low = 0
  private var size = 1

  init(_ ranges: [(Int, Int)]) {
    let least = ranges.lazy.map { min($0.0, $0.1) }.min() ?? 0
    let most = ranges.lazy.map { max($0.0, $0.1) }.max() ?? 0
    let count = min(max(ranges.count / 4, 1), 512)
    low = least
    size = (most - least) / count + 1
    all = Array(repeating: [], count: count)
    for (index, range) in ranges.enumerated() {
      let first = (min(range.0, range.1) - low) / size
      for slab in first...((max(range.0, range.1) - low) / size) { all[slab].append(index) }
    }
  }

  /// The ranges that may have half of a number in them.
  func items(at doubled: Int) -> [Int] { all[((doubled >> 1) - low) / size] }
}
