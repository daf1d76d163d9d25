/// The identity of a mark among those of a chart: its element of data, and its number in the content of this element.
struct MarkID: Hashable {
  var data: Int
  var ordinal: Int
}

/// The marks of a chart in order.
final class MarkCollector {
  var marks: [Mark] = []
  /// The marks of masks, by the masks' numbers.
  var masks: [[Mark]] = []
  var layers: [MarkLayer] = []
  private var lastIdentity: Int?
  private var lastOrdinal = 0
  /// The numbers of marks of identities that occurred before the last one.
  private var ordinals: [Int: Int] = [:]

  /// Reserves capacity for the marks of `count` elements.
  func reserve(_ count: Int) {
    // The arrays of many small collections grow by themselves.
    guard count > 64 else { return }
    marks.reserveCapacity(marks.count + count)
    ordinals.reserveCapacity(ordinals.count + count)
  }

  func nextOrdinal(_ identity: Int) -> Int {
    if identity == lastIdentity {
      lastOrdinal += 1
    } else {
      if let lastIdentity { ordinals[lastIdentity] = lastOrdinal }
      lastOrdinal = (ordinals[identity] ?? -1) + 1
      lastIdentity = identity
    }
    return lastOrdinal
  }

  /// The number of marks of a line from which they become one mark.
  static let lineLimit = 256
  private var line: LineEnd?
  /// The points of the marks of ``line``, if these are one mark already.
  private var linePoints: CurvePoints?

  /// The marks of a line at the end of ``marks``.
  private struct LineEnd {
    let style: MarkStyleBox
    let series: Datum?
    let isXDate: Bool
    let isYDate: Bool
    /// The position of the first mark.
    let start: Int
  }

  /// Adds a mark to the points of the line before it, and returns whether it could be added.
  ///
  /// A line with many points is one mark with these points. Its marks have the same style, and are nothing but points.
  func extendLine(_ x: AxisPosition, _ y: AxisPosition, _ series: Datum?, _ style: MarkStyleBox) -> Bool {
    guard case .value(let x) = x, case .value(let y) = y, let xNumber = x.magnitude,
      let yNumber = y.magnitude
    else {
      finishLine()
      return false
    }
    guard let end = line, end.style === style, end.series == series, end.isXDate == x.isDate,
      end.isYDate == y.isDate
    else {
      finishLine()
      if style.values.hasPlainPoints {
        line = LineEnd(
          style: style, series: series, isXDate: x.isDate, isYDate: y.isDate, start: marks.count)
      }
      return false
    }
    if linePoints == nil {
      guard marks.count - end.start >= Self.lineLimit else { return false }
      let members = marks[end.start...]
      linePoints = CurvePoints(
        x: members.map { $0.x.key?.magnitude ?? .nan }, y: members.map { $0.y.key?.magnitude ?? .nan },
        isXDate: end.isXDate, isYDate: end.isYDate)
      marks.removeLast(members.count - 1)
    }
    linePoints?.x.append(xNumber)
    linePoints?.y.append(yNumber)
    return true
  }

  /// Gives the points of a long line to its mark.
  func finishLine() {
    if let line, let linePoints { marks[line.start].curve = .points(linePoints) }
    (line, linePoints) = (nil, nil)
  }

  @MainActor static func collect<Content: ChartContent>(_ content: Content) -> MarkCollector {
    let collector = MarkCollector()
    Content._collect(content, _ChartContentInputs(collector: collector, style: .standard))
    collector.finishLine()
    return collector
  }
}
