import Foundation
public import Trellis

/// What is shown where there is nothing to show: why, and what could be done.
///
/// It takes all the room that is proposed, and stands in its middle.
///
/// Source: documented, developer.apple.com/documentation/swiftui/contentunavailableview.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates it of any views.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  /// The symbol over the title, the description and the actions.
  @MainActor public var body: some View {
    VStack(spacing: 14) {
      VStack(spacing: 6) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.callout).foregroundStyle(.secondary).multilineTextAlignment(.center)
      }
      actions
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 10) {
      configuration.icon.font(.system(size: 40)).foregroundStyle(.secondary).accessibilityHidden(true)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}

extension ContentUnavailableView
where Label == Trellis.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates it of a title that is written down in the source, a symbol and a text.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    (label, self.description, actions) = (Label(title, systemImage: name), description, EmptyView())
  }

  /// Creates it of a title, as it is, a symbol and a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    (label, self.description, actions) = (Label(title, systemImage: name), description, EmptyView())
  }

  /// Creates it of a title that is written down in the source, a picture of the app and a text.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    (label, self.description, actions) = (Label(title, image: name), description, EmptyView())
  }
}

/// The title of what a search didn't find.
///
/// Source: documented, developer.apple.com/documentation/swiftui/searchunavailablecontent.
public nonisolated struct SearchUnavailableContent {
  /// The title.
  public nonisolated struct Label: View {
    let text: String?

    /// A magnifying glass and the title.
    @MainActor public var body: some View {
      if let text, !text.isEmpty {
        Trellis.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
      } else {
        Trellis.Label("No Results", systemImage: "magnifyingglass")
      }
    }
  }

  /// What could be done.
  public nonisolated struct Description: View {
    /// A text.
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing else.
  public nonisolated struct Actions: View {
    /// No views.
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What is shown where a search found nothing.
  public static var search: ContentUnavailableView { search(text: "") }

  /// What is shown where a search for words found nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(label: .init(text: text), description: .init(), actions: .init())
  }

  private init(label: Label, description: Description, actions: Actions) {
    (self.label, self.description, self.actions) = (label, description, actions)
  }
}
