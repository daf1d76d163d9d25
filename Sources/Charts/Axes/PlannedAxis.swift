import Foundation
import Trellis

/// The lines and labels of an axis.
struct PlannedAxis {
  enum Side: Hashable { case leading, trailing, top, bottom }

  /// A position on the axis: a value, or the middle between it and the next.
  struct Position {
    var datum: Datum
    var next: Datum?
    var isCentered: Bool
  }

  struct Line {
    var position: Position
    var stroke: StrokeStyle
    var style: AnyShapeStyle
    /// The length of a tick in points; nil for a grid line.
    var length: CGFloat?
    var offset: CGSize
  }

  struct Label: Identifiable {
    /// A text, which is compared, or a view.
    enum Content {
      case text(String)
      case view(AnyView)
    }

    var id: Int
    var position: Position
    var content: Content
    var font: Font
    /// The paint; nil for the secondary one.
    var style: AnyShapeStyle?
    var orientation: AxisValueLabelOrientation
    var anchor: UnitPoint?
    var collision: AxisValueLabelCollisionResolution
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
    var offset: CGSize
    var isAligned: Bool
    var isCategory: Bool
  }

  let axis: ChartAxis
  let side: Side
  private(set) var lines: [Line] = []
  private(set) var labels: [Label] = []
  let isInset: Bool

  /// The length of the longest tick, in points.
  var tickLength: CGFloat { lines.compactMap(\.length).max() ?? 0 }

  @MainActor init(_ group: AxisGroup, _ axis: ChartAxis, _ ticks: AxisTicks, _ scale: PositionScale) {
    self.axis = axis
    side =
      switch (axis, group.position.storage) {
      case (.x, .top): .top
      case (.x, _): .bottom
      case (.y, .leading): .leading
      // Names are read before their bars.
      case (.y, .automatic): scale.isCategory ? .leading : .trailing
      case (.y, _): .trailing
      }
    isInset = group.preset.storage == .inset
    for (index, datum) in ticks.values.enumerated() {
      let next = index + 1 < ticks.values.count ? ticks.values[index + 1] : Self.next(ticks.values, scale)
      let value = AxisValue(index: index, count: ticks.values.count, datum: datum)
      let collector = AxisPartCollector()
      let inputs = _AxisMarkInputs(collector: collector, value: value)
      if let marks = group.marks {
        marks(inputs)
      } else {
        addDefaults(inputs, group, scale)
      }
      for part in collector.parts { add(part, datum, next, group, scale, ticks.text) }
    }
  }

  /// Returns the value that would follow the last: the end of the domain, or as far away as the one before.
  private static func next(_ values: [Datum], _ scale: PositionScale) -> Datum? {
    guard !scale.isCategory else { return nil }
    guard values.count > 1, let last = values[values.count - 1].magnitude,
      let before = values[values.count - 2].magnitude
    else { return scale.ends.last }
    return values[0].with(2 * last - before)
  }

  /// Adds the marks of an axis without content.
  private mutating func addDefaults(_ inputs: _AxisMarkInputs, _ group: AxisGroup, _ scale: PositionScale) {
    if !scale.isCategory {
      inputs.add(.line(AxisPart.Line(isCentered: false, stroke: group.stroke)))
      if axis == .x { inputs.add(.line(AxisPart.Line(isCentered: false, stroke: group.stroke, length: 4))) }
    }
    var label = AxisPart.Label(collision: .automatic, orientation: .automatic)
    label.text = group.format?(inputs.value)
    inputs.add(.label(label))
  }

  private mutating func add(
    _ part: AxisPart, _ datum: Datum, _ next: Datum?, _ group: AxisGroup, _ scale: PositionScale,
    _ text: (Datum) -> String
  ) {
    switch part.content {
    case .line(let line):
      let isDashed = axis == .x && line.length == nil
      lines.append(
        Line(
          position: Position(datum: datum, next: next, isCentered: line.isCentered || scale.isCategory),
          stroke: line.stroke ?? StrokeStyle(lineWidth: 0.5, dash: isDashed ? [2, 2] : []),
          style: part.style.foreground ?? AnyShapeStyle(Color.secondary.opacity(0.5)), length: line.length,
          offset: part.style.offset))
    case .label(let label):
      let isAligned =
        group.preset.storage == .aligned
        || group.preset.storage == .automatic && scale.isDate && axis == .x
      let isCentered = label.isCentered ?? scale.isCategory
      labels.append(
        Label(
          id: labels.count, position: Position(datum: datum, next: next, isCentered: isCentered),
          content: label.view.map { .view($0) } ?? .text(label.text ?? text(datum)),
          font: part.style.font ?? .caption, style: part.style.foreground, orientation: label.orientation,
          anchor: label.anchor, collision: label.collision, horizontalSpacing: label.horizontalSpacing,
          verticalSpacing: label.verticalSpacing, offset: part.style.offset,
          isAligned: isAligned && !isCentered, isCategory: scale.isCategory))
    }
  }
}

extension PlannedAxis.Position {
  /// Returns the distance from the scale's origin, in points; nil if the scale has none.
  func offset(on scale: PositionScale) -> CGFloat? {
    guard let position = scale.position(datum) else { return nil }
    guard isCentered, !scale.isCategory, let next, let end = scale.position(next) else { return position }
    return (position + end) / 2
  }

  /// Returns the distance to the next value, in points; infinite if there is none.
  func space(on scale: PositionScale) -> CGFloat {
    if scale.isCategory { return scale.step }
    guard let next, let position = scale.position(datum), let end = scale.position(next) else {
      return .infinity
    }
    return abs(end - position)
  }
}

/// A layout that exchanges the width and height of a turned view.
nonisolated struct TurnedLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
