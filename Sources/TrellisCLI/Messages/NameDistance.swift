/// The similarity of two identifiers.
enum NameDistance {
  /// Returns the names nearest to a name: those with the fewest edits, if these are few for its length.
  ///
  /// An edit is an insertion, a removal, a replacement, or an exchange of two neighbours; case counts as half an edit. Linear in the
  /// number of candidates.
  static func nearest(to name: String, among candidates: some Sequence<String>, limit: Int = 3) -> [String] {
    let letters = Array(name.utf8)
    let most = Double(max(1, letters.count / 4))
    var found: [(name: String, distance: Double)] = []
    for candidate in candidates where candidate != name {
      let other = Array(candidate.utf8)
      guard abs(other.count - letters.count) <= Int(most) else { continue }
      let distance = distance(letters, other)
      if distance <= most { found.append((candidate, distance)) }
    }
    let least = found.map(\.distance).min() ?? 0
    return found.filter { $0.distance == least }.map(\.name).sorted().prefix(limit).map { $0 }
  }

  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Double {
    var before: [Double] = []
    var last = (0...second.count).map(Double.init)
    for row in first.indices {
      var next = [Double(row + 1)]
      for column in second.indices {
        var best = min(last[column + 1], next[column]) + 1
        best = min(best, last[column] + cost(first[row], second[column]))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, before[column - 1] + 1)
        }
        next.append(best)
      }
      (before, last) = (last, next)
    }
    return last[second.count]
  }

  private static func cost(_ first: UInt8, _ second: UInt8) -> Double {
    if first == second { return 0 }
    return first | 32 == second | 32 ? 0.5 : 1
  }
}
