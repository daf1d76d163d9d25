public import Foundation
public import Trellis

/// The positions at which a chart comes to rest after scrolling.
///
/// Here, charts come to rest anywhere: a behaviour is accepted and not called.
///
/// Source: documented, developer.apple.com/documentation/charts/chartscrolltargetbehavior.
@MainActor @preconcurrency
public protocol ChartScrollTargetBehavior {
  /// Changes the position at which scrolling is about to end.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

/// The chart that scrolls.
public struct ChartScrollTargetBehaviorContext {
  /// The conversions between values and positions.
  public let chartProxy: ChartProxy
}

/// The distances of a behaviour's major values.
public nonisolated struct MajorValueAlignment<Value: Plottable> {
  /// At the ends of pages.
  public static var page: MajorValueAlignment<Value> { MajorValueAlignment() }
  /// At the multiples of a value.
  public static func unit(_ value: Value) -> MajorValueAlignment<Value> { MajorValueAlignment() }
}

extension MajorValueAlignment where Value == Date {
  /// At dates with components.
  public nonisolated static func matching(_ components: DateComponents) -> MajorValueAlignment<Date> {
    MajorValueAlignment()
  }
}

/// The limit of the distance of a scroll.
public nonisolated struct ValueAlignedLimitBehavior: Sendable {
  /// The platform's limit.
  public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
  /// A single major value at a time.
  public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
  /// No limit.
  public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
}

/// A behaviour that ends scrolling at values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Creates a behaviour that ends at dates with components.
  public nonisolated init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
  /// Creates a behaviour that ends at multiples of a value.
  public nonisolated init<T: Plottable>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
  /// Leaves the target as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Ends at dates with components.
  public nonisolated static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }
  /// Ends at multiples of a value.
  public nonisolated static func valueAligned<P: Plottable>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }
}

extension View {
  /// Sets where charts come to rest after scrolling; here, they come to rest anywhere.
  public nonisolated func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chart { $0.scrollTargets = behavior }
  }
}
