public import Foundation

/// What the system says of the display, the person in front of it and their region.
///
/// A desktop says little of it; a program, a test or a host sets the rest.
///
/// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues.
extension EnvironmentValues {
  private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
  private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
  private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
  private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
  }
  private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
  }
  private enum SwitchesKey: EnvironmentKey {
    static var defaultValue: AccessibilitySwitches { AccessibilitySwitches() }
  }

  /// Whether controls answer to people; see ``View/disabled(_:)``.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// How many pixels a point has, along each side: what the window's display has, or what a picture is drawn with.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The width of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// The calendar that views count days by; at first the person's.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone that views show times in; at first the person's.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// How heavy the person wants text to be; nil where nothing says so, as on a desktop.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// How much room there is across; nil on a desktop, as on macOS.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is from top to bottom; nil on a desktop, as on macOS.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The contrast that the person wants.
  public var colorSchemeContrast: ColorSchemeContrast { switches.contrast }
  /// The same, to be set: by a host, a preview or a test.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { switches.contrast }
    set { switches.contrast = newValue }
  }
  /// Whether the person wants things not to move.
  public var accessibilityReduceMotion: Bool { switches.reduceMotion }
  /// The same, to be set: by a host, a preview or a test.
  public var _accessibilityReduceMotion: Bool {
    get { switches.reduceMotion }
    set { switches.reduceMotion = newValue }
  }
  /// Whether the person wants nothing to shine through.
  public var accessibilityReduceTransparency: Bool { switches.reduceTransparency }
  /// Whether the person can't tell things by their colours.
  public var accessibilityDifferentiateWithoutColor: Bool { switches.differentiateWithoutColor }
  /// Whether the person has colours inverted.
  public var accessibilityInvertColors: Bool { switches.invertColors }
  /// Whether the person has outlines drawn around what can be pressed.
  public var accessibilityShowButtonShapes: Bool { switches.showButtonShapes }
  /// Whether the person wants no flashing lights.
  public var accessibilityDimFlashingLights: Bool { switches.dimFlashingLights }
  /// Whether pictures that move may do so.
  public var accessibilityPlayAnimatedImages: Bool { switches.playAnimatedImages }
  /// Whether any help to use the system is on: something that reads the screen, or a switch in place of a pointer.
  public var accessibilityEnabled: Bool { switches.voiceOver || switches.switchControl }
  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool { switches.voiceOver }
  /// Whether the person uses a switch in place of a pointer.
  public var accessibilitySwitchControlEnabled: Bool { switches.switchControl }

  /// What the person has asked for: a host sets it.
  package var switches: AccessibilitySwitches {
    get { self[SwitchesKey.self] }
    set { self[SwitchesKey.self] = newValue }
  }
}

/// What a person has asked the system for, that sees or moves differently from most.
package struct AccessibilitySwitches: Hashable, Sendable {
  package var contrast = ColorSchemeContrast.standard
  package var reduceMotion = false
  package var reduceTransparency = false
  package var differentiateWithoutColor = false
  package var invertColors = false
  package var showButtonShapes = false
  package var dimFlashingLights = false
  package var playAnimatedImages = true
  package var voiceOver = false
  package var switchControl = false

  package init() {}
}

/// How much colours differ.
///
/// Source: documented, developer.apple.com/documentation/swiftui/colorschemecontrast.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// How heavy text is, for people who read heavy text better.
///
/// Source: documented, developer.apple.com/documentation/swiftui/legibilityweight.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Heavier.
  case bold
}

/// How much room there is.
///
/// Source: documented, developer.apple.com/documentation/swiftui/userinterfacesizeclass.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little, as across a phone.
  case compact
  /// Much.
  case regular
}
