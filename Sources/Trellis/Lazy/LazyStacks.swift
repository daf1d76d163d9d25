public import Foundation
public import TrellisLayout

/// Views in a column that are built when they become visible.
///
/// Use it in a `ScrollView`. Only the visible views are built, appear, are laid out and drawn. A view that is scrolled out of
/// sight disappears at once. Its state is kept for a while, in case the view is scrolled back. The state is discarded after the
/// ``LazyVStack`` has shown other views more than eight times. Keep lasting state in a model. Outside a scroll view, the views
/// within the window count as visible.
///
/// The stack has the proposed width, or that of its first view if none is proposed. Each view is proposed that width and no
/// height, for any proposal to the stack. The height of views that aren't built is estimated as the mean of the built ones, and
/// is exact if all have the same height. If an estimate before the visible part turns out wrong, the scroll view adjusts its
/// offset, so that visible views don't move.
///
/// The rows of a `ForEach` aren't built for counting if their type determines their number of views, or limits it to a few. A row
/// with an `if`, or an `AnyView`, counts as a single view until it is built. A row that is a `Section`, or contains a `ForEach`,
/// is counted by its value. For this its closure is called, and the row is built if the value doesn't determine the count.
///
/// Source: documented, developer.apple.com/documentation/swiftui/lazyvstack and, for the sizes, the estimates and the lifetime of
/// state, developer.apple.com/videos/play/wwdc2026/321; recorded, LC-S2. Ours: the number of changes after which state is
/// discarded (documented there as a number of updates), and the visible views outside a scroll view.
public nonisolated struct LazyVStack<Content: View>: View {
  /// The view has no body.
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a column; `spacing` is in points, and nil is the views' preferred spacing: 8, and 0 between texts.
  ///
  /// Pinned headers and footers stay visible while their section is.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

/// Views in a row that are built when they become visible.
///
/// Use it in a `ScrollView(.horizontal)`. It is a horizontal ``LazyVStack``: it has the proposed height, or that of its first
/// view if none is proposed. Higher views are clipped only by the views around the stack.
///
/// Source: documented, developer.apple.com/documentation/swiftui/lazyhstack and
/// developer.apple.com/videos/play/wwdc2026/321.
public nonisolated struct LazyHStack<Content: View>: View {
  /// The view has no body.
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a row; `spacing` is in points, and nil is the views' preferred spacing: 8.
  ///
  /// Pinned headers and footers stay visible while their section is.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

/// The views of sections that stay visible while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers, at the start of the visible range.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers, at the end of the visible range.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
