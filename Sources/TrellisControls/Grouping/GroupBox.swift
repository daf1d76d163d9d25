import Foundation
public import Trellis

/// Views that belong together, on a ground of their own.
///
/// Source: documented, developer.apple.com/documentation/swiftui/groupbox.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  private let label: Label?
  private let content: Content

  /// Creates a box with any views as its title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// Creates a box with a view as its title; SwiftUI calls it deprecated.
  @_disfavoredOverload
  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }

  /// What the style makes of it.
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
  /// Creates a box with a title that is written down in the source.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(titleKey), content())
  }

  /// Creates a box with a title, as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box that a style was given, to look otherwise.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.hasLabel ? configuration.label : nil
    content = configuration.content
  }
}

/// How group boxes look.
///
/// Source: documented, developer.apple.com/documentation/swiftui/groupboxstyle.
public nonisolated protocol GroupBoxStyle {
  /// The view that a box becomes.
  associatedtype Body: View
  /// What is known of the box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes the view that a box becomes.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a group box.
///
/// Source: documented, developer.apple.com/documentation/swiftui/groupboxstyleconfiguration.
public nonisolated struct GroupBoxStyleConfiguration {
  /// The title, whatever views it is of; none where there is none.
  public nonisolated struct Label: View {
    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// What is in the box, whatever views that is of.
  public nonisolated struct Content: View {
    /// The views that were given.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The title.
  public let label = Label()
  /// What is in the box.
  public let content = Content()
  let hasLabel: Bool
}

/// The styles of group boxes.
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

/// A faint ground with round corners; the title above it on a desktop, and in it on a phone.
///
/// Source: documented, developer.apple.com/documentation/swiftui/defaultgroupboxstyle; the sizes: ours (choice).
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  @Environment(\.look) private var look

  /// Creates the style.
  public init() {}

  /// The title and the ground.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if look.styles.spreadsTitles {
      VStack(alignment: .leading, spacing: 12) {
        if configuration.hasLabel { configuration.label.font(.headline) }
        configuration.content.frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(16)
      .background(.primary.opacity(0.05), in: RoundedRectangle(cornerRadius: 10))
    } else {
      VStack(alignment: .leading, spacing: 5) {
        if configuration.hasLabel {
          configuration.label.font(.subheadline.weight(.semibold)).padding(.leading, 8)
        }
        configuration.content
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
  /// A faint ground.
  public static nonisolated var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Has the group boxes in the view look as a style says.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/groupboxstyle(_:).
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(AppliedGroupBoxStyle(style: style))
  }
}
