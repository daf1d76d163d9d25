/// An appearance by the name of AppKit: light or dark.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsappearance.
public final class NSAppearance: Hashable, Sendable {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The appearance's identifier.
    public let rawValue: String
    /// Creates a name with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light, on a translucent background.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark, on a translucent background.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
  }

  /// The name.
  public let name: Name

  /// Creates the appearance of a name; nil for an unknown name.
  public init?(named name: Name) {
    guard [.aqua, .darkAqua, .vibrantLight, .vibrantDark].contains(name) else { return nil }
    self.name = name
  }

  private init(_ name: Name) { self.name = name }

  static let light = NSAppearance(.aqua)
  static let dark = NSAppearance(.darkAqua)

  var isDark: Bool { name == .darkAqua || name == .vibrantDark }

  /// Returns the first of some names that fits: the appearance's own, or a name that is as light or dark; nil if there is none.
  public func bestMatch(from appearances: [Name]) -> Name? {
    appearances.contains(name)
      ? name : appearances.first { NSAppearance($0).isDark == isDark }
  }

  /// Calls a closure in which colours have their components in this appearance, on this thread.
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)])
      .performAsCurrent(block)
  }

  /// The appearance in which colours have their components on this thread.
  public static func currentDrawing() -> NSAppearance {
    UITraitCollection.current.userInterfaceStyle == .dark ? dark : light
  }

  /// Returns whether both have the same name.
  public static func == (first: NSAppearance, second: NSAppearance) -> Bool { first.name == second.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
