/// An angle, in radians or degrees; positive ones turn clockwise on the screen, where y points down.
///
/// Source: documented, developer.apple.com/documentation/swiftui/angle.
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

  /// Creates an angle of so many radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle of so many degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// An angle of so many radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of so many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No angle at all.
  public static let zero = Angle()

  /// Whether one angle is smaller than another; full turns count.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }

  /// The sum of two angles.
  public static func + (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians + second.radians)
  }

  /// The difference of two angles.
  public static func - (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians - second.radians)
  }

  /// The angle, so many times.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

  /// A part of the angle.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

  /// The same angle the other way round.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Adds an angle.
  public static func += (first: inout Angle, second: Angle) { first.radians += second.radians }

  /// Takes an angle away.
  public static func -= (first: inout Angle, second: Angle) { first.radians -= second.radians }
}
