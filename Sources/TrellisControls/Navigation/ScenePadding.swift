import Foundation
public import Trellis

/// A kind of padding of the content of a scene.
public nonisolated struct ScenePadding: Equatable, Sendable {
  private let number: Int

  /// The least padding.
  public static let minimum = ScenePadding(number: 0)
  /// The padding at which the title of the page begins.
  public static let navigationBar = ScenePadding(number: 1)
}

private nonisolated struct ScenePaddingModifier: ViewModifier {
  let edges: Edge.Set
  @Environment(\.controlTheme) private var theme

  @MainActor func body(content: Content) -> some View {
    content.padding(edges, theme.metrics.pagesSlide ? 16 : 20)
  }
}

extension View {
  /// Adds the padding that the content of a window has at its edges: 20 points, or 16 with the phone theme.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/scenepadding(_:); the lengths: ours (choice).
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }

  /// Adds padding of a kind; all kinds have the same lengths here.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }
}
