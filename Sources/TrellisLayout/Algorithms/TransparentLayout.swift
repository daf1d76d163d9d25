package import Foundation

/// A modifier's layout that passes on all properties of its first (usually only) subview, except those that it overrides.
///
/// These properties include the subview's size, its position, and all other properties that the surrounding container reads.
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

/// A transparent layout with more than one subview, or with the first one moved, that keeps the first subview's guides.
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

/// The layout of `layoutPriority(_:)`: gives its subview another priority.
package struct PriorityLayout: TransparentLayout, Hashable {
  private let value: Double

  /// Creates a layout; NaN counts as 0.
  package init(_ value: Double) {
    self.value = value.isNaN ? 0 : value
  }

  package func priority(of subviews: LayoutSubviews) -> Double { value }
}

/// The layout of `offset(_:)`: moves its subview without affecting other views; the subview's guides don't move.
package struct OffsetLayout: GuideKeepingLayout, Hashable {
  private let offset: CGSize

  /// Creates a layout that moves its subview by an offset, in points, toward the trailing side and down; both must be finite.
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

/// The layout of `alignmentGuide(_:computeValue:)`: its subview with one guide at a computed position.
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

/// The layout of a control, which isn't text: the default distance above and below, whatever its content prefers there.
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
