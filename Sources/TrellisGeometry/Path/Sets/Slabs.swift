/// An index of integer ranges, for finding ranges that contain a number or overlap each other.
struct Slabs {
  /// The indices of the ranges that overlap each of several equal parts of the whole extent.
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

  /// Returns the indices of the ranges that may contain `doubled / 2`.
  func items(at doubled: Int) -> [Int] { all[((doubled >> 1) - low) / size] }
}
