import Foundation
import Trellis

/// The part of the chart that a view of ``AxesLayout`` is.
nonisolated enum AxisRole {
  case plot
  /// Ticks with a length in points.
  case ticks(PlannedAxis.Side, CGFloat)
  case label(PlannedAxis.Side, AxisLabelLayout)
  /// The ticks and labels of a side as one view.
  case strip(PlannedAxis.Side)
}

struct AxisRoleKey: LayoutValueKey {
  nonisolated static var defaultValue: AxisRole? { nil }
}

/// The position of a label on an axis, and its distances.
nonisolated struct AxisLabelLayout {
  var position: PlannedAxis.Position
  var anchor: UnitPoint?
  var isAligned: Bool
  var isTruncated: Bool
  var isInset: Bool
  /// Whether the label is hidden if it is nearer than this to the one before; nil if it never is.
  var minimumSpacing: CGFloat?
  /// The distances from the plot area in points, including the ticks.
  var horizontalSpacing: CGFloat
  var verticalSpacing: CGFloat

  @MainActor init(_ label: PlannedAxis.Label, _ axis: PlannedAxis) {
    position = label.position
    anchor = label.anchor
    isAligned = label.isAligned
    isTruncated = label.isTruncated
    isInset = axis.isInset
    minimumSpacing = label.collision.hidesOverlaps(isTruncated: label.isTruncated) ? 4 : nil
    if case .greedy(let spacing?) = label.collision.storage { minimumSpacing = spacing }
    horizontalSpacing = label.horizontalSpacing ?? (axis.axis == .y ? max(6, axis.tickLength + 2) : 4)
    verticalSpacing = label.verticalSpacing ?? (label.isAligned ? 2 : max(4, axis.tickLength + 1))
  }
}

/// The scales by which a layout places labels.
nonisolated struct LayoutPlan {
  var x: PositionScale
  var y: PositionScale
  @MainActor init(_ plan: ChartPlan) { (x, y) = (plan.x, plan.y) }
}

