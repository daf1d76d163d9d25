import Foundation
import Trellis

/// The selection of values by dragging over a chart.
struct ChartSelecting: ViewModifier {
  let plan: ChartPlan

  func body(content: Content) -> some View {
    let configuration = plan.configuration
    if configuration.selects {
      content.contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { select(from: $0.startLocation, to: $0.location) }
            .onEnded { _ in end() })
    } else if let gesture = configuration.gesture {
      content.anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
        .overlayPreferenceValue(PlotFrameKey.self) { anchor in
          Color.clear.contentShape(Rectangle()).gesture(gesture(ChartProxy(plan: plan, anchor: anchor)))
        }
    } else {
      content
    }
  }

  private func select(from start: CGPoint, to end: CGPoint) {
    let proxy = ChartProxy(plan: plan, anchor: nil)
    let isTap = start == end
    let (start, end) = (clamped(start), clamped(end))
    proxy.selectXValue(at: end.x)
    proxy.selectYValue(at: end.y)
    if isTap {
      plan.configuration.x.rangeSelection?.set(nil)
      plan.configuration.y.rangeSelection?.set(nil)
    } else {
      proxy.selectXRange(from: start.x, to: end.x)
      proxy.selectYRange(from: start.y, to: end.y)
    }
    if plan.model.isPolar { proxy.selectAngleValue(at: proxy.angle(at: end)) }
  }

  /// Returns the point of the plot area that is nearest to a point.
  private func clamped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(point.x, 0), plan.size.width), y: min(max(point.y, 0), plan.size.height))
  }

  private func end() {
    plan.configuration.x.selection?.set(nil)
    plan.configuration.y.selection?.set(nil)
    plan.configuration.angleSelection?.set(nil)
  }
}

extension ChartConfiguration {
  fileprivate var selects: Bool {
    x.selection != nil || y.selection != nil || x.rangeSelection != nil || y.rangeSelection != nil
      || angleSelection != nil
  }
}
