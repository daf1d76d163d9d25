/// How wide characters are together in the lines that no width limits.
///
/// A typesetter breaks lines by these. Behind a break that parts a word, the characters at both sides of it no longer move
/// together, and the line comes out narrower than it had to have room: broken at its own width it would break elsewhere.
struct NaturalWidths {
  /// Where each cluster begins, in order.
  private var offsets: [Int] = []
  /// How wide all clusters before each are together, and all of them.
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

  /// Makes lines as wide as they had to have room, so that a text holds in the width that it takes.
  func widen(_ lines: inout [TypesetLine]) {
    for line in lines.indices {
      let first = index(of: lines[line].range.lowerBound)
      var end = index(of: lines[line].range.upperBound)
      while end > first, spaces[end - 1] { end -= 1 }
      lines[line].width = max(lines[line].width, sums[end] - sums[first])
    }
  }

  /// The number of the first cluster that begins at an offset or behind it.
  private func index(of offset: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
