import Foundation
import Trellis

/// The visible parts of a chart's domains while they scroll.
struct ChartWindow: Equatable {
  /// The start and the length in the domain's units; nil for all of it.
  var x: Part?
  var y: Part?

  struct Part: Equatable {
    var start: Double
    var length: Double
  }
}

extension ChartPlan {
  /// Whether a part of a domain is invisible.
  var isWindowed: Bool { window != ChartWindow() }

  /// Returns the plan with scales that show parts of their domains.
  func windowed(_ window: ChartWindow) -> ChartPlan {
    var plan = self
    plan.window = window
    if let part = window.x { plan.x.window(part) }
    if let part = window.y { plan.y.window(part) }
    return plan
  }
}

extension PositionScale {
  /// Stretches the scale so that a part of its domain has the range; positions of the rest are beyond.
  mutating func window(_ part: ChartWindow.Part) {
    visible = part.start...(part.start + max(part.length, 1e-9))
  }
}

/// A chart that scrolls if it is asked to.
struct ChartScroller: View {
  let model: ChartModel
  /// The starts of the visible parts after scrolling, and the values that the bindings had then.
  @State private var positionX: (start: Double, bound: Datum?)?
  @State private var positionY: (start: Double, bound: Datum?)?

  var body: some View {
    let configuration = model.configuration
    if configuration.x.isScrollable && configuration.x.visibleLength != nil
      || configuration.y.isScrollable && configuration.y.visibleLength != nil
    {
      GeometryReader { geometry in scrolling(ChartPlan(model, size: geometry.size)) }
    } else {
      ChartArea(model: model)
    }
  }

  private func scrolling(_ plan: ChartPlan) -> some View {
    let configuration = model.configuration
    let x = part(plan.x, configuration.x, positionX)
    let y = part(plan.y, configuration.y, positionY)
    return ChartArea(model: model, window: ChartWindow(x: x, y: y))
      .overlayPreferenceValue(PlotFrameKey.self) { anchor in
        if let anchor {
          GeometryReader { geometry in
            let frame = geometry[anchor]
            let content = contentSize(frame.size, plan, x, y)
            let targets = configuration.scrollTargets.map {
              ScrollTargetAdapter(behavior: $0, plan: plan.sized(content, isMirrored: false))
            }
            ScrollCatcher(axes: axes, size: content, start: start(frame.size, plan, x, y), targets: targets) {
              moved(to: $0, frame.size, plan, x, y)
            }
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
          }
        }
      }
  }

  private var axes: Axis.Set {
    var axes: Axis.Set = []
    if model.configuration.x.isScrollable { axes.insert(.horizontal) }
    if model.configuration.y.isScrollable { axes.insert(.vertical) }
    return axes
  }

  /// Returns the visible part of a domain.
  private func part(
    _ scale: PositionScale, _ setting: ChartConfiguration.Axis, _ scrolled: (start: Double, bound: Datum?)?
  ) -> ChartWindow.Part? {
    guard setting.isScrollable, let length = setting.visibleLength, length > 0 else { return nil }
    let whole = scale.domain.upperBound - scale.domain.lowerBound
    guard length < whole else { return nil }
    let bound = setting.scrollPosition?.get()
    let initial = (bound ?? setting.initialScrollPosition).flatMap { scale.scrollValue($0) }
    // A binding of whole numbers has lost the fraction of what it was set to.
    let isCurrent = scrolled != nil && scrolled?.bound == bound
    let start = isCurrent ? scrolled!.start : initial ?? scale.domain.lowerBound
    return ChartWindow.Part(
      start: min(max(start, scale.domain.lowerBound), scale.domain.upperBound - length), length: length)
  }

  private func contentSize(
    _ frame: CGSize, _ plan: ChartPlan, _ x: ChartWindow.Part?, _ y: ChartWindow.Part?
  ) -> CGSize {
    func length(_ visible: CGFloat, _ scale: PositionScale, _ part: ChartWindow.Part?) -> CGFloat {
      guard let part else { return visible }
      return visible * CGFloat((scale.domain.upperBound - scale.domain.lowerBound) / part.length)
    }
    return CGSize(width: length(frame.width, plan.x, x), height: length(frame.height, plan.y, y))
  }

  /// Returns the offset at which the visible part is, in points.
  private func start(
    _ frame: CGSize, _ plan: ChartPlan, _ x: ChartWindow.Part?, _ y: ChartWindow.Part?
  ) -> CGPoint {
    var point = CGPoint.zero
    if let x { point.x = frame.width * CGFloat((x.start - plan.x.domain.lowerBound) / x.length) }
    if let y {
      // The lowest values are at the end of the content.
      point.y = frame.height * CGFloat((plan.y.domain.upperBound - y.start - y.length) / y.length)
    }
    return point
  }

  private func moved(
    to offset: CGPoint, _ frame: CGSize, _ plan: ChartPlan, _ x: ChartWindow.Part?, _ y: ChartWindow.Part?
  ) {
    if let x, frame.width > 0 {
      let start = plan.x.domain.lowerBound + Double(offset.x / frame.width) * x.length
      let binding = model.configuration.x.scrollPosition
      binding?.set(plan.x.scrollDatum(start))
      positionX = (start, binding?.get())
    }
    if let y, frame.height > 0 {
      let start = plan.y.domain.upperBound - y.length - Double(offset.y / frame.height) * y.length
      let binding = model.configuration.y.scrollPosition
      binding?.set(plan.y.scrollDatum(start))
      positionY = (start, binding?.get())
    }
  }
}

extension PositionScale {
  /// Returns a value as a number of the domain; of a category, its index.
  fileprivate func scrollValue(_ datum: Datum) -> Double? {
    if isCategory { return index(of: datum).map(Double.init) }
    return datum.magnitude
  }

  fileprivate func scrollDatum(_ value: Double) -> Datum? {
    guard isCategory else { return isDate ? .date(value) : .number(value) }
    let index = min(max(0, Int(value.rounded())), categories.count - 1)
    return categories.isEmpty ? nil : categories[index]
  }
}

/// A transparent scroll view over the plot area, whose offset moves the chart.
private struct ScrollCatcher: View {
  let axes: Axis.Set
  let size: CGSize
  let start: CGPoint
  /// The positions at which the chart comes to rest; nil for any.
  let targets: ScrollTargetAdapter?
  let moved: @MainActor (CGPoint) -> Void
  @State private var position = ScrollPosition()
  /// Whether the scroll view has been asked for its first position.
  @State private var hasPosition = false
  @State private var reported = ReportedOffset()

  var body: some View {
    ScrollView(axes, showsIndicators: false) {
      Color.clear.frame(width: size.width, height: size.height).contentShape(Rectangle())
    }
    .scrollPosition($position)
    .resting(at: targets)
    .onScrollGeometryChange(for: CGPoint.self, of: { $0.contentOffset }) { old, new in
      guard hasPosition && old != new else { return }
      reported.offset = new
      moved(new)
    }
    .onAppear {
      position.scrollTo(point: start)
      hasPosition = true
    }
    .onChange(of: start) { _, start in
      // The chart follows the scroll view, which is still moving.
      if let offset = reported.offset, abs(offset.x - start.x) + abs(offset.y - start.y) < 0.5 { return }
      position.scrollTo(point: start)
    }
  }
}

/// The offset that a scroll view has reported last.
@MainActor
private final class ReportedOffset {
  var offset: CGPoint?
  nonisolated init() {}
}

extension View {
  @ViewBuilder fileprivate func resting(at targets: ScrollTargetAdapter?) -> some View {
    if let targets { scrollTargetBehavior(targets) } else { self }
  }
}
