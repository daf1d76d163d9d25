import Foundation
public import Trellis

/// A view in place of missing content, which gives the reason and possible actions.
///
/// The view takes the whole proposed size, with its content at the centre.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view with a label, a description and actions of any type.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  /// The label with the symbol above the title, the description, and the actions.
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
  /// Creates a view with a localized title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    (label, self.description, actions) = (Label(title, systemImage: name), description, EmptyView())
  }

  /// Creates a view with an unlocalized title, a symbol and a description.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    (label, self.description, actions) = (Label(title, systemImage: name), description, EmptyView())
  }

  /// Creates a view with a localized title, an image from the app's resources and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    (label, self.description, actions) = (Label(title, image: name), description, EmptyView())
  }
}

/// The content of a view for a search without results.
public nonisolated struct SearchUnavailableContent {
  /// The title.
  public nonisolated struct Label: View {
    let text: String?

    /// The title with a magnifying glass.
    @MainActor public var body: some View {
      if let text, !text.isEmpty {
        Trellis.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
      } else {
        Trellis.Label("No Results", systemImage: "magnifyingglass")
      }
    }
  }

  /// The suggestion for the user.
  public nonisolated struct Description: View {
    /// The text of the suggestion.
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// The actions, of which there are none.
  public nonisolated struct Actions: View {
    /// An empty view.
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view for a search without results.
  public static var search: ContentUnavailableView { search(text: "") }

  /// Returns a view for a search for a text, without results.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(label: .init(text: text), description: .init(), actions: .init())
  }

  private init(label: Label, description: Description, actions: Actions) {
    (self.label, self.description, self.actions) = (label, description, actions)
  }
}
