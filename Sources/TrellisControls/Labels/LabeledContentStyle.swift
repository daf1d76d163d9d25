import Foundation
public import Trellis

/// How values and controls stand beside their titles.
///
/// Source: documented, developer.apple.com/documentation/swiftui/labeledcontentstyle.
public nonisolated protocol LabeledContentStyle {
  /// The view that they become.
  associatedtype Body: View
  /// What is known of them.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Makes the view that they become.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a value with a title.
///
/// Source: documented, developer.apple.com/documentation/swiftui/labeledcontentstyleconfiguration.
public nonisolated struct LabeledContentStyleConfiguration {
  /// The title, whatever views it is of.
  public nonisolated struct Label: View {
    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The value, whatever views it is of.
  public nonisolated struct Content: View {
    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The title.
  public let label = Label()
  /// The value, or the control.
  public let content = Content()
  /// The title where it is a text and nothing else.
  package var title: Text?
  /// Whether the value is a control.
  package var isControl = false
}

/// The styles of values with titles.
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

/// Beside each other; on a phone at the two edges.
///
/// Source: documented, developer.apple.com/documentation/swiftui/automaticlabeledcontentstyle.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.look) private var look
  @Environment(\.formTitles) private var formTitles

  /// Creates the style.
  public init() {}

  /// The title and the value.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let alignment: VerticalAlignment = configuration.isControl ? .center : .firstTextBaseline
    if visibility == .hidden {
      if let title = configuration.title {
        configuration.content.accessibilityLabel(title)
      } else {
        configuration.content
      }
    } else if formTitles == .columns {
      HStack(alignment: alignment, spacing: look.metrics.titleGap) {
        configuration.label
        configuration.content.alignmentGuide(.formControls) { $0[.leading] }
      }
    } else if look.styles.spreadsTitles || formTitles == .spread {
      HStack(alignment: alignment, spacing: look.metrics.titleGap) {
        configuration.label
        Spacer(minLength: 0)
        if configuration.isControl {
          configuration.content
        } else {
          configuration.content.foregroundStyle(.secondary)
        }
      }
    } else {
      HStack(alignment: alignment, spacing: look.metrics.titleGap) {
        configuration.label
        configuration.content
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// What suits the place.
  public static nonisolated var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Has the values and controls with titles in the view stand as a style says.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/labeledcontentstyle(_:).
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(AppliedLabeledContentStyle(style: style))
  }
}
