/// The characters of a line that are kept if not all of them fit.
///
/// Source: observed, `Fixtures/Text` TE-tail, TE-70, TE-hard and TE-narrow.
struct Truncation: Equatable {
  /// The number of clusters kept at the beginning.
  var head: Int
  /// The number of clusters kept at the end.
  var tail: Int
  /// Whether `…` is between the beginning and the end.
  var hasToken: Bool

  /// Chooses the clusters to keep beside the token, from clusters in reading order, given `available` points for them.
  ///
  /// Spaces before the token are omitted. In the middle mode, both ends grow in turn, the narrower first; see
  /// ``middle(of:in:)``. Linear in the clusters.
  static func choose(
    from clusters: [TextCluster], mode: ParagraphStyle.TruncationMode, available: Double
  ) -> Truncation {
    switch mode {
    case .tail:
      return Truncation(
        head: withoutSpaces(clusters, fittingToken(clusters, in: available)), tail: 0, hasToken: true)
    case .head:
      return Truncation(head: 0, tail: fitting(clusters.reversed(), in: available), hasToken: true)
    case .middle:
      return middle(of: clusters, in: available)
    }
  }

  /// Chooses the clusters to keep at the beginning if not even the token fits: at least one, if there is one.
  static func beginning(of clusters: [TextCluster], available: Double) -> Truncation {
    let head = max(fitting(clusters, in: available), min(clusters.count, 1))
    return Truncation(head: head, tail: 0, hasToken: false)
  }

  /// Chooses the clusters to keep at both ends: the narrower end grows by a cluster while it fits, the beginning first.
  ///
  /// The order of growth doesn't depend on the available width. So a width that is computed for some clusters holds these
  /// clusters.
  private static func middle(of clusters: [TextCluster], in available: Double) -> Truncation {
    var (head, tail) = (0, 0)
    /// The widths of the beginning without its trailing spaces, of these spaces, and of the end.
    var (before, spaces, behind) = (0.0, 0.0, 0.0)
    while head + tail < clusters.count {
      if before + spaces > behind {
        let cluster = clusters[clusters.count - 1 - tail]
        guard before + behind + cluster.advance <= available + tolerance else { break }
        behind += cluster.advance
        tail += 1
      } else {
        let cluster = clusters[head]
        if cluster.isSpace {
          spaces += cluster.advance
        } else {
          guard before + spaces + behind + cluster.advance <= available + tolerance else { break }
          before += spaces + cluster.advance
          spaces = 0
        }
        head += 1
      }
    }
    return Truncation(head: withoutSpaces(clusters, head), tail: tail, hasToken: true)
  }

  /// The number of clusters that are kept.
  var count: Int { head + tail }

  /// Returns the total width that the kept clusters have in the complete line.
  func width(of clusters: [TextCluster]) -> Double {
    clusters.prefix(head).reduce(0) { $0 + $1.advance } + clusters.suffix(tail).reduce(0) { $0 + $1.advance }
  }

  /// The maximum decrease of the characters' width beside the token, as a fraction of the token's width.
  static let slack = 0.25

  /// The tolerance for rounding: a width that was computed as the sum of some clusters must hold these clusters.
  static let tolerance = 1e-6

  /// Returns the number of clusters from the beginning that together are no wider than `available`.
  private static func fitting(_ clusters: some Collection<TextCluster>, in available: Double) -> Int {
    var width = 0.0
    var count = 0
    for cluster in clusters {
      width += cluster.advance
      guard width <= available + tolerance else { break }
      count += 1
    }
    return count
  }

  /// Returns the same number as `fitting(_:in:)`, but ignores the width of spaces at the end, which are omitted before the token.
  private static func fittingToken(_ clusters: some Collection<TextCluster>, in available: Double) -> Int {
    var width = 0.0
    for (index, cluster) in clusters.enumerated() {
      width += cluster.advance
      if width > available + tolerance, !cluster.isSpace { return index }
    }
    return clusters.count
  }

  private static func withoutSpaces(_ clusters: [TextCluster], _ count: Int) -> Int {
    var count = count
    while count > 0, clusters[count - 1].isSpace { count -= 1 }
    return count
  }
}
