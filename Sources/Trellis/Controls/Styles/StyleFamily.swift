/// A kind of control whose looks are the affair of styles: what a protocol with `makeBody` is for.
///
/// ```swift
/// enum Toggles: StyleFamily {
///   typealias Configuration = ToggleStyleConfiguration
///   static var automatic: AppliedToggleStyle<DefaultToggleStyle> { .init(style: .init()) }
/// }
/// ```
/// The control's body is a ``StyledControl`` with what a style is told; a modifier of the family's sets a style for those inside. It is
/// resolved where the control stands: its dynamic properties are those of each control.
package protocol StyleFamily {
  /// What a style is told of a control.
  associatedtype Configuration
  /// The style where none is set.
  associatedtype Automatic: AppliedStyle where Automatic.Family == Self
  /// The style where none is set.
  static var automatic: Automatic { get }
}

/// A style of a family, and what it makes of a control.
package protocol AppliedStyle {
  associatedtype Family: StyleFamily
  associatedtype Style
  associatedtype Made: View
  var style: Style { get }
  /// Calls the style's `makeBody`.
  @MainActor static func makeBody(_ style: Style, _ configuration: Family.Configuration) -> Made
}

/// What the style around makes of a control.
package nonisolated struct StyledControl<Family: StyleFamily>: View {
  package typealias Body = Never

  let configuration: Family.Configuration

  package init(_ family: Family.Type, _ configuration: Family.Configuration) {
    self.configuration = configuration
  }
}

/// A view of a configuration: it stands for what the control was given under a name.
///
/// It is built where the style puts it, so that what the style says of it reaches it; it may stand in several places.
package nonisolated struct StyleSlot<Name>: View {
  package typealias Body = Never

  package init() {}
}

nonisolated struct StyleModifier<Applied: AppliedStyle>: ViewModifier {
  typealias Body = Never
  let applied: Applied
}

nonisolated struct SlotModifier<Name, Content: View>: ViewModifier {
  typealias Body = Never
  let content: Content
}

/// A style where nobody around has set one.
nonisolated struct StyleUnlessSetModifier<Applied: AppliedStyle>: ViewModifier {
  typealias Body = Never
  let applied: Applied
}

extension View {
  /// Has a style make the controls of its family in the view, unless a style around has been set for them.
  package nonisolated func controlStyleUnlessSet<Applied: AppliedStyle>(_ applied: Applied) -> some View {
    modifier(StyleUnlessSetModifier(applied: applied))
  }

  /// Has a style make the controls of its family in the view; of several the innermost counts.
  package nonisolated func controlStyle<Applied: AppliedStyle>(_ applied: Applied) -> some View {
    modifier(StyleModifier(applied: applied))
  }

  /// Says which view stands for a name in the style's view of a control.
  package nonisolated func styleSlot<Name, Content: View>(_ name: Name.Type, _ content: Content) -> some View
  {
    modifier(SlotModifier<Name, Content>(content: content))
  }
}
