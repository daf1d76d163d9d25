public import Trellis

/// The appearance of an interface.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// None in particular.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark

  /// Creates the style of a colour scheme; nil is none in particular.
  public init(_ colorScheme: ColorScheme?) {
    self =
      switch colorScheme {
      case .light: .light
      case .dark: .dark
      case nil: .unspecified
      }
  }
}

extension ColorScheme {
  /// Creates the colour scheme of a style; nil if the style is unspecified.
  public nonisolated init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

/// The class of a width or a height.
public nonisolated enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// None in particular.
  case unspecified
  /// Little space.
  case compact
  /// Much space.
  case regular

  init(_ sizeClass: UserInterfaceSizeClass) { self = sizeClass == .compact ? .compact : .regular }
}

extension UserInterfaceSizeClass {
  /// Creates the size class of UIKit's; nil if it is unspecified.
  public nonisolated init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .unspecified: return nil
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

/// The direction of an interface, as a trait.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// None in particular.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The direction of an interface.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

extension LayoutDirection {
  /// Creates the direction of UIKit's; nil if it is unspecified.
  public nonisolated init?(_ uiTraitEnvironmentLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiTraitEnvironmentLayoutDirection {
    case .unspecified: return nil
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

/// The preferred contrast.
public nonisolated enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// None in particular.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// A higher contrast.
  case high = 1
}

/// The preferred weight of text.
public nonisolated enum UILegibilityWeight: Int, Hashable, Sendable {
  /// None in particular.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// Bold text.
  case bold = 1
}
