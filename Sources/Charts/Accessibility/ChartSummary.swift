import Foundation
import Trellis

/// A description of a chart as a whole for screen readers: its kind, its axes and its series.
struct ChartSummary {
  /// The values of a dimension.
  struct Dimension {
    var title: Text?
    /// The ends of numbers or dates; nil for categories.
    var ends: [Datum]?
    var categories: [Datum] = []
  }

  /// The kind of all marks; nil if there are several kinds.
  let kind: Mark.Kind?
  /// The number of marks; of a plot of points, the number of points.
  let count: Int
  private(set) var dimensions: [Dimension] = []
  /// The names of the series.
  let series: [String]

  init(_ model: ChartModel) {
    let kinds = Set(model.marks.map(\.kind)).subtracting([.rule])
    kind = kinds.count == 1 ? kinds.first : nil
    count = model.count
    series = model.styles.foreground.isContinuous ? [] : model.styles.foreground.domain.map(\.name)
    guard !model.isPolar else { return }
    let (xTitle, yTitle) = (
      model.marks.first { $0.xLabel != nil }?.xLabel, model.marks.first { $0.yLabel != nil }?.yLabel
    )
    dimensions = [
      Dimension(model.x, xTitle, model.configuration.x), Dimension(model.y, yTitle, model.configuration.y),
    ].compactMap(\.self)
  }

  var label: Text {
    switch kind {
    case .bar: Text(verbatim: "Bar chart")
    case .line: Text(verbatim: "Line chart")
    case .area: Text(verbatim: "Area chart")
    case .point: Text(verbatim: "Scatter plot")
    case .sector: Text(verbatim: "Pie chart")
    case .rectangle: Text(verbatim: "Heat map")
    case .rule, nil: Text(verbatim: "Chart")
    }
  }

  var value: Text {
    var sentences = [Text(verbatim: "\(count.formatted()) \(count == 1 ? "value" : "values").")]
    sentences += dimensions.map(\.text)
    if !series.isEmpty { sentences.append(Text(verbatim: "Series: \(Self.list(series)).")) }
    return sentences.dropFirst().reduce(sentences[0]) { Text("\($0) \($1)") }
  }

  /// Returns the first names, and the number of the others.
  fileprivate static func list(_ names: [String]) -> String {
    let shown = names.prefix(7).joined(separator: ", ")
    return names.count > 7 ? "\(shown) and \(names.count - 7) more" : shown
  }
}

extension ChartSummary.Dimension {
  /// Returns the description of a dimension; nil if it has no values.
  fileprivate init?(_ data: DimensionData, _ label: ChartLabel?, _ setting: ChartConfiguration.Axis) {
    title = label?.text
    if data.kind == .category || data.isCategorical {
      categories = setting.domain?.values ?? data.categories
      if categories.isEmpty { return nil }
    } else {
      guard let range = data.range else { return nil }
      ends = [range.lowerBound, range.upperBound].map { data.kind == .date ? .date($0) : .number($0) }
    }
  }

  fileprivate var text: Text {
    let words =
      ends.map { "\($0[0].name) to \($0[1].name)." } ?? "\(ChartSummary.list(categories.map(\.name)))."
    return title.map { Text("\($0): \(words)") } ?? Text(verbatim: words)
  }
}

/// The description of a chart, whose text is made again only if the summary changes.
struct ChartSummaryModifier: ViewModifier {
  let summary: ChartSummary

  func body(content: Content) -> some View {
    content.accessibilityLabel(summary.label).accessibilityValue(summary.value)
  }
}
