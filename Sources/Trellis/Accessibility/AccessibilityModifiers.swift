package import TrellisDisplayList

/// A modifier that changes the accessibility elements of a view.
nonisolated struct AccessibilityModifier: Equatable, Sendable {
  enum Statement: Equatable {
    case label(Text)
    case value(Text)
    case numericValue(AccessibilityNode.NumericValue?)
    case labelIsValue
    case isTitle
    case namedByTitle
    case hint(Text)
    case isActionSource
    case takesActions
    case takesChildren
    case detail(id: String?, label: Text, value: Text?, isImportant: Bool)
    case pair(AccessibilityNode.Pair)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case role(AccessibilityNode.Role)
    case heading(AccessibilityHeadingLevel)
    case sortPriority(Double)
    case hidden(Bool)
    case element(AccessibilityChildBehavior)
  }

  let statement: Statement
  /// Whether the statement applies; false changes nothing.
  var isEnabled = true
}

// A modifier applies to all elements of a view. A view without elements, such as a shape, becomes an element. Of two modifiers
// for the same property, the outer one applies.
extension View {
  nonisolated func accessibility(_ statement: AccessibilityModifier.Statement, isEnabled: Bool = true)
    -> some View
  {
    ModifiedContent(
      content: self, modifier: AccessibilityModifier(statement: statement, isEnabled: isEnabled))
  }

  /// Sets the value of the view as a number, besides the text of its value; nil sets none.
  package nonisolated func accessibilityNumericValue(_ value: AccessibilityNode.NumericValue?) -> some View {
    accessibility(.numericValue(value))
  }

  /// Adds traits to those that the view has.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(.addTraits(traits))
  }

  /// Removes traits from the view.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(.removeTraits(traits))
  }

  /// Uses the view's value as its label, as for the option of a pop-up button.
  package nonisolated func accessibilityLabelIsValue() -> some View { accessibility(.labelIsValue) }

  /// Marks the view as the title of the controls beside it; see `accessibilityNamedByTitle()`.
  package nonisolated func accessibilityTitle() -> some View { accessibility(.isTitle) }

  /// Names the controls that have no label of their own by the titles beside them.
  package nonisolated func accessibilityNamedByTitle() -> some View { accessibility(.namedByTitle) }

  /// Sets the kind of control that the view is.
  package nonisolated func accessibilityRole(_ role: AccessibilityNode.Role) -> some View {
    accessibility(.role(role))
  }

  /// Sets the level of the view among headings; the trait `isHeader` makes it a heading.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibility(.heading(level))
  }

  /// Sets the order in which the view is read among those in its container: higher numbers first, with 0 by default.
  ///
  /// NaN counts as 0. Views with the same number are read in the order in which they are drawn.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibility(.sortPriority(sortPriority))
  }

  /// Makes the view a single accessibility element.
  ///
  /// Changes by modifiers inside are lost, except those that the behavior keeps. Modifiers around apply to the new element.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility(.element(children))
  }
}
