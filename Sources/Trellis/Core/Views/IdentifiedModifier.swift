/// A modifier by which a tool finds a view; it has no effect on the view.
///
/// Xcode adds it to the views of its previews. Source mentions it in the constraints of extensions, so that these work in previews.
public nonisolated struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
  /// The identifier for the tool.
  public var identifier: Identifier

  /// Creates a modifier with an identifier.
  public init(identifier: Identifier) { self.identifier = identifier }

  /// The unchanged view.
  @MainActor public func body(content: Content) -> some View { content }
}

/// The identifier of a view in Xcode's previews; nothing makes one here.
public nonisolated struct __DesignTimeSelectionIdentifier: Hashable, Sendable {}