/// A layout of a plot area with labels and ticks around it, or of the labels and ticks of one side alone.
nonisolated struct AxesLayout: Layout {
  let plan: LayoutPlan
  /// The only side in the layout; nil for a plot area with all its sides.
  var strip: PlannedAxis.Side?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
    guard let strip else { return size }
    let insets = insets(of: size, subviews)
    return switch strip {
    case .top: CGSize(width: size.width, height: insets.top)
    case .bottom: CGSize(width: size.width, height: insets.bottom)
    case .leading: CGSize(width: insets.leading, height: size.height)
    case .trailing: CGSize(width: insets.trailing, height: size.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let plot = strip.map { Self.edge($0, bounds.size) } ?? plotFrame(in: bounds.size, subviews)
    let offset = CGSize(width: bounds.minX, height: bounds.minY)
    var (x, y) = (plan.x, plan.y)
    x.length = plot.width
    y.length = plot.height
    var ends: [PlannedAxis.Side: ClosedRange<CGFloat>] = [:]
    for subview in subviews {
      switch subview[AxisRoleKey.self] {
      case .plot, nil:
        subview.place(
          at: CGPoint(x: plot.minX + offset.width, y: plot.minY + offset.height), anchor: .topLeading,
          proposal: ProposedViewSize(plot.size))
      case .ticks(let side, let length):
        let frame = ticksFrame(side, length, plot)
        subview.place(
          at: CGPoint(x: frame.minX + offset.width, y: frame.minY + offset.height), anchor: .topLeading,
          proposal: ProposedViewSize(frame.size))
      case .label(let side, let label):
        placeLabel(subview, side, label, plot, x, y, bounds, &ends)
      case .strip(let side):
        let size = subview.sizeThatFits(ProposedViewSize(plot.size))
        let frame = ticksFrame(
          side, side == .top || side == .bottom ? size.height : size.width, plot, margin: 0)
        subview.place(
          at: CGPoint(x: frame.minX + offset.width, y: frame.minY + offset.height), anchor: .topLeading,
          proposal: ProposedViewSize(frame.size))
      }
    }
  }

  /// Returns the edge of the plot area at which a side's labels and ticks begin, as a frame without width or height.
  private static func edge(_ side: PlannedAxis.Side, _ size: CGSize) -> CGRect {
    switch side {
    case .bottom: CGRect(x: 0, y: 0, width: size.width, height: 0)
    case .top: CGRect(x: 0, y: size.height, width: size.width, height: 0)
    case .leading: CGRect(x: size.width, y: 0, width: 0, height: size.height)
    case .trailing: CGRect(x: 0, y: 0, width: 0, height: size.height)
    }
  }

  /// Returns the frame of the plot area: the space that the labels leave.
  private func plotFrame(in size: CGSize, _ subviews: Subviews) -> CGRect {
    let insets = insets(of: size, subviews)
    return CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// Returns the space that labels and ticks need at each side.
  private func insets(of size: CGSize, _ subviews: Subviews) -> EdgeInsets {
    var insets = EdgeInsets()
    // The widths of the labels beside the plot area determine the widths of those below.
    for subview in subviews {
      switch subview[AxisRoleKey.self] {
      case .ticks(.leading, let length): insets.leading = max(insets.leading, length)
      case .ticks(.trailing, let length): insets.trailing = max(insets.trailing, length)
      case .ticks(.top, let length): insets.top = max(insets.top, length)
      case .ticks(.bottom, let length): insets.bottom = max(insets.bottom, length)
      case .label(let side, let label) where !label.isInset && (side == .leading || side == .trailing):
        let size = subview.sizeThatFits(.unspecified)
        let width = size.width + label.horizontalSpacing
        if side == .leading { insets.leading = max(insets.leading, width) }
        if side == .trailing { insets.trailing = max(insets.trailing, width) }
        // A label at the upper end extends beyond the plot area by half its height.
        if label.anchor == nil, let position = relative(label, plan.y), position > 0.98 {
          insets.top = max(insets.top, size.height / 2)
        }
      case .strip(let side) where side == .leading || side == .trailing:
        let width = subview.sizeThatFits(ProposedViewSize(width: nil, height: size.height)).width
        if side == .leading { insets.leading = max(insets.leading, width) }
        if side == .trailing { insets.trailing = max(insets.trailing, width) }
        // The label at the upper end of the strip extends beyond it by half a line.
        insets.top = max(insets.top, 8)
      default: break
      }
    }
    var x = plan.x
    x.length = max(0, size.width - insets.leading - insets.trailing)
    for subview in subviews {
      let (side, height): (PlannedAxis.Side, CGFloat)
      switch subview[AxisRoleKey.self] {
      case .label(let itsSide, let label) where (itsSide == .top || itsSide == .bottom) && !label.isInset:
        (side, height) = (itsSide, labelSize(subview, label, x).height + label.verticalSpacing)
      case .strip(let itsSide) where itsSide == .top || itsSide == .bottom:
        (side, height) = (
          itsSide, subview.sizeThatFits(ProposedViewSize(width: x.length, height: nil)).height
        )
      default: continue
      }
      if side == .top { insets.top = max(insets.top, height) }
      if side == .bottom { insets.bottom = max(insets.bottom, height) }
    }
    return insets
  }

  /// Returns a label's position as a share of its scale.
  private func relative(_ label: AxisLabelLayout, _ scale: PositionScale) -> CGFloat? {
    guard scale.length > 0, let position = label.position.offset(on: scale) else { return nil }
    return position / scale.length
  }

  private func proposal(_ label: AxisLabelLayout, _ scale: PositionScale) -> ProposedViewSize {
    guard label.isTruncated else { return .unspecified }
    let space = label.position.space(on: scale)
    return space.isFinite ? ProposedViewSize(width: max(0, space - 2), height: nil) : .unspecified
  }

  private func labelSize(_ subview: LayoutSubview, _ label: AxisLabelLayout, _ scale: PositionScale) -> CGSize
  {
    subview.sizeThatFits(proposal(label, scale))
  }

  /// Returns the frame of ticks beside the plot area, which is longer than the area by a margin at each end.
  ///
  /// Lines at the ends need space for half their width.
  private func ticksFrame(
    _ side: PlannedAxis.Side, _ length: CGFloat, _ plot: CGRect, margin: CGFloat = 1
  ) -> CGRect {
    let (width, height) = (plot.width + 2 * margin, plot.height + 2 * margin)
    return switch side {
    case .bottom: CGRect(x: plot.minX - margin, y: plot.maxY, width: width, height: length)
    case .top: CGRect(x: plot.minX - margin, y: plot.minY - length, width: width, height: length)
    case .leading: CGRect(x: plot.minX - length, y: plot.minY - margin, width: length, height: height)
    case .trailing: CGRect(x: plot.maxX, y: plot.minY - margin, width: length, height: height)
    }
  }

  private func placeLabel(
    _ subview: LayoutSubview, _ side: PlannedAxis.Side, _ label: AxisLabelLayout, _ plot: CGRect,
    _ x: PositionScale, _ y: PositionScale, _ bounds: CGRect,
    _ ends: inout [PlannedAxis.Side: ClosedRange<CGFloat>]
  ) {
    let isVertical = side == .leading || side == .trailing
    let scale = isVertical ? y : x
    guard let position = label.position.offset(on: scale), position > -0.5, position < scale.length + 0.5
    else {
      subview.place(at: bounds.origin, proposal: .zero)
      return
    }
    let proposal = isVertical ? .unspecified : self.proposal(label, scale)
    let size = subview.sizeThatFits(proposal)
    var point: CGPoint
    var anchor: UnitPoint
    if isVertical {
      let height = plot.maxY - position
      let isLeading = (side == .leading) != label.isInset
      let distance = label.isInset ? -label.horizontalSpacing : label.horizontalSpacing
      point = CGPoint(x: side == .leading ? plot.minX - distance : plot.maxX + distance, y: height)
      anchor = label.anchor ?? (isLeading ? .trailing : .leading)
      if label.isAligned && label.anchor == nil { anchor.y = 0 }
    } else {
      let isTop = side == .top
      let distance = label.isInset ? -label.verticalSpacing - size.height : label.verticalSpacing
      point = CGPoint(x: plot.minX + position, y: isTop ? plot.minY - distance : plot.maxY + distance)
      anchor = label.anchor ?? UnitPoint(x: label.isAligned ? 0 : 0.5, y: isTop ? 1 : 0)
      if label.isAligned && label.anchor == nil { point.x += label.horizontalSpacing }
    }
    let start = isVertical ? point.y - size.height * anchor.y : point.x - size.width * anchor.x
    let length = isVertical ? size.height : size.width
    if let spacing = label.minimumSpacing {
      let taken = ends[side]
      let distance = isVertical ? min(spacing, 0) : spacing
      let overlaps =
        taken.map { start < $0.upperBound + distance && start + length > $0.lowerBound - distance } ?? false
      // A strip is as wide as the plot area, and its last label may extend beyond it.
      if overlaps || !isVertical && strip == nil && start + length > bounds.width + 1 {
        subview.place(at: bounds.origin, proposal: .zero)
        return
      }
      ends[side] = start...(start + length)
    }
    subview.place(
      at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor, proposal: proposal)
  }
}
