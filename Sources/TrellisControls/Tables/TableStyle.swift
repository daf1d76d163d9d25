public import Trellis

/// The appearance of tables.
///
/// Only the styles below exist; as in SwiftUI, an app can't write its own.
///
/// Source: documented, developer.apple.com/documentation/swiftui/tablestyle.
public protocol TableStyle {
  /// The arrangement of the style.
  var _arrangement: _TableArrangement { get }
}

/// The description of a table style, used only by the styles.
public nonisolated struct _TableArrangement: Hashable, Sendable {
  /// Whether every other row has a background.
  var alternates = false
  /// Whether there is a border around the table.
  var hasBorder = false
}

/// The default style: rows without a border.
public nonisolated struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
  /// The arrangement of the style.
  public var _arrangement: _TableArrangement { _TableArrangement() }
}

/// A style with rows without a border, with a background for every other row.
public nonisolated struct InsetTableStyle: TableStyle {
  private let alternates: Bool

  /// Creates the style.
  public init() { alternates = true }
  /// Creates the style, optionally with a background for every other row.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  /// The arrangement of the style.
  public var _arrangement: _TableArrangement { _TableArrangement(alternates: alternates) }
}

/// A style with a border around the table, with a background for every other row.
public nonisolated struct BorderedTableStyle: TableStyle {
  private let alternates: Bool

  /// Creates the style.
  public init() { alternates = true }
  /// Creates the style, optionally with a background for every other row.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  /// The arrangement of the style.
  public var _arrangement: _TableArrangement { _TableArrangement(alternates: alternates, hasBorder: true) }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style.
  public static nonisolated var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// A style with rows without a border.
  public static nonisolated var inset: InsetTableStyle { InsetTableStyle() }
  /// Returns a style with rows without a border, optionally with a background for every other row.
  public static nonisolated func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// A style with a border around the table.
  public static nonisolated var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// Returns a style with a border around the table, optionally with a background for every other row.
  public static nonisolated func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension EnvironmentValues {
  private enum TableKey: EnvironmentKey { static var defaultValue: _TableArrangement { _TableArrangement() } }

  /// The arrangement of tables.
  var tableArrangement: _TableArrangement {
    get { self[TableKey.self] }
    set { self[TableKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tables in the view.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableArrangement, style._arrangement)
  }
}
