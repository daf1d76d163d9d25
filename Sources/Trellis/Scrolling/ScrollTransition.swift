public import TrellisLayout

/// Where a view is in the part of a scroll view that is seen: on its way in or out, or there.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scrolltransitionphase.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It is about to come, or has gone, at the top or the leading side.
  case topLeading
  /// It is there.
  case identity
  /// It is about to come, or has gone, at the bottom or the trailing side.
  case bottomTrailing

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or the leading side, 0 where it is there, 1 at the bottom or the trailing side.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes from phase to phase as it is scrolled.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scrolltransitionconfiguration.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view has to be seen for it to be there.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scrolltransitionconfiguration/threshold.
  public struct Threshold: Sendable {
    /// How much of the view is seen, 0 to 1; nil is as the middle.
    enum Measure: Equatable { case share(Double), centered }

    let measure: Measure
    /// How many points further in the edge lies.
    var inset = 0.0

    /// All of it.
    public static let visible = Threshold(measure: .share(1))
    /// Any of it.
    public static let hidden = Threshold(measure: .share(0))
    /// Its middle is in the middle of what is seen.
    public static let centered = Threshold(measure: .centered)

    /// So much of it, 0 to 1; what lies outside is moved there, and NaN counts as 0.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(measure: .share(amount.isNaN ? 0 : min(max(amount, 0), 1)))
    }

    /// The same with the edges of what is seen so many points further in; what isn't finite counts as 0.
    public func inset(by distance: Double) -> Threshold {
      var threshold = self
      threshold.inset += distance.isFinite ? distance : 0
      return threshold
    }
  }

  /// What leads from phase to phase.
  enum Way: Equatable { case none, animated(Animation), interactive(UnitCurve) }

  let way: Way
  private(set) var threshold = Threshold.visible

  /// By an animation that begins when a view comes as far as the threshold.
  public static let animated = animated(.default)
  /// In step with how far the view is scrolled.
  public static let interactive = interactive(timingCurve: .easeInOut)
  /// Not at all: the view is always there.
  public static let identity = ScrollTransitionConfiguration(way: .none)

  /// By an animation that begins when a view comes as far as the threshold.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(way: .animated(animation), threshold: .visible(0.5))
  }

  /// In step with how far the view is scrolled, by a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(way: .interactive(timingCurve))
  }

  /// The same by another animation, where it goes by one.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = way else { return self }
    return ScrollTransitionConfiguration(way: .animated(animation), threshold: threshold)
  }

  /// The same with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }
}

nonisolated struct ScrollTransitionModifier<Effects: VisualEffect>: ViewModifier {
  typealias Body = Never

  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effects
}

extension View {
  /// Lets something happen to the view's picture as it comes into, and goes out of, what is seen of the scroll view around it.
  ///
  /// Where no scroll view is around, the view is always there. The axis is nil for the one along which the innermost scroll view
  /// scrolls, the vertical one of two.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scrolltransition(_:axis:transition:); that a view that goes by an
  /// animation is there where half of it is seen, and one that doesn't where all of it is: ours.
  public nonisolated func scrollTransition<Effects: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effects
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// The same with a way of its own at either side.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scrolltransition(topleading:bottomtrailing:axis:transition:).
  public nonisolated func scrollTransition<Effects: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effects
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
  }
}
