import Foundation
public import Trellis

/// The appearance of forms.
public protocol FormStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration

  /// Returns the view for a form.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form for its style.
public nonisolated struct FormStyleConfiguration {
  /// The content of the form, of any type.
  public nonisolated struct Content: View {
    /// The views of the content.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The content of the form.
  public let content = Content()
}

/// The family of form styles.
package enum Forms: StyleFamily {
  package typealias Configuration = FormStyleConfiguration
  package static var automatic: AppliedFormStyle<AutomaticFormStyle> { .init(style: .init()) }
}

package nonisolated struct AppliedFormStyle<Style: FormStyle>: AppliedStyle {
  package typealias Family = Forms
  package let style: Style

  @MainActor package static func makeBody(_ style: Style, _ configuration: FormStyleConfiguration)
    -> Style.Body
  { style.makeBody(configuration: configuration) }
}

/// The default style: columns on a desktop, groups on a phone.
public nonisolated struct AutomaticFormStyle: FormStyle {
  @Environment(\.controlTheme) private var theme

  /// Creates the style.
  public init() {}

  /// Returns the form in columns or in groups.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if theme.styles.spreadsTitles {
      GroupedForm(content: configuration.content)
    } else {
      ColumnsForm(content: configuration.content)
    }
  }
}

/// A style with scrolling groups of rows; titles are at the leading edge, and controls at the trailing edge.
public nonisolated struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// Returns the form in groups.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// A style with a column of trailing-aligned titles, followed by a column of controls.
public nonisolated struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// Returns the form in columns.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ColumnsForm(content: configuration.content)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style: columns on a desktop, groups on a phone.
  public static nonisolated var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A style with groups of rows.
  public static nonisolated var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A style with titles and controls in two columns.
  public static nonisolated var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style of the forms in the view.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(AppliedFormStyle(style: style))
  }
}
