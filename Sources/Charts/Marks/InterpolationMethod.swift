public import Foundation

/// The curve between the points of lines and areas.
///
/// Source: documented, developer.apple.com/documentation/charts/interpolationmethod; the parameters without argument: ours.
public nonisolated struct InterpolationMethod: Sendable, Equatable, CustomStringConvertible {
  enum Storage: Equatable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case catmullRom(CGFloat)
    case cardinal(CGFloat)
  }
  let storage: Storage

  /// Straight lines.
  public static var linear: InterpolationMethod { InterpolationMethod(storage: .linear) }
  /// A cubic curve that has no extrema between points.
  public static var monotone: InterpolationMethod { InterpolationMethod(storage: .monotone) }
  /// A Catmull-Rom spline with alpha 0.5.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// A Catmull-Rom spline: 0 is uniform, 0.5 centripetal, 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .catmullRom(alpha))
  }
  /// A cardinal spline with tension 0.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// A cardinal spline: tension 1 gives straight lines.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .cardinal(tension))
  }
  /// Steps that begin at the points.
  public static var stepStart: InterpolationMethod { InterpolationMethod(storage: .stepStart) }
  /// Steps with the points in their middle.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(storage: .stepCenter) }
  /// Steps that end at the points.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(storage: .stepEnd) }

  /// The name of the method, with its parameter.
  public var description: String {
    switch storage {
    case .linear: "linear"
    case .monotone: "monotone"
    case .stepStart: "stepStart"
    case .stepCenter: "stepCenter"
    case .stepEnd: "stepEnd"
    case .catmullRom(let alpha): "catmullRom(alpha: \(alpha))"
    case .cardinal(let tension): "cardinal(tension: \(tension))"
    }
  }
}
