package import Foundation

/// A modifier's layout that leaves its first subview, mostly the only one, as it is, unless it says otherwise: its size,
/// its place, and all that the container around it sees of it.
package protocol TransparentLayout: ModifierLayout {}

extension TransparentLayout {
  package func priority(of subviews: LayoutSubviews) -> Double { subviews[0].priority }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void)
    -> CGSize
  {
    subviews[0].sizeThatFits(proposal)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

/// The same for a layout with more in it than that subview, or with it elsewhere: what the subview's guides say stays.
package protocol GuideKeepingLayout: TransparentLayout {}

extension GuideKeepingLayout {
  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGFloat? {
    subviews[0].explicitAlignment(guide.key, at: proposal)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGFloat? {
    subviews[0].explicitAlignment(guide.key, at: proposal)
  }
}

/// `layoutPriority(_:)`: the subview with another priority.
package struct PriorityLayout: TransparentLayout, Hashable {
  private let value: Double

  /// Creates a layout; NaN counts as 0.
  package init(_ value: Double) {
    self.value = value.isNaN ? 0 : value
  }

  package func priority(of subviews: LayoutSubviews) -> Double { value }
}

/// `offset(_:)`: the subview elsewhere, where nobody else notices: guides that it sets stay where they were.
package struct OffsetLayout: GuideKeepingLayout, Hashable {
  private let offset: CGSize

  /// Creates a layout that moves its subview so many points to the trailing side and down; both are finite.
  package init(_ offset: CGSize) {
    self.offset = offset
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX + offset.width, y: bounds.minY + offset.height), proposal: proposal
    )
  }
}

/// `alignmentGuide(_:computeValue:)`: the subview with a guide where a closure says.
package struct AlignmentGuideLayout: TransparentLayout {
  private let key: AlignmentKey
  private let position: (ViewDimensions) -> CGFloat

  /// Creates a layout that sets a horizontal guide.
  package init(_ guide: HorizontalAlignment, position: @escaping (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.position = position
  }

  /// Creates a layout that sets a vertical guide.
  package init(_ guide: VerticalAlignment, position: @escaping (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.position = position
  }

  package var ownGuides: GuideSet { .only([key]) }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGFloat? {
    value(guide.key, proposal, subviews)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGFloat? {
    value(guide.key, proposal, subviews)
  }

  private func value(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
    -> CGFloat?
  {
    key == self.key
      ? position(subviews[0].dimensions(in: proposal))
      : subviews[0].explicitAlignment(key, at: proposal)
  }
}

/// The subview with the default distance above and below, whatever its own content prefers there: a control, which is no text.
package struct ControlSpacingLayout: TransparentLayout, Hashable {
  /// Creates the layout.
  package init() {}

  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
    var spacing = subviews[0].spacing
    spacing[.top] = .standard
    spacing[.bottom] = .standard
    return spacing
  }
}
