import Foundation
import Trellis

/// The plot area of a chart and its axes.
struct ChartArea: View {
  let model: ChartModel
  /// The visible parts of the domains while they scroll.
  var window = ChartWindow()

  var body: some View {
    GeometryReader { geometry in
      let plan = ChartPlan(model, size: geometry.size).windowed(window)
      ChartTitles(axes: model.configuration) { AxesView(plan: plan) }
        .coordinateSpace(.named(ChartSpace.name))
        .overlayPreferenceValue(PlotFrameKey.self) { anchor in
          ChartLayers(layers: model.configuration.overlays, plan: plan, anchor: anchor)
        }
        .backgroundPreferenceValue(PlotFrameKey.self) { anchor in
          ChartLayers(layers: model.configuration.backgrounds, plan: plan, anchor: anchor)
        }
    }
  }
}

/// The coordinate space of a chart: its plot area with the axes.
enum ChartSpace: Hashable {
  case name
}

/// The frame of the plot area.
struct PlotFrameKey: PreferenceKey {
  nonisolated static var defaultValue: Anchor<CGRect>? { nil }
  nonisolated static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// Views in front of or behind a chart.
struct ChartLayers: View {
  let layers: [ChartLayer]
  let plan: ChartPlan
  let anchor: Anchor<CGRect>?
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    if !layers.isEmpty, let anchor {
      GeometryReader { geometry in
        let proxy = ChartProxy(
          plan: plan.sized(geometry[anchor].size, isMirrored: direction == .rightToLeft), anchor: anchor)
        ForEach(layers.indices, id: \.self) { index in
          layers[index].view(proxy)
            .frame(
              width: geometry.size.width, height: geometry.size.height, alignment: layers[index].alignment)
        }
      }
    }
  }
}

/// The axes around the plot area.
struct AxesView: View {
  let plan: ChartPlan

  var body: some View {
    AxesLayout(plan: LayoutPlan(plan)) {
      ForEach(plan.axes.indices, id: \.self) { index in
        let axis = plan.axes[index]
        if let style = plan.configuration[axis.axis].style {
          style(
            AnyView(
              AxesLayout(plan: LayoutPlan(plan), strip: axis.side) { AxisParts(axis: axis, plan: plan) })
          )
          .layoutValue(key: AxisRoleKey.self, value: .strip(axis.side))
        } else {
          AxisParts(axis: axis, plan: plan)
        }
      }
      PlotView(plan: plan)
        .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
        .layoutValue(key: AxisRoleKey.self, value: .plot)
    }
  }
}

/// The ticks and labels of an axis.
struct AxisParts: View {
  let axis: PlannedAxis
  let plan: ChartPlan

  var body: some View {
    AxisLinesView(axis, plan, isGrid: false)
      .layoutValue(key: AxisRoleKey.self, value: .ticks(axis.side, axis.tickLength))
    ForEach(axis.labels) { label in
      AxisLabelView(label: label)
        .layoutValue(key: AxisRoleKey.self, value: .label(axis.side, AxisLabelLayout(label, axis)))
    }
  }
}

extension ChartConfiguration {
  /// The settings of a dimension.
  nonisolated subscript(axis: ChartAxis) -> Axis { axis == .x ? x : y }
}

extension ChartPlan {
  /// The axes of both dimensions.
  var axes: [PlannedAxis] { xAxes + yAxes }
}

/// A label of an axis; nothing if it is offered no width because it would overlap another.
struct AxisLabelView: View {
  let label: PlannedAxis.Label

  var body: some View {
    let isHidden = label.collision.hidesOverlaps(isTruncated: label.isTruncated)
    if let text = label.plainText {
      // Most labels are such texts, so they consist of few views.
      if isHidden { hiding(text) } else { text.lineLimit(label.isTruncated ? 1 : nil) }
    } else if isHidden {
      hiding(AxisLabelText(label: label)).offset(label.offset)
    } else {
      AxisLabelText(label: label).lineLimit(label.isTruncated ? 1 : nil).offset(label.offset)
    }
  }

  private func hiding(_ view: some View) -> some View {
    ViewThatFits(in: .horizontal) {
      view.fixedSize()
      Color.clear.frame(width: 0, height: 0)
    }
  }
}

/// The text or the view of a label, in its font and direction.
struct AxisLabelText: View {
  let label: PlannedAxis.Label

  var body: some View {
    switch label.orientation.storage {
    case .automatic, .horizontal: styled
    case .vertical: TurnedLayout { styled.rotationEffect(.degrees(90)) }
    case .verticalReversed: TurnedLayout { styled.rotationEffect(.degrees(-90)) }
    }
  }

  @ViewBuilder private var styled: some View {
    switch label.content {
    case .text(let text): label.styled(Text(verbatim: text))
    case .view(let view): view.font(label.font).foregroundStyle(label.paint)
    }
  }
}

extension PlannedAxis.Label {
  /// The paint of the text.
  var paint: AnyShapeStyle { style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary) }

  /// Returns a text in the label's font and paint.
  func styled(_ text: Text) -> Text { text.font(font).foregroundStyle(paint) }

  /// The text of a label that isn't turned or moved; nil for other labels.
  var plainText: Text? {
    guard case .text(let text) = content, offset == .zero else { return nil }
    switch orientation.storage {
    case .automatic, .horizontal: return styled(Text(verbatim: text))
    case .vertical, .verticalReversed: return nil
    }
  }
}

extension PlannedAxis.Label {
  /// Whether the label is at most as wide as the distance to the next.
  var isTruncated: Bool {
    switch collision.storage {
    case .truncate: true
    case .automatic: isCategory
    default: false
    }
  }
}

extension AxisValueLabelCollisionResolution {
  nonisolated func hidesOverlaps(isTruncated: Bool) -> Bool {
    storage != .disabled && !isTruncated
  }
}
