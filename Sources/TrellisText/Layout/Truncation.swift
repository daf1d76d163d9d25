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

  /// Chooses what stays of clusters in reading order, on a line that holds `limit` points.
  ///
  /// `token` is the width of `…`. Spaces before the token go. Where not even the token has room it is left out, and as
  /// many characters stay at the beginning as have room, at least one. In the middle, the end gets what has room in half
  /// of what the token leaves, and the beginning the rest. Linear in the clusters.
  static func choose(
    from clusters: [TextCluster], mode: ParagraphStyle.TruncationMode, token: Double, limit: Double
  ) -> Truncation {
    guard token <= limit + tolerance else {
      let head = max(fitting(clusters, in: limit), min(clusters.count, 1))
      return Truncation(head: head, tail: 0, hasToken: false)
    }
    let room = limit - token
    switch mode {
    case .tail:
      return Truncation(
        head: withoutSpaces(clusters, fittingToken(clusters, in: room)), tail: 0, hasToken: true)
    case .head:
      return Truncation(head: 0, tail: fitting(clusters.reversed(), in: room), hasToken: true)
    case .middle:
      let tail = fitting(clusters.reversed(), in: room / 2)
      let rest = clusters.dropLast(tail)
      let width = clusters.suffix(tail).reduce(0) { $0 + $1.advance }
      let head = fittingToken(rest, in: room - width)
      return Truncation(head: withoutSpaces(clusters, head), tail: tail, hasToken: true)
    }
  }

  /// The same with one cluster less; nil where there is none to take.
  func shortened(_ clusters: [TextCluster]) -> Truncation? {
    var shorter = self
    if tail > head {
      shorter.tail -= 1
    } else if head > 0 {
      shorter.head = hasToken ? Truncation.withoutSpaces(clusters, head - 1) : head - 1
    } else {
      return nil
    }
    return !hasToken && shorter.head == 0 ? nil : shorter
  }

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
