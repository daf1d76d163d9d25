/// A layout of the house that says more of itself than custom layouts can: its own priority, and which guides it sets.
package protocol ModifierLayout: Layout where Cache == Void {
  /// The priority that the container around it sees.
  func priority(of subviews: LayoutSubviews) -> Double
  /// The guides that it perhaps sets, beside those of its subviews.
  var ownGuides: GuideSet { get }
}

extension ModifierLayout {
  /// The subviews' priorities are hidden, as a frame hides its content's.
  package func priority(of subviews: LayoutSubviews) -> Double { 0 }
  package var ownGuides: GuideSet { .none }
}

extension Layout {
  /// The priority that the container around it sees: that of a stack's only subview passes through, and a program's own
  /// layout hides it.
  ///
  /// Source: observed, `Fixtures/Layout` TS-K1-60: a spacer in a layout shares a column evenly.
  package func containerPriority(of subviews: LayoutSubviews) -> Double {
    if let any = self as? AnyLayout { return any.base.containerPriority(of: subviews) }
    if let modifier = self as? any ModifierLayout { return modifier.priority(of: subviews) }
    return self is any StackedLayout && subviews.count == 1 ? subviews[0].priority : 0
  }

  /// The guides that it perhaps sets, or its subviews do.
  package func containerGuides(of subviews: LayoutSubviews) -> GuideSet {
    if let any = self as? AnyLayout { return any.base.containerGuides(of: subviews) }
    let own: GuideSet =
      switch self {
      case let modifier as any ModifierLayout: modifier.ownGuides
      case is any StackedLayout: .none
      default: .any
      }
    return subviews.reduce(own) { $0.union($1.item.guides) }
  }
}

/// A stack of the house: it sets no guide of its own.
package protocol StackedLayout: Layout {}
