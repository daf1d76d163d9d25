/// The coordinate space of a position.
public enum CoordinateSpace: Hashable {
  /// The window's space, with its origin at the top left.
  case global
  /// The view's own space.
  case local
  /// The space of the innermost enclosing view with a name; the window's if there is none.
  case named(AnyHashable)

  /// Whether this is the window's space.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the view's own space.
  public var isLocal: Bool { self == .local }
}

/// A coordinate space with a type of its own: ``local``, ``global``, ``named(_:)``.
public protocol CoordinateSpaceProtocol {
  /// The space as a ``CoordinateSpace``.
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the view's own space.
  public init() {}

  /// The space as a ``CoordinateSpace``.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's coordinate space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the window's space.
  public init() {}

  /// The space as a ``CoordinateSpace``.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the innermost enclosing view with a name; the window's if there is none.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space as a ``CoordinateSpace``.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window's space.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the space with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

nonisolated struct CoordinateSpaceModifier {
  let name: AnyHashable
}

extension View {
  /// Gives the view's coordinate space a name, by which views inside can refer to it.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    ModifiedContent(content: self, modifier: CoordinateSpaceModifier(name: name.name))
  }

  /// Gives the view's coordinate space a name, by which views inside can refer to it.
  ///
  /// SwiftUI deprecates this modifier: use `.coordinateSpace(.named(name))`.
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    coordinateSpace(.named(name))
  }
}
