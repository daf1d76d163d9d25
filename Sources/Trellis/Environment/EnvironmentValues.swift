/// A key for a value in the environment, with the value that it has where nobody set one.
///
/// Source: documented, developer.apple.com/documentation/swiftui/environmentkey.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// Values that a view hands to all views inside it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an environment in which every key has its default value.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Whether the user interface is light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

extension EnvironmentValues {
  private enum ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
  }

  private enum ForegroundColorKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
  }

  /// Whether the user interface is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The colour of texts; nil is the primary colour.
  var foregroundColor: Color? {
    get { self[ForegroundColorKey.self] }
    set { self[ForegroundColorKey.self] = newValue }
  }
}
