/// A kind of control whose appearance is determined by styles, as defined by a protocol with `makeBody`.
///
/// ```swift
/// enum Toggles: StyleFamily {
///   typealias Configuration = ToggleStyleConfiguration
///   static var automatic: AppliedToggleStyle<DefaultToggleStyle> { .init(style: .init()) }
/// }
/// ```
/// The control's body is a ``StyledControl`` with the style's configuration. A modifier of the family sets a style for the
/// controls inside. The style is resolved at each control, so its dynamic properties are separate for each control.
package protocol StyleFamily {
  /// The properties of a control that a style receives.
  associatedtype Configuration
  /// The type of the default style.
  associatedtype Automatic: AppliedStyle where Automatic.Family == Self
  /// The default style.
  static var automatic: Automatic { get }
}

/// A style of a family, with its function that builds a control.
package protocol AppliedStyle {
  associatedtype Family: StyleFamily
  associatedtype Style
  associatedtype Made: View
  var style: Style { get }
  /// Calls the style's `makeBody`.
  @MainActor static func makeBody(_ style: Style, _ configuration: Family.Configuration) -> Made
}

/// A control in the current style of its family.
package nonisolated struct StyledControl<Family: StyleFamily>: View {
  package typealias Body = Never

  let configuration: Family.Configuration

  package init(_ family: Family.Type, _ configuration: Family.Configuration) {
    self.configuration = configuration
  }
}

/// A view of a configuration, which shows the content that the control was given under a name.
///
/// The content is built where the style places the slot, so that the style's modifiers apply to it. A slot may be placed several
/// times.
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

/// A modifier that sets a style if no view around has set one.
nonisolated struct StyleUnlessSetModifier<Applied: AppliedStyle>: ViewModifier {
  typealias Body = Never
  let applied: Applied
}

extension View {
  /// Sets the style of the family's controls in the view, unless a view around has set one.
  package nonisolated func controlStyleUnlessSet<Applied: AppliedStyle>(_ applied: Applied) -> some View {
    modifier(StyleUnlessSetModifier(applied: applied))
  }

  /// Sets the style of the family's controls in the view; the innermost style is used.
  package nonisolated func controlStyle<Applied: AppliedStyle>(_ applied: Applied) -> some View {
    modifier(StyleModifier(applied: applied))
  }

  /// Sets the content of a slot in the style's view of a control.
  package nonisolated func styleSlot<Name, Content: View>(_ name: Name.Type, _ content: Content) -> some View
  {
    modifier(SlotModifier<Name, Content>(content: content))
  }
}
