import Foundation
import Trellis

/// The texts by which screen readers describe marks.
enum MarkDescription {
  /// The number of marks above which only the chart as a whole is described.
  static let limit = 200

  /// Returns the label of a mark: its position along the axis that has no value, with the axis' name.
  static func label(of mark: Mark) -> Text? {
    let isAlongX = mark.extent?.axis == .x && mark.kind != .sector
    let (position, label) = isAlongX ? (mark.y, mark.yLabel) : (mark.x, mark.xLabel)
    if mark.kind == .sector {
      return mark.style.foregroundBy.map { Text(verbatim: $0.datum.name) } ?? mark.xLabel?.text
    }
    return text(position, label)
  }

  /// Returns the value of a mark, with the axis' name.
  static func value(of mark: Mark) -> Text? {
    if mark.kind == .sector { return text(mark.x, nil) }
    let isAlongX = mark.extent?.axis == .x
    let value = isAlongX ? text(mark.x, mark.xLabel) : text(mark.y, mark.yLabel)
    guard let value, let series = mark.style.foregroundBy else { return value }
    return Text("\(value), \(Text(verbatim: series.datum.name))")
  }

  private static func text(_ position: AxisPosition, _ label: ChartLabel?) -> Text? {
    var words: String
    switch position {
    case .value(let datum), .range(let datum, _): words = datum.name
    case .span(let first, let second): words = "\(first.name) – \(second.name)"
    case .whole, .points: return nil
    }
    if words.isEmpty { words = " " }
    guard let label else { return Text(verbatim: words) }
    return Text("\(label.text): \(words)")
  }
}
