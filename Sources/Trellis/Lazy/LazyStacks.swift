public import Foundation
public import TrellisLayout

/// Views in a column that are built when they come into view.
///
/// Put it into a `ScrollView`. Of its views those are there that lie in what is seen of the scroll view: they are built,
/// appear, are laid out and drawn. A view that is scrolled away disappears at once; its state is kept for a while, so that
/// it is found again when it is scrolled back soon, and is then given up (after ``LazyVStack`` has shown other views eight
/// times). Keep what has to last in a model. Outside of a scroll view, the views are there that lie in the window.
///
/// It is as wide as what is proposed, or as its first view where nothing is. Each view is proposed that width and no
/// height, whatever is proposed to the stack. The height of views that weren't built is an estimate: the mean of those
/// that were, and where all are equally high it is exact. When an estimate before what is seen turns out wrong, the scroll
/// view is scrolled by as much, so that nothing that is seen moves.
///
/// The rows of a `ForEach` aren't built to be counted where each stands for the same number of views by its type, or for a few:
/// a row with an `if`, or an `AnyView`, counts as one until it is built. Where a row is a `Section` or has a `ForEach` in it, it is counted
/// by its value: its closure is called, and it is built where that doesn't say how many views it is.
///
/// Source: documented, developer.apple.com/documentation/swiftui/lazyvstack and, for the sizes, the estimates and what
/// becomes of state, developer.apple.com/videos/play/wwdc2026/321; recorded, LC-S2. After how many changes state is given
/// up is ours (there it is said to be a number of updates), as is what is there outside of a scroll view.
public nonisolated struct LazyVStack<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a column; `spacing` is in points, and nil is what the views prefer: 8, and 0 between texts.
  ///
  /// Those views of sections that are pinned stay in sight as long as something of their section is seen.
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

/// Views in a row that are built when they come into view.
///
/// Put it into a `ScrollView(.horizontal)`. It is a ``LazyVStack`` on its side: it is as high as what is proposed, or as its
/// first view where nothing is, and views that are higher than that are cut off only by what is around the stack.
///
/// Source: documented, developer.apple.com/documentation/swiftui/lazyhstack and
/// developer.apple.com/videos/play/wwdc2026/321.
public nonisolated struct LazyHStack<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a row; `spacing` is in points, and nil is what the views prefer: 8.
  ///
  /// Those views of sections that are pinned stay in sight as long as something of their section is seen.
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

/// Views of sections that stay in sight as long as something of their sections is seen.
///
/// Source: documented, developer.apple.com/documentation/swiftui/pinnedscrollableviews.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers, at the start of what is seen.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers, at its end.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
