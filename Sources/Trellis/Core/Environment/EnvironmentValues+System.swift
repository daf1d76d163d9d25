public import Foundation

/// The values of the system: its display, its user and their region.
///
/// A desktop provides few of them; a program, a test or a host sets the others.
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

  /// Whether controls respond to the user; see ``View/disabled(_:)``.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The number of pixels per point along each axis: that of the window's display, or that of a rendered picture.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The width of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// The calendar by which views count days; by default the user's.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone in which views show times; by default the user's.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The weight of text that the user prefers, or nil if there is no preference, as on a desktop.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// The amount of horizontal space; nil on a desktop, as on macOS.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The amount of vertical space; nil on a desktop, as on macOS.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The contrast that the user prefers.
  public var colorSchemeContrast: ColorSchemeContrast { switches.contrast }
  /// The settable form of ``colorSchemeContrast``, for a host, a preview or a test.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { switches.contrast }
    set { switches.contrast = newValue }
  }
  /// Whether the user prefers less motion.
  public var accessibilityReduceMotion: Bool { switches.reduceMotion }
  /// The settable form of ``accessibilityReduceMotion``, for a host, a preview or a test.
  public var _accessibilityReduceMotion: Bool {
    get { switches.reduceMotion }
    set { switches.reduceMotion = newValue }
  }
  /// Whether the user prefers opaque surfaces to translucent ones.
  public var accessibilityReduceTransparency: Bool { switches.reduceTransparency }
  /// Whether the user can't distinguish things by colour.
  public var accessibilityDifferentiateWithoutColor: Bool { switches.differentiateWithoutColor }
  /// Whether the user has colours inverted.
  public var accessibilityInvertColors: Bool { switches.invertColors }
  /// Whether the user prefers outlines around controls that can be pressed.
  public var accessibilityShowButtonShapes: Bool { switches.showButtonShapes }
  /// Whether the user prefers no flashing lights.
  public var accessibilityDimFlashingLights: Bool { switches.dimFlashingLights }
  /// Whether animated images may play.
  public var accessibilityPlayAnimatedImages: Bool { switches.playAnimatedImages }
  /// Whether any assistive technology is on: a screen reader, or a switch in place of a pointer.
  public var accessibilityEnabled: Bool { switches.voiceOver || switches.switchControl }
  /// Whether a screen reader is on.
  public var accessibilityVoiceOverEnabled: Bool { switches.voiceOver }
  /// Whether the user has a switch in place of a pointer.
  public var accessibilitySwitchControlEnabled: Bool { switches.switchControl }

  /// The user's accessibility settings, which a host sets.
  package var switches: AccessibilitySwitches {
    get { self[SwitchesKey.self] }
    set { self[SwitchesKey.self] = newValue }
  }
}

/// The accessibility settings of a user.
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

/// The contrast between colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual contrast.
  case standard
  /// A higher contrast than usual.
  case increased
}

/// The weight of text, for users who read heavy text better.
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual weight.
  case regular
  /// A heavier weight.
  case bold
}

/// The amount of space along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space, as across a phone.
  case compact
  /// Ample space.
  case regular
}
