public import Trellis

/// How lists look.
///
/// There are those below; a list style of one's own can't be written, in SwiftUI neither.
///
/// Source: documented, developer.apple.com/documentation/swiftui/liststyle.
public nonisolated protocol ListStyle {
  /// What the style is.
  var _arrangement: _ListArrangement { get }
}

/// What a list style is: for styles alone.
public nonisolated struct _ListArrangement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, plain, inset, grouped, insetGrouped, sidebar, bordered }

  var kind = Kind.automatic
  /// Whether every other row has a ground.
  var alternates = false
}

/// What suits the place: inset on a desktop, inset groups on a phone.
///
/// Source: documented, developer.apple.com/documentation/swiftui/defaultliststyle.
public nonisolated struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// What the style is.
  public var _arrangement: _ListArrangement { _ListArrangement() }
}

/// Rows from side to side.
///
/// Source: documented, developer.apple.com/documentation/swiftui/plainliststyle.
public nonisolated struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// What the style is.
  public var _arrangement: _ListArrangement { _ListArrangement(kind: .plain) }
}

/// Rows that don't reach the sides.
///
/// Source: documented, developer.apple.com/documentation/swiftui/insetliststyle.
public nonisolated struct InsetListStyle: ListStyle {
  private let alternates: Bool

  /// Creates the style.
  public init() { alternates = false }
  /// Creates the style, with a ground for every other row where asked for.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  /// What the style is.
  public var _arrangement: _ListArrangement { _ListArrangement(kind: .inset, alternates: alternates) }
}

/// Sections on grounds of their own, from side to side.
///
/// Source: documented, developer.apple.com/documentation/swiftui/groupedliststyle.
public nonisolated struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// What the style is.
  public var _arrangement: _ListArrangement { _ListArrangement(kind: .grouped) }
}

/// Sections on round grounds of their own, which don't reach the sides.
///
/// Source: documented, developer.apple.com/documentation/swiftui/insetgroupedliststyle.
public nonisolated struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// What the style is.
  public var _arrangement: _ListArrangement { _ListArrangement(kind: .insetGrouped) }
}

/// What stands at the side of a window and leads to what is in it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/sidebarliststyle.
public nonisolated struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// What the style is.
  public var _arrangement: _ListArrangement { _ListArrangement(kind: .sidebar) }
}

/// Rows in a border.
///
/// Source: documented, developer.apple.com/documentation/swiftui/borderedliststyle.
public nonisolated struct BorderedListStyle: ListStyle {
  private let alternates: Bool

  /// Creates the style.
  public init() { alternates = false }
  /// Creates the style, with a ground for every other row where asked for.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  /// What the style is.
  public var _arrangement: _ListArrangement { _ListArrangement(kind: .bordered, alternates: alternates) }
}

extension ListStyle where Self == DefaultListStyle {
  /// What suits the place.
  public static nonisolated var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side.
  public static nonisolated var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows that don't reach the sides.
  public static nonisolated var inset: InsetListStyle { InsetListStyle() }
  /// Rows that don't reach the sides, with a ground for every other one where asked for.
  public static nonisolated func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections on grounds of their own, from side to side.
  public static nonisolated var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on round grounds of their own.
  public static nonisolated var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// What stands at the side of a window.
  public static nonisolated var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows in a border.
  public static nonisolated var bordered: BorderedListStyle { BorderedListStyle() }
  /// Rows in a border, with a ground for every other one where asked for.
  public static nonisolated func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension EnvironmentValues {
  private enum ArrangementKey: EnvironmentKey { static var defaultValue: _ListArrangement { .init() } }

  var listArrangement: _ListArrangement {
    get { self[ArrangementKey.self] }
    set { self[ArrangementKey.self] = newValue }
  }
}

extension View {
  /// Has the lists in the view look as a style says.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/liststyle(_:).
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listArrangement, style._arrangement)
  }
}
