import Foundation
public import Trellis

/// A group of related views on a background of its own.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  private let label: Label?
  private let content: Content

  /// Creates a box with any views as its title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// Creates a box with a view as its title; deprecated in SwiftUI.
  @_disfavoredOverload
  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }

  /// The view that the style makes.
  @MainActor public var body: some View {
    StyledControl(GroupBoxes.self, GroupBoxStyleConfiguration(hasLabel: label != nil))
      .styleSlot(GroupBoxStyleConfiguration.Label.self, label)
      .styleSlot(GroupBoxStyleConfiguration.Content.self, content)
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a title.
  public init(@ViewBuilder content: () -> Content) { (label, self.content) = (nil, content()) }
}

extension GroupBox where Label == Text {
  /// Creates a box with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleKey), content())
  }

  /// Creates a box with an unlocalized title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box of a style's configuration, for a style that changes its appearance.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.hasLabel ? configuration.label : nil
    content = configuration.content
  }
}

/// The appearance of group boxes.
public protocol GroupBoxStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the view for a group box.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box for its style.
public nonisolated struct GroupBoxStyleConfiguration {
  /// The title, of any type; empty if the box has none.
  public nonisolated struct Label: View {
    /// The views of the title.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The content of the box, of any type.
  public nonisolated struct Content: View {
    /// The views of the content.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The title.
  public let label = Label()
  /// The content of the box.
  public let content = Content()
  let hasLabel: Bool
}

/// The family of group box styles.
enum GroupBoxes: StyleFamily {
  typealias Configuration = GroupBoxStyleConfiguration
  static var automatic: AppliedGroupBoxStyle<DefaultGroupBoxStyle> { .init(style: .init()) }
}

nonisolated struct AppliedGroupBoxStyle<Style: GroupBoxStyle>: AppliedStyle {
  typealias Family = GroupBoxes
  let style: Style

  @MainActor static func makeBody(_ style: Style, _ configuration: GroupBoxStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A style with a faint rounded background.
///
/// The title is above the background on a desktop, and in it on a phone. Several views are below each other.
///
/// Source: documented, developer.apple.com/documentation/swiftui/defaultgroupboxstyle; the sizes: ours (choice).
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  @Environment(\.controlTheme) private var theme

  /// Creates the style.
  public init() {}

  /// Returns the title and the content on a background.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if theme.styles.spreadsTitles {
      VStack(alignment: .leading, spacing: 12) {
        if configuration.hasLabel { configuration.label.font(.headline) }
        VStack(alignment: .leading) { configuration.content }.frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(16)
      .background(.primary.opacity(0.05), in: RoundedRectangle(cornerRadius: 10))
    } else {
      VStack(alignment: .leading, spacing: 5) {
        if configuration.hasLabel {
          configuration.label.font(.subheadline.weight(.semibold)).padding(.leading, 8)
        }
        VStack(alignment: .leading) { configuration.content }
          .padding(10)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(.primary.opacity(0.04), in: RoundedRectangle(cornerRadius: 8))
          .overlay {
            RoundedRectangle(cornerRadius: 8).strokeBorder(.primary.opacity(0.08)).allowsHitTesting(false)
          }
      }
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style: a faint rounded background.
  public static nonisolated var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the style of the group boxes in the view.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(AppliedGroupBoxStyle(style: style))
  }
}
