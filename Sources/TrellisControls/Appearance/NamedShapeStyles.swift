public import Trellis

/// The style of links: the tint.
///
/// Source: documented, developer.apple.com/documentation/swiftui/linkshapestyle.
public nonisolated struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the tint.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .tint }
}

/// The style of the placeholder of an empty field.
///
/// Source: documented, developer.apple.com/documentation/swiftui/placeholdertextshapestyle.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the tertiary style.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .tertiary }
}

/// The style of a selection's background: the tint.
///
/// Source: documented, developer.apple.com/documentation/swiftui/selectionshapestyle.
public nonisolated struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the tint.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .tint }
}

/// The style of a window's background.
///
/// Source: documented, developer.apple.com/documentation/swiftui/windowbackgroundshapestyle.
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the background style.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .background }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static nonisolated var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of the placeholder of an empty field.
  public static nonisolated var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of a selection's background.
  public static nonisolated var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of a window's background.
  public static nonisolated var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
