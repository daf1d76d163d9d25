/// Which characters of a line stay when not all have room.
///
/// Source: observed, `Fixtures/Text` TE-tail, TE-70, TE-hard and TE-narrow.
struct Truncation: Equatable {
  /// How many clusters stay at the beginning.
  var head: Int
  /// How many clusters stay at the end.
  var tail: Int
  /// Whether `…` stands between them.
  var hasToken: Bool

  /// Chooses what stays of clusters in reading order beside the token, on a line that has `room` points for them.
  ///
  /// Spaces before the token go. In the middle, both ends grow in turn, the narrower first; see ``middle(of:in:)``.
  /// Linear in the clusters.
  static func choose(
    from clusters: [TextCluster], mode: ParagraphStyle.TruncationMode, room: Double
  ) -> Truncation {
    switch mode {
    case .tail:
      return Truncation(
        head: withoutSpaces(clusters, fittingToken(clusters, in: room)), tail: 0, hasToken: true)
    case .head:
      return Truncation(head: 0, tail: fitting(clusters.reversed(), in: room), hasToken: true)
    case .middle:
      return middle(of: clusters, in: room)
    }
  }

  /// Chooses what stays at the beginning where not even the token has room: at least one cluster, where there is one.
  static func beginning(of clusters: [TextCluster], room: Double) -> Truncation {
    let head = max(fitting(clusters, in: room), min(clusters.count, 1))
    return Truncation(head: head, tail: 0, hasToken: false)
  }

  /// Chooses what stays at both ends: the narrower end gets the next cluster, the beginning the first, as long as it has
  /// room.
  ///
  /// In which order they grow doesn't depend on the room, so that a room made to measure holds what it was made for.
  private static func middle(of clusters: [TextCluster], in room: Double) -> Truncation {
    var (head, tail) = (0, 0)
    /// The width of the beginning without the spaces at its end, of those spaces, and of the end.
    var (before, spaces, behind) = (0.0, 0.0, 0.0)
    while head + tail < clusters.count {
      if before + spaces > behind {
        let cluster = clusters[clusters.count - 1 - tail]
        guard before + behind + cluster.advance <= room + tolerance else { break }
        behind += cluster.advance
        tail += 1
      } else {
        let cluster = clusters[head]
        if cluster.isSpace {
          spaces += cluster.advance
        } else {
          guard before + spaces + behind + cluster.advance <= room + tolerance else { break }
          before += spaces + cluster.advance
          spaces = 0
        }
        head += 1
      }
    }
    return Truncation(head: withoutSpaces(clusters, head), tail: tail, hasToken: true)
  }

  /// How many clusters stay.
  var count: Int { head + tail }

  /// How wide the clusters that stay are together, as they stood before any went.
  func width(of clusters: [TextCluster]) -> Double {
    clusters.prefix(head).reduce(0) { $0 + $1.advance } + clusters.suffix(tail).reduce(0) { $0 + $1.advance }
  }

  /// How much narrower characters may be beside the token than they were, as a share of the token's width.
  static let slack = 0.25

  /// A width that was the sum of such clusters holds them, however its parts were added up.
  static let tolerance = 1e-6

  /// How many clusters from the beginning are together no wider than `room`.
  private static func fitting(_ clusters: some Collection<TextCluster>, in room: Double) -> Int {
    var width = 0.0
    var count = 0
    for cluster in clusters {
      width += cluster.advance
      guard width <= room + tolerance else { break }
      count += 1
    }
    return count
  }

  /// The same where spaces at the end don't count, since they go before the token.
  private static func fittingToken(_ clusters: some Collection<TextCluster>, in room: Double) -> Int {
    var width = 0.0
    for (index, cluster) in clusters.enumerated() {
      width += cluster.advance
      if width > room + tolerance, !cluster.isSpace { return index }
    }
    return clusters.count
  }

  private static func withoutSpaces(_ clusters: [TextCluster], _ count: Int) -> Int {
    var count = count
    while count > 0, clusters[count - 1].isSpace { count -= 1 }
    return count
  }
}
