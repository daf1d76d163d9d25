/// The widths of clusters in lines without a width limit.
///
/// A typesetter breaks lines by these widths. After a break inside a word, the characters on both sides of the break are no
/// longer spaced together. The line then becomes narrower than the width that it needed. Broken at its own width, it would
/// break elsewhere.
struct NaturalWidths {
  /// The start of each cluster, in order.
  private var offsets: [Int] = []
  /// The total width of the clusters before each cluster; the last number is the width of all.
  private var sums = [0.0]
  private var spaces: [Bool] = []

  init(_ lines: [TypesetLine]) {
    for line in lines {
      for cluster in line.clusters {
        offsets.append(cluster.offset)
        sums.append(sums[sums.count - 1] + cluster.advance)
        spaces.append(cluster.isSpace)
      }
    }
  }

  /// Widens lines to the width that they needed, so that a text fits in the width that it takes.
  func widen(_ lines: inout [TypesetLine]) {
    for line in lines.indices {
      let first = index(of: lines[line].range.lowerBound)
      var end = index(of: lines[line].range.upperBound)
      while end > first, spaces[end - 1] { end -= 1 }
      lines[line].width = max(lines[line].width, sums[end] - sums[first])
    }
  }

  /// Returns the index of the first cluster that begins at an offset or after it.
  private func index(of offset: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
