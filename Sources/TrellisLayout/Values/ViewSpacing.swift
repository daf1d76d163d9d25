public import Foundation

/// A view's preferred distances to adjacent views, for each side.
///
/// `LayoutSubview.spacing` is that of a subview, and a container returns its own from `Layout.spacing(subviews:cache:)`. A side
/// prefers the default distance (8 points), a distance of its own, or one that suits the lines of a text. A spacer's distance
/// is 0 along its stack.
///
/// Source: documented, developer.apple.com/documentation/swiftui/viewspacing; rule 3 of the layout facts in `Fixtures/Layout`,
/// recorded from SwiftUI.
public struct ViewSpacing: Hashable, Sendable {
  /// The preference of one side.
  package enum Preference: Hashable, Sendable {
    /// No preference yet; any other preference replaces it.
    case unset
    /// The default distance to everything, unless the other side has a distance of its own.
    case standard
    /// A distance in points, which the other side may increase.
    case distance(CGFloat)
    /// The distance to another text, and the distance to anything else, in points.
    case text(toText: CGFloat, toOther: CGFloat)
  }

  private var top: Preference
  private var leading: Preference
  private var bottom: Preference
  private var trailing: Preference

  /// The distance between views without a preference, in points.
  ///
  /// Source: observed, K3 and TX-S1b in `Fixtures/Layout`.
  static let standardDistance: CGFloat = 8

  private init(all preference: Preference) {
    (top, leading, bottom, trailing) = (preference, preference, preference, preference)
  }

  /// Creates a spacing without preferences, into which others can be merged; by itself it counts as the default.
  public init() {
    self.init(all: .unset)
  }

  /// No distance on any side.
  public static let zero = ViewSpacing(all: .distance(0))

  /// The spacing of a view without a preference of its own.
  package static let standard = ViewSpacing(all: .standard)

  package subscript(edge: Edge) -> Preference {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Returns the preferred distance from this view to the next one along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let mine = axis == .horizontal ? trailing : bottom
    let others = axis == .horizontal ? next.leading : next.top
    switch (mine, others) {
    case (.distance(let one), .distance(let two)): return max(one, two)
    case (.distance(let one), _): return one
    case (_, .distance(let two)): return two
    case (.text(let one, _), .text(let two, _)): return max(one, two)
    case (.text(_, let one), _): return one
    case (_, .text(_, let two)): return two
    default: return Self.standardDistance
    }
  }

  /// Merges another view's preferences on some sides into these; the larger distance counts.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = top.union(other.top) }
    if edges.contains(.leading) { leading = leading.union(other.leading) }
    if edges.contains(.bottom) { bottom = bottom.union(other.bottom) }
    if edges.contains(.trailing) { trailing = trailing.union(other.trailing) }
  }

  /// Returns these preferences merged with another view's on some sides; the larger distance counts.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}

extension ViewSpacing.Preference {
  /// Returns the combined preference of two views at the same side; a spacer's 0 counts only if no other view is there.
  fileprivate func union(_ other: ViewSpacing.Preference) -> ViewSpacing.Preference {
    switch (self, other) {
    case (.unset, _): other
    case (_, .unset): self
    case (.text(let one, let first), .text(let two, let second)):
      .text(toText: max(one, two), toOther: max(first, second))
    case (.distance(let one), .distance(let two)): .distance(max(one, two))
    case (.text, _): self
    case (_, .text): other
    case (.distance(let one), .standard), (.standard, .distance(let one)):
      one > ViewSpacing.standardDistance ? .distance(one) : .standard
    case (.standard, .standard): .standard
    }
  }
}
