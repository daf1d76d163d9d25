/// What positions are relative to.
///
/// Source: documented, developer.apple.com/documentation/swiftui/coordinatespace.
public enum CoordinateSpace: Hashable {
  /// The window: its origin is at the top left.
  case global
  /// The view itself.
  case local
  /// The innermost view around that has a name; the window where none has.
  case named(AnyHashable)

  /// Whether it is the window's.
  public var isGlobal: Bool { self == .global }

  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

/// A coordinate space that has a type of its own: ``local``, ``global``, ``named(_:)``.
///
/// Source: documented, developer.apple.com/documentation/swiftui/coordinatespaceprotocol.
public protocol CoordinateSpaceProtocol {
  /// The space as a value of the one type.
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own coordinate space.
///
/// Source: documented, developer.apple.com/documentation/swiftui/localcoordinatespace.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the view's own space.
  public init() {}

  /// The space as a value of the one type.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's coordinate space.
///
/// Source: documented, developer.apple.com/documentation/swiftui/globalcoordinatespace.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the window's space.
  public init() {}

  /// The space as a value of the one type.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the innermost view around that has a name; the window's where none has.
///
/// Source: documented, developer.apple.com/documentation/swiftui/namedcoordinatespace.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space as a value of the one type.
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
  /// The space with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the innermost scroll view around: its origin is at the top left of what is seen, and not of the content.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/coordinatespaceprotocol/scrollview.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace(axis: nil)) }

  /// The space of the innermost scroll view around that scrolls along an axis.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/coordinatespaceprotocol/scrollview(axis:).
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollViewSpace(axis: axis)) }
}

nonisolated struct CoordinateSpaceModifier {
  let name: AnyHashable
}

extension View {
  /// Gives the view's coordinate space a name, by which views in it can ask for positions.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/coordinatespace(_:).
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    ModifiedContent(content: self, modifier: CoordinateSpaceModifier(name: name.name))
  }

  /// Gives the view's coordinate space a name, by which views in it can ask for positions.
  ///
  /// SwiftUI calls it deprecated: write `.coordinateSpace(.named(name))`.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/coordinatespace(name:).
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    coordinateSpace(.named(name))
  }
}
