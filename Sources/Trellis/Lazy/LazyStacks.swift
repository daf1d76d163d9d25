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
/// The rows of a `ForEach` aren't built to be counted where each stands for the same number of views by its type. Where a
/// row is an `if` or an `AnyView`, all rows are built; put it into a stack of its own to avoid that.
///
/// Source: documented, developer.apple.com/documentation/swiftui/lazyvstack and, for the sizes, the estimates and what
/// becomes of state, developer.apple.com/videos/play/wwdc2026/321; recorded, LC-S2. After how many changes state is given
/// up is ours (there it is said to be a number of updates), as is what is there outside of a scroll view.
public nonisolated struct LazyVStack<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column; `spacing` is in points, and nil is what the views prefer: 8, and 0 between texts.
  ///
  /// Headers and footers of sections scroll with their sections: SwiftUI's `pinnedViews` isn't there.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
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
  let content: Content

  /// Creates a row; `spacing` is in points, and nil is what the views prefer: 8.
  ///
  /// Headers and footers of sections scroll with their sections: SwiftUI's `pinnedViews` isn't there.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}
