/// What positions are relative to.
///
/// Source: documented, developer.apple.com/documentation/swiftui/coordinatespace.
public enum CoordinateSpace {
  /// The window: its origin is at the top left.
  case global
  /// The view itself.
  case local
  /// The innermost view around that has a name; the window where none has.
  case named(AnyHashable)
}

/// The name of a view's coordinate space.
///
/// Source: documented, developer.apple.com/documentation/swiftui/namedcoordinatespace.
public struct NamedCoordinateSpace {
  let name: AnyHashable

  /// The space with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

nonisolated struct CoordinateSpaceModifier {
  let name: AnyHashable
}

extension View {
  /// Gives the view's coordinate space a name, by which views in it can ask for positions.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/coordinatespace(name:).
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    ModifiedContent(content: self, modifier: CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Gives the view's coordinate space a name, by which views in it can ask for positions.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    ModifiedContent(content: self, modifier: CoordinateSpaceModifier(name: name.name))
  }
}
