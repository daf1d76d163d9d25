public import TrellisLayout

/// The position of a view relative to the visible part of a scroll view: entering or leaving it, or within it.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Entering or leaving at the top or leading side.
  case topLeading
  /// Within the visible part.
  case identity
  /// Entering or leaving at the bottom or trailing side.
  case bottomTrailing

  /// Whether the view is within the visible part.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 at the top or leading side, 0 within, 1 at the bottom or trailing side.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way in which a view changes phase while it is scrolled.
public struct ScrollTransitionConfiguration: Sendable {
  /// The condition for a view to be in the identity phase.
  public struct Threshold: Sendable {
    /// The visible share of the view, from 0 to 1, or the view's middle at the middle of the visible part.
    enum Measure: Equatable { case share(Double), centered }

    let measure: Measure
    /// The distance in points by which the edges of the visible part are moved inward.
    var inset = 0.0

    /// The whole view is visible.
    public static let visible = Threshold(measure: .share(1))
    /// Any part of the view is visible.
    public static let hidden = Threshold(measure: .share(0))
    /// The view's middle is at the middle of the visible part.
    public static let centered = Threshold(measure: .centered)

    /// Returns a threshold for a visible share of the view, clamped to 0 to 1; NaN counts as 0.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(measure: .share(amount.isNaN ? 0 : min(max(amount, 0), 1)))
    }

    /// Returns the threshold with the edges of the visible part moved inward, in points; values that aren't finite count as 0.
    public func inset(by distance: Double) -> Threshold {
      var threshold = self
      threshold.inset += distance.isFinite ? distance : 0
      return threshold
    }
  }

  /// The change from phase to phase.
  enum Way: Equatable { case none, animated(Animation), interactive(UnitCurve) }

  let way: Way
  private(set) var threshold = Threshold.visible

  /// An animation that starts when a view reaches the threshold.
  public static let animated = animated(.default)
  /// A change that follows the scrolled distance.
  public static let interactive = interactive(timingCurve: .easeInOut)
  /// No change: the view is always in the identity phase.
  public static let identity = ScrollTransitionConfiguration(way: .none)

  /// Returns a configuration with an animation that starts when a view reaches the threshold.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(way: .animated(animation), threshold: .visible(0.5))
  }

  /// Returns a configuration that follows the scrolled distance, with a timing curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(way: .interactive(timingCurve))
  }

  /// Returns the configuration with another animation, if phases are animated.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = way else { return self }
    return ScrollTransitionConfiguration(way: .animated(animation), threshold: threshold)
  }

  /// Returns the configuration with another threshold.
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
  /// Applies effects to the view as it enters and leaves the visible part of the surrounding scroll view.
  ///
  /// Without a surrounding scroll view, the view is always in the identity phase. A nil axis is the axis of the innermost scroll
  /// view; vertical if that scrolls along both.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scrolltransition(_:axis:transition:); ours: the default
  /// threshold is half of the view with an animation, and all of it otherwise.
  public nonisolated func scrollTransition<Effects: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effects
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies effects to the view as it enters and leaves the visible part, with separate configurations for the two sides.
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
