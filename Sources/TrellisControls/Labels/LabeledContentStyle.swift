import Foundation
public import Trellis

/// The arrangement of values and controls with their titles.
public protocol LabeledContentStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The properties of labeled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the view for labeled content.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The properties of labeled content for its style.
public nonisolated struct LabeledContentStyleConfiguration {
  /// The title, of any type.
  public nonisolated struct Label: View {
    /// The views of the title.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The value, of any type.
  public nonisolated struct Content: View {
    /// The views of the value.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The title.
  public let label = Label()
  /// The value or the control.
  public let content = Content()
  /// The title as a text; nil if it is another view.
  package var title: Text?
  /// Whether the value is a control.
  package var isControl = false
}

/// The family of labeled content styles.
package enum LabeledContents: StyleFamily {
  package typealias Configuration = LabeledContentStyleConfiguration
  package static var automatic: AppliedLabeledContentStyle<AutomaticLabeledContentStyle> {
    .init(style: .init())
  }
}

package nonisolated struct AppliedLabeledContentStyle<Style: LabeledContentStyle>: AppliedStyle {
  package typealias Family = LabeledContents
  package let style: Style

  @MainActor package static func makeBody(_ style: Style, _ configuration: LabeledContentStyleConfiguration)
    -> Style.Body
  { style.makeBody(configuration: configuration) }
}

/// The default style: title and value side by side, or at opposite edges on a phone.
///
/// Further views of the label are below the title, as subtitles.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.controlTheme) private var theme
  @Environment(\.formTitles) private var formTitles

  /// Creates the style.
  public init() {}

  /// Returns the title and the value.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let alignment: VerticalAlignment = configuration.isControl ? .center : .firstTextBaseline
    if visibility == .hidden {
      if let title = configuration.title {
        configuration.content.accessibilityLabel(title)
      } else {
        configuration.content
      }
    } else if formTitles == .columns {
      HStack(alignment: alignment, spacing: theme.metrics.titleGap) {
        ControlTitle(configuration.label, isSingle: configuration.title != nil, alignment: .trailing)
          .layoutPriority(1)
        configuration.content.alignmentGuide(.formControls) { $0[.leading] }
      }
    } else if theme.styles.spreadsTitles || formTitles == .spread {
      HStack(alignment: alignment, spacing: theme.metrics.titleGap) {
        ControlTitle(configuration.label, isSingle: configuration.title != nil)
        Spacer(minLength: 0)
        if configuration.isControl {
          configuration.content
        } else {
          configuration.content.foregroundStyle(.secondary)
        }
      }
    } else {
      HStack(alignment: alignment, spacing: theme.metrics.titleGap) {
        ControlTitle(configuration.label, isSingle: configuration.title != nil)
        configuration.content
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style: title and value side by side, or at opposite edges on a phone.
  public static nonisolated var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets the style of the values and controls with titles in the view.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(AppliedLabeledContentStyle(style: style))
  }
}
