import Foundation
import Trellis

/// The scales of colours, symbols, sizes and line styles.
struct StyleScales {
  /// A scale from values to styles, by an order of values or by a range of numbers.
  struct Scale {
    var label: ChartLabel?
    /// The values in order; of numbers, in ascending order.
    var domain: [Datum] = []
    var setting: ChartConfiguration.StyleScale
    var indices: [Datum: Int] = [:]
    /// The smallest and the largest number; nil without numbers.
    private(set) var bounds: ClosedRange<Double>?

    /// Whether the values are numbers on a continuous scale.
    var isContinuous: Bool {
      if case .number = domain.first {
        setting.mapping.isEmpty && setting.type?.function != .category
      } else {
        false
      }
    }

    var isUsed: Bool { label != nil }

    /// Returns the share of a number between the smallest and the largest of the domain, in 0...1.
    func share(_ datum: Datum) -> Double {
      guard let value = datum.magnitude, let bounds, bounds.upperBound > bounds.lowerBound else { return 0 }
      return min(max((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound), 0), 1)
    }
  }

  /// The styles that scales map values to.
  enum Kind { case foreground, symbol, lineStyle, symbolSize }

  /// The scales in the order of their parts of the legend.
  var all: [(kind: Kind, scale: Scale)] {
    [(.foreground, foreground), (.symbol, symbol), (.lineStyle, lineStyle), (.symbolSize, symbolSize)]
  }

  private(set) var foreground: Scale
  private(set) var symbol: Scale
  private(set) var symbolSize: Scale
  private(set) var lineStyle: Scale

  /// The colours that values get in order.
  ///
  /// Source: the order: observed.
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  private static let dashes: [[CGFloat]] = [[], [5, 4], [2, 3], [8, 4, 2, 4], [10, 5], [3, 6]]

  init(_ marks: [Mark], _ configuration: ChartConfiguration) {
    foreground = Scale(setting: configuration.foreground)
    symbol = Scale(setting: configuration.symbol)
    symbolSize = Scale(setting: configuration.symbolSize)
    lineStyle = Scale(setting: configuration.lineStyle)
    for mark in marks {
      let style = mark.style
      foreground.add(style.foregroundBy)
      symbol.add(style.symbolBy)
      symbolSize.add(style.symbolSizeBy)
      lineStyle.add(style.lineStyleBy)
    }
    foreground.finish()
    symbol.finish()
    symbolSize.finish()
    lineStyle.finish()
  }

  /// Returns the paint of a value.
  func foreground(of datum: Datum) -> AnyShapeStyle {
    let setting = foreground.setting
    if let style = setting.mapping.first(where: { $0.0 == datum })?.1 as? AnyShapeStyle { return style }
    if let style = setting.function?(datum) as? AnyShapeStyle { return style }
    if foreground.isContinuous {
      let values = (setting.range?.values ?? []).compactMap { ($0 as? Color) }
      let gradient =
        setting.range?.gradient ?? Gradient(colors: values.count > 1 ? values : [.blue.opacity(0.15), .blue])
      return AnyShapeStyle(gradient.color(at: foreground.share(datum)))
    }
    let index = foreground.indices[datum] ?? 0
    if let gradient = setting.range?.gradient {
      let count = max(1, foreground.domain.count - 1)
      return AnyShapeStyle(gradient.color(at: Double(index) / Double(count)))
    }
    if let values = setting.range?.values, !values.isEmpty {
      func style(_ value: Any) -> AnyShapeStyle? { (value as? any ShapeStyle).map { AnyShapeStyle($0) } }
      if let style = style(values[index % values.count]) { return style }
    }
    return AnyShapeStyle(Self.colors[index % Self.colors.count])
  }

