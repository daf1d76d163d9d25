import Foundation
import Trellis

/// The figures of a chart's marks, for a size of the plot area.
@MainActor
struct FigureBuilder {
  let plan: ChartPlan
  /// The distances of bars, after the scales' functions.
  let xSpacing: Double?
  let ySpacing: Double?
  /// Whether marks are described one by one.
  private let describes: Bool

  init(_ plan: ChartPlan) {
    self.plan = plan
    xSpacing = plan.model.x.spacing(plan.x.function)
    ySpacing = plan.model.y.spacing(plan.y.function)
    describes = plan.model.count <= MarkDescription.limit
  }

  /// Returns the figures in the order of their drawing.
  func figures(of marks: [Mark]) -> [Figure] {
    var figures: [Figure] = []
    figures.reserveCapacity(marks.count)
    var series: [SeriesKey: Int] = [:]
    var curves: [(index: Int, marks: [Int])] = []
    var last: (key: SeriesKey, position: Int)?
    for (index, mark) in marks.enumerated() {
      guard mark.kind == .line || mark.kind == .area, mark.curve == nil || mark.isJoined else {
        if let figure = self.figure(of: mark) { figures.append(figure) }
        continue
      }
      let key = SeriesKey(mark)
      if let last, last.key == key {
        curves[last.position].marks.append(index)
      } else if let position = series[key] {
        curves[position].marks.append(index)
        last = (key, position)
      } else {
        series[key] = curves.count
        last = (key, curves.count)
        curves.append((figures.count, [index]))
        // A series is drawn in the order of its first mark.
        figures.append(Figure.placeholder)
      }
    }
    var symbols: [Figure] = []
    for curve in curves {
      let members = curve.marks.map { marks[$0] }
      figures[curve.index] = line(members, SeriesKey(members[0]))
      symbols.append(contentsOf: pointFigures(of: members))
    }
    figures.append(contentsOf: symbols)
    if figures.contains(where: { $0.zIndex != 0 }) {
      // The sorting is stable.
      figures = figures.enumerated()
        .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
    }
    return figures
  }

  /// The values by which the marks of lines and areas are in different series.
  struct SeriesKey: Hashable {
    var kind: Mark.Kind
    var series: Datum?
    var foreground: Datum?
    var symbol: Datum?
    var lineStyle: Datum?
    var mask: Int?
    var layers: [Int]

    init(_ mark: Mark) {
      kind = mark.kind
      series = mark.series
      let style = mark.styleBox.values
      foreground = style.foregroundBy?.datum
      symbol = style.symbolBy?.datum
      lineStyle = style.lineStyleBy?.datum
      mask = style.mask
      layers = style.layers
    }
  }

  private func figure(of mark: Mark) -> Figure? {
    if mark.curve != nil { return curve(mark) }
    return outline(mark).map { figure(mark, $0.frame, $0.outline) }
  }

  /// Returns a figure of a mark with the mark's style.
  func figure(_ mark: Mark, _ frame: CGRect, _ outline: Outline, isSymbol: Bool = false) -> Figure {
    let id = Figure.ID(kind: mark.kind, mark: mark.id, isSymbol: isSymbol)
    if mark.styleBox === MarkStyleBox.standard && !describes && !outline.isCurve {
      return Figure(id: id, frame: frame, outline: outline)
    }
    let style = mark.style
    var outline = outline
    var shown = FigureStyle(paint: paint(style))
    switch outline {
    case .curve(var curve) where curve.base == nil:
      let stroke = stroke(mark)
      if stroke.isRound && curve.isDense {
        curve.filledWidth = stroke.lineWidth
        outline = .curve(curve)
      } else {
        shown.stroke = stroke
      }
    case .rule: shown.stroke = stroke(mark)
    default: break
    }
    shown.opacity = style.opacity
    shown.zIndex = style.zIndex
    shown.effects = style.effects
    shown.mask = style.mask
    shown.layers = style.layers
    if style.alignsWithPlotArea {
      shown.paintArea = CGRect(
        x: -frame.minX, y: -frame.minY, width: plan.size.width, height: plan.size.height)
    }
    if case .symbol = outline, case .view(let view) = style.symbol { shown.view = view }
    shown.annotations = style.annotations
    shown.label = style.accessibilityLabel ?? (describes ? MarkDescription.label(of: mark) : nil)
    shown.value = style.accessibilityValue ?? (describes ? MarkDescription.value(of: mark) : nil)
    shown.identifier = style.accessibilityIdentifier
    shown.isAccessibilityHidden = style.isAccessibilityHidden
    return Figure(id: id, frame: frame, outline: outline, style: shown)
  }

  /// Returns the paint of a mark: its style, its scale's, or the first colour.
  private func paint(_ style: MarkStyle) -> AnyShapeStyle {
    if let paint = style.foreground { return paint }
    if let value = style.foregroundBy { return plan.model.styles.foreground(of: value.datum) }
    return Self.defaultPaint
  }

  private static let defaultPaint = AnyShapeStyle(Color.blue)

  private func stroke(_ mark: Mark) -> StrokeStyle {
    let style = mark.style
    if let stroke = style.lineStyle { return stroke }
    if let value = style.lineStyleBy { return plan.model.styles.lineStyle(of: value.datum) }
    return mark.kind == .rule
      ? FigureStyle.rule.stroke! : StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
  }
}

extension StrokeStyle {
  /// Whether joins and caps are round, without dashes.
  fileprivate nonisolated var isRound: Bool { lineJoin == .round && lineCap == .round && dash.isEmpty }
}

extension Figure {
  /// A figure that is replaced before the figures are drawn.
  fileprivate static var placeholder: Figure {
    Figure(id: ID(kind: .line, mark: MarkID(data: 0, ordinal: 0)), frame: .zero, outline: .rule)
  }
}
