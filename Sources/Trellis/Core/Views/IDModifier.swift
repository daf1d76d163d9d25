nonisolated struct IDModifier<ID: Hashable>: ViewModifier {
  typealias Body = Never

  let id: ID
}

extension View {
  /// Gives the view an identity: with another id it is another view.
  ///
  /// The new view starts with its own state and appears; the old one disappears with its state. An id counts only at this
  /// modifier: two views with the same id are two views. Modifiers after this one aren't part of the view with the id, and stay.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/id(_:); recorded, ID-A1 to ID-X7, LC-E2.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    ModifiedContent(content: self, modifier: IDModifier(id: id))
  }
}

/// A view that may have an id from a modifier, so that a program can scroll to it before it is built.
protocol ExplicitlyIdentifiable {
  /// The id of the outermost `id(_:)` modifier, or nil if there is none.
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