  /// Returns the symbol of a value.
  func symbol(of datum: Datum) -> AnyChartSymbolShape {
    let setting = symbol.setting
    if let shape = setting.mapping.first(where: { $0.0 == datum })?.1 as? AnyChartSymbolShape { return shape }
    if let shape = setting.function?(datum) as? AnyChartSymbolShape { return shape }
    let index = symbol.indices[datum] ?? 0
    if let values = setting.range?.values, !values.isEmpty,
      let shape = values[index % values.count] as? any ChartSymbolShape
    {
      return AnyChartSymbolShape(shape)
    }
    let kinds = BasicChartSymbolShape.all
    return AnyChartSymbolShape(BasicChartSymbolShape(kind: kinds[index % kinds.count]))
  }

  /// Returns the area of the symbol of a value, in square points: between 20 and 400 by default.
  func symbolSize(of datum: Datum) -> CGFloat {
    let setting = symbolSize.setting
    if let size = setting.mapping.first(where: { $0.0 == datum })?.1 as? CGFloat { return size }
    if let size = setting.function?(datum) as? CGFloat { return size }
    let sizes = (setting.range?.values ?? []).compactMap {
      $0 as? CGFloat ?? ($0 as? Double).map { CGFloat($0) }
    }
    if symbolSize.isContinuous || sizes.count == 2 {
      let (low, high) = sizes.count > 1 ? (sizes[0], sizes[sizes.count - 1]) : (20, 400)
      let share =
        symbolSize.isContinuous
        ? symbolSize.share(datum)
        : Double(symbolSize.indices[datum] ?? 0) / Double(max(1, symbolSize.domain.count - 1))
      return low + (high - low) * CGFloat(share)
    }
    let index = symbolSize.indices[datum] ?? 0
    return sizes.isEmpty ? 40 + 60 * CGFloat(index) : sizes[index % sizes.count]
  }

  /// Returns the stroke style of a value.
  func lineStyle(of datum: Datum) -> StrokeStyle {
    let setting = lineStyle.setting
    if let style = setting.mapping.first(where: { $0.0 == datum })?.1 as? StrokeStyle { return style }
    if let style = setting.function?(datum) as? StrokeStyle { return style }
    let index = lineStyle.indices[datum] ?? 0
    if let values = setting.range?.values, !values.isEmpty,
      let style = values[index % values.count] as? StrokeStyle
    {
      return style
    }
    return StrokeStyle(lineWidth: 2, lineCap: .butt, dash: Self.dashes[index % Self.dashes.count])
  }
}

extension StyleScales.Scale {
  fileprivate mutating func add(_ encoding: MarkStyle.Encoding?) {
    // Numbers that aren't finite have no position on a scale.
    guard let encoding, encoding.datum.magnitude?.isFinite ?? true else { return }
    if label == nil { label = encoding.label }
    if indices[encoding.datum] == nil {
      indices[encoding.datum] = domain.count
      domain.append(encoding.datum)
    }
  }

  /// Replaces the domain by that of the setting, and sorts numbers.
  fileprivate mutating func finish() {
    if let values = setting.domain?.values {
      domain = values
    } else if case .number = domain.first {
      domain.sort { ($0.magnitude ?? 0) < ($1.magnitude ?? 0) }
    }
    if var modified = Optional(domain), let modify = setting.domain?.modify {
      modify(&modified)
      domain = modified
    }
    let numbers = domain.compactMap(\.magnitude)
    if let low = numbers.min(), let high = numbers.max() { bounds = low...high }
    indices = [:]
    for (index, datum) in domain.enumerated() where indices[datum] == nil { indices[datum] = index }
  }
}

extension Gradient {
  /// Returns the colour at a share of the gradient, in 0...1.
  nonisolated func color(at share: Double) -> Color {
    let stops = stops.sorted { $0.location < $1.location }
    guard let first = stops.first, let last = stops.last else { return .clear }
    if share <= Double(first.location) { return first.color }
    for (lower, upper) in zip(stops, stops.dropFirst()) where share <= Double(upper.location) {
      let span = Double(upper.location - lower.location)
      return lower.color.mix(with: upper.color, by: span > 0 ? (share - Double(lower.location)) / span : 1)
    }
    return last.color
  }
}
