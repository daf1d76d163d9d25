import Foundation

/// A linear map of colours: each new component is a weighted sum of the old components, plus a constant.
///
/// Components are gamma-encoded sRGB with straight alpha, in `0...1`; results are clamped to this range. The rows are the new
/// red, green, blue and alpha; the columns are the factors of the old red, green, blue, alpha and 1.
///
/// Source: the matrices are those of the W3C's “Filter Effects Module Level 1”.
public struct ColorTransform: Hashable, Sendable {
  /// The twenty numbers, row by row.
  public let numbers: [Double]

  /// Creates a map; traps unless there are twenty numbers.
  public init(_ numbers: [Double]) {
    guard numbers.count == 20 else {
      fatalError("ColorTransform.init: \(numbers.count) numbers; give four rows of five")
    }
    self.numbers = numbers
  }

  /// Returns a colour transformed by the map.
  public func applied(to color: RGBAColor) -> RGBAColor {
    let old = [color.red, color.green, color.blue, color.opacity, 1]
    let new = (0..<4).map { row in
      min(max((0..<5).reduce(0) { $0 + numbers[row * 5 + $1] * old[$1] }, 0), 1)
    }
    return RGBAColor(red: new[0], green: new[1], blue: new[2], opacity: new[3])
  }

  private init(rows: [[Double]]) {
    numbers = rows.flatMap { $0 } + [0, 0, 0, 1, 0]
  }

  /// Returns a map that adds an amount to red, green and blue.
  public static func brightness(_ amount: Double) -> ColorTransform {
    ColorTransform(rows: [[1, 0, 0, 0, amount], [0, 1, 0, 0, amount], [0, 0, 1, 0, amount]])
  }

  /// Returns a map that moves components away from the middle: 1 keeps them, 0 makes them all grey.
  public static func contrast(_ amount: Double) -> ColorTransform {
    let rest = (1 - amount) / 2
    return ColorTransform(rows: [
      [amount, 0, 0, 0, rest], [0, amount, 0, 0, rest], [0, 0, amount, 0, rest],
    ])
  }

  /// Returns a map that moves colours away from their grey: 1 keeps them, 0 makes them grey.
  public static func saturation(_ amount: Double) -> ColorTransform {
    let (red, green, blue) = (0.213 * (1 - amount), 0.715 * (1 - amount), 0.072 * (1 - amount))
    return ColorTransform(rows: [
      [red + amount, green, blue, 0, 0], [red, green + amount, blue, 0, 0],
      [red, green, blue + amount, 0, 0],
    ])
  }

  /// Returns a map that rotates the hue by an angle, in radians.
  public static func hueRotation(_ angle: Double) -> ColorTransform {
    let (cosine, sine) = (cos(angle), sin(angle))
    let gray = [0.213, 0.715, 0.072]
    let cosines = [[0.787, -0.715, -0.072], [-0.213, 0.285, -0.072], [-0.213, -0.715, 0.928]]
    let sines = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
    return ColorTransform(
      rows: (0..<3).map { row in
        (0..<3).map { gray[$0] + cosine * cosines[row][$0] + sine * sines[row][$0] } + [0, 0]
      })
  }

  /// A map to the inverted colours.
  public static let inversion = ColorTransform(rows: [
    [-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1],
  ])

  /// Returns a map that multiplies each component by that of a colour.
  public static func multiply(_ color: RGBAColor) -> ColorTransform {
    ColorTransform([
      color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, color.opacity, 0,
    ])
  }

  /// A map from lightness to opacity: black becomes clear.
  public static let luminanceToAlpha = ColorTransform([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0,
  ])
}
