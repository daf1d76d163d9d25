import Foundation
public import Trellis
import TrellisDisplayList

/// A group of views that a press on its title shows or hides.
///
/// Hidden views aren't built. The right arrow key shows the views and the left one hides them, while the title has the focus.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  @State private var isOpen = false

  private init(_ isExpanded: Binding<Bool>?, _ label: Label, _ content: @escaping () -> Content) {
    (self.isExpanded, self.label, self.content) = (isExpanded, label, content)
  }

  /// Creates a group that is closed at first, with any views as its title.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, label(), content)
  }

  /// Creates a group that is open while a binding is true, with any views as its title.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, label(), content)
  }

  /// The view that the style makes.
  @MainActor public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    RowsOrView {
      DisclosureRow(isExpanded: isExpanded, label: label)
      if isExpanded.wrappedValue { content().rowTraits { $0.depth += 1 } }
    } alone: {
      StyledControl(
        DisclosureGroups.self, DisclosureGroupStyleConfiguration(isExpanded: isExpanded)
      )
      .styleSlot(DisclosureGroupStyleConfiguration.Label.self, label)
      .styleSlot(
        DisclosureGroupStyleConfiguration.Content.self, isExpanded.wrappedValue ? content() : nil)
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group that is closed at first, with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, Text(titleKey), content)
  }

  /// Creates a group that is closed at first, with an unlocalized title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, Text(title), content)
  }

  /// Creates a group that is open while a binding is true, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, Text(titleKey), content)
  }

  /// Creates a group that is open while a binding is true, with an unlocalized title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, Text(title), content)
  }
}

/// The title of a group in a list, as a row above the group's own rows.
private nonisolated struct DisclosureRow<Label: View>: View {
  @Binding var isExpanded: Bool
  let label: Label
  @Environment(\.controlTheme) private var theme

  init(isExpanded: Binding<Bool>, label: Label) {
    _isExpanded = isExpanded
    self.label = label
  }

  @MainActor private var angle: some View {
    Button {
      withAnimation(.snappy(duration: 0.25)) { isExpanded.toggle() }
    } label: {
      Chevron().stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
        .frame(width: 4, height: 8)
        .rotationEffect(.degrees(isExpanded ? 90 : 0))
        .frame(width: RowTraits.triangleWidth, height: 16)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .tabStop(false)
    .accessibilityRole(.disclosureTriangle)
    .accessibilityValue(isExpanded ? "1" : "0")
  }

  @MainActor var body: some View {
    HStack(spacing: RowTraits.triangleGap) {
      if theme.styles.spreadsTitles {
        label
        Spacer(minLength: 8)
        angle.foregroundStyle(.tint)
      } else {
        angle.foregroundStyle(.secondary)
        label
      }
    }
    .rowDisclosure($isExpanded)
  }
}

/// The appearance of disclosure groups.
public protocol DisclosureGroupStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The properties of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the view for a disclosure group.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group for its style.
public nonisolated struct DisclosureGroupStyleConfiguration {
  /// The title, of any type.
  public nonisolated struct Label: View {
    /// The views of the title.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The content, of any type; empty while the group is closed.
  public nonisolated struct Content: View {
    /// The views of the content.
    @MainActor public var body: some View { StyleSlot<Self>() }
  }

  /// The title.
  public let label = Label()
  /// The content, which is shown while the group is open.
  public let content = Content()
  /// Whether the group is open.
  @Binding public var isExpanded: Bool

  init(isExpanded: Binding<Bool>) { _isExpanded = isExpanded }
}

/// The family of disclosure group styles.
package enum DisclosureGroups: StyleFamily {
  package typealias Configuration = DisclosureGroupStyleConfiguration
  package static var automatic: AppliedDisclosureGroupStyle<AutomaticDisclosureGroupStyle> {
    .init(style: .init())
  }
}

package nonisolated struct AppliedDisclosureGroupStyle<Style: DisclosureGroupStyle>: AppliedStyle {
  package typealias Family = DisclosureGroups
  package let style: Style

  @MainActor package static func makeBody(
    _ style: Style, _ configuration: DisclosureGroupStyleConfiguration
  )
    -> Style.Body
  { style.makeBody(configuration: configuration) }
}

/// A style with a chevron before the title, or behind it on a phone, that points down while the group is open.
///
/// Source: documented, developer.apple.com/documentation/swiftui/automaticdisclosuregroupstyle; the appearance: ours, as on
/// Apple's systems.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  @Environment(\.controlTheme) private var theme

  /// Creates the style.
  public init() {}

  /// Returns the title, with the content below it.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: theme.styles.spreadsTitles ? 8 : 4) {
      Button {
        withAnimation(.snappy(duration: 0.25)) { configuration.isExpanded.toggle() }
      } label: {
        DisclosureTitle(label: configuration.label, isExpanded: configuration.isExpanded)
      }
      .buttonStyle(.plain)
      .onKeyPress(.rightArrow) { turn(true, configuration) }
      .onKeyPress(.leftArrow) { turn(false, configuration) }
      .accessibilityRole(.disclosureTriangle)
      .accessibilityValue(configuration.isExpanded ? "1" : "0")
      if configuration.isExpanded {
        VStack(alignment: .leading, spacing: 6) { configuration.content }
          .padding(.leading, theme.styles.spreadsTitles ? 0 : 16)
      }
    }
  }

  @MainActor private func turn(_ isExpanded: Bool, _ configuration: Configuration)
    -> KeyPress.Result
  {
    guard configuration.isExpanded != isExpanded else { return .ignored }
    withAnimation(.snappy(duration: 0.25)) { configuration.isExpanded = isExpanded }
    return .handled
  }
}

nonisolated struct DisclosureTitle: View {
  static let angleWidth: CGFloat = 10
  static let gap: CGFloat = 6

  let label: DisclosureGroupStyleConfiguration.Label
  let isExpanded: Bool
  @Environment(\.controlTheme) private var theme

  @MainActor private var angle: some View {
    Chevron().stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
      .frame(width: 4, height: 8)
      .rotationEffect(.degrees(isExpanded ? 90 : 0))
      .frame(width: Self.angleWidth, height: 10)
      .accessibilityHidden(true)
  }

  @MainActor var body: some View {
    HStack(spacing: Self.gap) {
      if theme.styles.spreadsTitles {
        label
        Spacer(minLength: 8)
        angle.foregroundStyle(.tint)
      } else {
        angle.foregroundStyle(.secondary)
        label
      }
    }
    .contentShape(Rectangle())
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style: a chevron before the title, or behind it on a phone.
  public static nonisolated var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

extension View {
  /// Sets the style of the disclosure groups in the view.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(AppliedDisclosureGroupStyle(style: style))
  }
}
