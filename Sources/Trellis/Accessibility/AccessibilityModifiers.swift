package import TrellisDisplayList

/// A modifier that says something of the accessibility elements that a view stands for.
nonisolated struct AccessibilityModifier: Equatable, Sendable {
  /// What it says.
  enum Statement: Equatable {
    case label(Text)
    case value(Text)
    case labelIsValue
    case isTitle
    case namedByTitle
    case hint(Text)
    case addTraits(AccessibilityTraits)
    case removeTraits(AccessibilityTraits)
    case role(AccessibilityNode.Role)
    case heading(AccessibilityHeadingLevel)
    case sortPriority(Double)
    case hidden(Bool)
    case element(AccessibilityChildBehavior)
  }

  let statement: Statement
}

// Where a view stands for several elements, they all are told; where it stands for none, such as a shape, it becomes
// one. Of two modifiers that say the same thing the outer counts.
extension View {
  private nonisolated func accessibility(_ statement: AccessibilityModifier.Statement) -> some View {
    ModifiedContent(content: self, modifier: AccessibilityModifier(statement: statement))
  }

  /// Sets what is read for the view, in place of what it shows.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:); that each of several
  /// elements has it: inferred.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { accessibility(.label(label)) }

  /// Sets what is read for the view: a text that is written down in the source.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibility(.label(Text(labelKey)))
  }

  /// Sets what is read for the view: a text, as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibility(.label(Text(label)))
  }

  /// Sets what the view is set to, such as a slider's position.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:).
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View {
    accessibility(.value(valueDescription))
  }

  /// Sets what the view is set to: a text that is written down in the source.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibility(.value(Text(valueKey)))
  }

  /// Sets what the view is set to: a text, as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: some StringProtocol) -> some View {
    accessibility(.value(Text(value)))
  }

  /// Sets what happens when the view's action is performed.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilityhint(_:).
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { accessibility(.hint(hint)) }

  /// Sets what happens when the view's action is performed: a text that is written down in the source.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibility(.hint(Text(hintKey)))
  }

  /// Sets what happens when the view's action is performed: a text, as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: some StringProtocol) -> some View {
    accessibility(.hint(Text(hint)))
  }

  /// Hides the view, with all in it, from those who don't see it; false hides nothing.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:).
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { accessibility(.hidden(hidden)) }

  /// Says what the view is, and how it behaves, beside what it is already.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilityaddtraits(_:).
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(.addTraits(traits))
  }

  /// Says what the view isn't.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilityremovetraits(_:).
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(.removeTraits(traits))
  }

  /// Has what is read for the view be what it is set to, as a pop-up button's option is.
  package nonisolated func accessibilityLabelIsValue() -> some View { accessibility(.labelIsValue) }

  /// Marks the view as the title of what is beside it; see `accessibilityNamedByTitle()`.
  package nonisolated func accessibilityTitle() -> some View { accessibility(.isTitle) }

  /// Names the controls that have no label of their own by the titles beside them.
  package nonisolated func accessibilityNamedByTitle() -> some View { accessibility(.namedByTitle) }

  /// Says which kind of control the view is.
  package nonisolated func accessibilityRole(_ role: AccessibilityNode.Role) -> some View {
    accessibility(.role(role))
  }

  /// Sets the rank of the view among headings; that it is one, say with the trait `isHeader`.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilityheading(_:).
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibility(.heading(level))
  }

  /// Sets when the view is read among those in its container: a higher number before a lower one; 0 where none is set.
  ///
  /// NaN counts as 0. Those of the same number are read in the order in which they are drawn.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilitysortpriority(_:).
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibility(.sortPriority(sortPriority))
  }

  /// Makes the view one accessibility element.
  ///
  /// What modifiers inside said of its elements goes with them, but for what the behavior keeps; modifiers around say it of
  /// the new one.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilityelement(children:).
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility(.element(children))
  }
}
