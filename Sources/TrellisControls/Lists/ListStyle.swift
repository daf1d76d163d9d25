public import Trellis

/// The appearance of lists.
///
/// Only the styles below exist; as in SwiftUI, an app can't write its own.
public protocol ListStyle {
  /// The arrangement of the style.
  var _arrangement: _ListArrangement { get }
}

/// The description of a list style, used only by the styles.
public nonisolated struct _ListArrangement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, plain, inset, grouped, insetGrouped, sidebar, bordered }

  var kind = Kind.automatic
  /// Whether every other row has a background.
  var alternates = false
}

/// The default style: inset on a desktop, or that of a sidebar in the first of several columns; inset groups on a phone.
public nonisolated struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The arrangement of the style.
  public var _arrangement: _ListArrangement { _ListArrangement() }
}

/// A style with rows as wide as the list.
public nonisolated struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The arrangement of the style.
  public var _arrangement: _ListArrangement { _ListArrangement(kind: .plain) }
}

/// A style with rows that are inset from the sides.
public nonisolated struct InsetListStyle: ListStyle {
  private let alternates: Bool

  /// Creates the style.
  public init() { alternates = false }
  /// Creates the style, optionally with a background for every other row.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  /// The arrangement of the style.
  public var _arrangement: _ListArrangement { _ListArrangement(kind: .inset, alternates: alternates) }
}

/// A style with sections as wide as the list, each on its own background.
public nonisolated struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The arrangement of the style.
  public var _arrangement: _ListArrangement { _ListArrangement(kind: .grouped) }
}

/// A style with sections on rounded backgrounds, inset from the sides.
public nonisolated struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The arrangement of the style.
  public var _arrangement: _ListArrangement { _ListArrangement(kind: .insetGrouped) }
}

/// A style for the sidebar of a window, which leads to the window's content.
public nonisolated struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The arrangement of the style.
  public var _arrangement: _ListArrangement { _ListArrangement(kind: .sidebar) }
}

/// A style with a border around the rows.
public nonisolated struct BorderedListStyle: ListStyle {
  private let alternates: Bool

  /// Creates the style.
  public init() { alternates = false }
  /// Creates the style, optionally with a background for every other row.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  /// The arrangement of the style.
  public var _arrangement: _ListArrangement { _ListArrangement(kind: .bordered, alternates: alternates) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style: inset on a desktop, or that of a sidebar in the first of several columns; inset groups on a phone.
  public static nonisolated var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// A style with rows as wide as the list.
  public static nonisolated var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// A style with rows that are inset from the sides.
  public static nonisolated var inset: InsetListStyle { InsetListStyle() }
  /// Returns a style with rows that are inset from the sides, optionally with a background for every other row.
  public static nonisolated func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == GroupedListStyle {
  /// A style with sections as wide as the list, each on its own background.
  public static nonisolated var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A style with sections on rounded backgrounds, inset from the sides.
  public static nonisolated var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A style for the sidebar of a window.
  public static nonisolated var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// A style with a border around the rows.
  public static nonisolated var bordered: BorderedListStyle { BorderedListStyle() }
  /// Returns a style with a border around the rows, optionally with a background for every other row.
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
  /// Sets the style of the lists in the view.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listArrangement, style._arrangement)
  }
}
