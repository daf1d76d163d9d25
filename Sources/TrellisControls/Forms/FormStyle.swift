import Foundation
public import Trellis

/// How forms look.
///
/// Source: documented, developer.apple.com/documentation/swiftui/formstyle.
public nonisolated protocol FormStyle {
  /// The view that a form becomes.
  associatedtype Body: View
  /// What is known of the form.
  typealias Configuration = FormStyleConfiguration

  /// Makes the view that a form becomes.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a form.
///
/// Source: documented, developer.apple.com/documentation/swiftui/formstyleconfiguration.
public nonisolated struct FormStyleConfiguration {
  /// What is in the form, whatever views that is of.
  public nonisolated struct Content: View {
    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// What is in the form.
  public let content = Content()
}

/// The styles of forms.
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

/// Columns on a desktop, groups on a phone.
///
/// Source: documented, developer.apple.com/documentation/swiftui/automaticformstyle.
public nonisolated struct AutomaticFormStyle: FormStyle {
  @Environment(\.look) private var look

  /// Creates the style.
  public init() {}

  /// The form.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if look.styles.spreadsTitles {
      GroupedForm(content: configuration.content)
    } else {
      ColumnsForm(content: configuration.content)
    }
  }
}

/// Rows in groups, which scroll; titles stand at the leading edge and controls at the trailing one.
///
/// Source: documented, developer.apple.com/documentation/swiftui/groupedformstyle.
public nonisolated struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// The form.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// Titles in a column at the left, each at the trailing edge of that, controls in one at the right.
///
/// Source: documented, developer.apple.com/documentation/swiftui/columnsformstyle.
public nonisolated struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// The form.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ColumnsForm(content: configuration.content)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// What suits the place.
  public static nonisolated var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static nonisolated var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Titles and controls in two columns.
  public static nonisolated var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Has the forms in the view look as a style says.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/formstyle(_:).
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(AppliedFormStyle(style: style))
  }
}
