public import Trellis

/// A behaviour that determines where a chart comes to rest after scrolling.
///
/// Source: documented, developer.apple.com/documentation/charts/chartscrolltargetbehavior.
@MainActor @preconcurrency
public protocol ChartScrollTargetBehavior {
  /// Changes the position at which scrolling is about to end.
  ///
  /// The target is a rectangle of the chart's whole plot area, including the invisible part, as are the positions of the context's proxy.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

/// The chart that scrolls, and the state of its scroll view.
@dynamicMemberLookup
@MainActor
public struct ChartScrollTargetBehaviorContext {
  /// The conversions between values and positions in the whole plot area, including the invisible part.
  public let chartProxy: ChartProxy
  let scroll: ScrollTargetBehaviorContext

  /// The state of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
    scroll[keyPath: keyPath]
  }
}

extension View {
  /// Sets where charts come to rest after scrolling; without a behaviour, they come to rest anywhere.
  public nonisolated func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chart { $0.scrollTargets = behavior }
  }
}

/// The behaviour of a chart as one of its scroll view.
struct ScrollTargetAdapter: ScrollTargetBehavior {
  let behavior: any ChartScrollTargetBehavior
  /// The plan for the whole plot area, including the invisible part.
  let plan: ChartPlan

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    behavior.updateTarget(
      &target,
      context: ChartScrollTargetBehaviorContext(
        chartProxy: ChartProxy(plan: plan, anchor: nil), scroll: context))
  }
}
