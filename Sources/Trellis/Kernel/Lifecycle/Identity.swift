nonisolated struct IDModifier<ID: Hashable> {
  let id: ID
}

extension View {
  /// Gives the view an identity: with another id it is another view, which starts with state of its own and appears, and
  /// what was there disappears with its state.
  ///
  /// The id counts where it is written alone: two views with the same id are two views. What is written behind it isn't part of the
  /// view with that id, and stays.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/id(_:); recorded, ID-A1 to ID-X7, LC-E2.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    ModifiedContent(content: self, modifier: IDModifier(id: id))
  }
}

/// A view that may be given an id by a modifier: what a program scrolls to that isn't built.
protocol ExplicitlyIdentifiable {
  /// The id of the outermost such modifier; nil where there is none.
  var explicitID: AnyHashable? { get }
}

extension IDModifier: ExplicitlyIdentifiable {
  var explicitID: AnyHashable? { AnyHashable(id) }
}

extension ModifiedContent: ExplicitlyIdentifiable {
  var explicitID: AnyHashable? {
    (modifier as? any ExplicitlyIdentifiable)?.explicitID
      ?? (content as? any ExplicitlyIdentifiable)?.explicitID
  }
}
