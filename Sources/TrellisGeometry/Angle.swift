/// An angle, in radians or degrees; positive angles turn clockwise on the screen, where y points down.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() {
    radians = 0
  }

  /// Creates an angle in radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle in degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The angle of 0 radians.
  public static let zero = Angle()

  /// Returns whether the first angle is smaller; angles aren't reduced to one turn.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }

  /// Returns the sum of two angles.
  public static func + (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians + second.radians)
  }

  /// Returns the difference of two angles.
  public static func - (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians - second.radians)
  }

  /// Returns the angle multiplied by a factor.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

  /// Returns the angle divided by a number.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

  /// Returns the opposite angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Adds an angle.
  public static func += (first: inout Angle, second: Angle) { first.radians += second.radians }

  /// Subtracts an angle.
  public static func -= (first: inout Angle, second: Angle) { first.radians -= second.radians }
}
