public import Foundation

// The names of SwiftUI's first version, which later ones deprecate and keep.

extension View {
  /// Sets the label; deprecated in SwiftUI in favour of `accessibilityLabel(_:)`.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the value; deprecated in SwiftUI in favour of `accessibilityValue(_:)`.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets the hint; deprecated in SwiftUI in favour of `accessibilityHint(_:)`.
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Sets whether the view is hidden; deprecated in SwiftUI in favour of `accessibilityHidden(_:)`.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Sets the identifier; deprecated in SwiftUI in favour of `accessibilityIdentifier(_:)`.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Sets the names by which a user may speak of the view; has no effect here, because nothing on Linux listens to names of views.
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }

  /// Sets the point that an activation presses; has no effect here, because a screen reader on Linux performs the action.
  public nonisolated func accessibility(activationPoint: CGPoint) -> some View { self }

  /// Sets the point that an activation presses; has no effect here, because a screen reader on Linux performs the action.
  public nonisolated func accessibility(activationPoint: UnitPoint) -> some View { self }

  /// Sets the identity of an option in a picker; deprecated in SwiftUI in favour of `tag(_:)`.
  public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> some View {
    tag(selectionIdentifier)
  }

  /// Adds traits; deprecated in SwiftUI in favour of `accessibilityAddTraits(_:)`.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes traits; deprecated in SwiftUI in favour of `accessibilityRemoveTraits(_:)`.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the order; deprecated in SwiftUI in favour of `accessibilitySortPriority(_:)`.
  public nonisolated func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}
