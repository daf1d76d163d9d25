import Foundation

/// A rectangle of whole pixels, with y up.
struct PixelRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The smallest rectangle of whole pixels around another; nil if that is infinite, or larger than 2³⁰ pixels.
  init?(_ rect: CGRect) {
    guard !rect.isNull, !rect.isInfinite else { return nil }
    // Edges that differ from whole pixels only by rounding don't add pixels.
    let (left, bottom) = ((rect.minX + 1e-6).rounded(.down), (rect.minY + 1e-6).rounded(.down))
    let (right, top) = ((rect.maxX - 1e-6).rounded(.up), (rect.maxY - 1e-6).rounded(.up))
    guard max(abs(left), abs(bottom), abs(right), abs(top)) < 1e9,
      (right - left) * (top - bottom) <= 1_073_741_824
    else {
      return nil
    }
    self.init(x: Int(left), y: Int(bottom), width: Int(right - left), height: Int(top - bottom))
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
  }

  func insetBy(_ distance: Int) -> PixelRect {
    PixelRect(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let (left, bottom) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: bottom, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - bottom)
  }
}

/// Red, green, blue and alpha, premultiplied, from 0 to 1, in sRGB.
typealias PixelColor = SIMD4<Float>

/// Pixels in a rectangle: premultiplied blue, green, red and alpha in a word, row by row from the top.
final class Pixels {
  let rect: PixelRect
  var words: [UInt32]

  /// Creates clear pixels.
  init(_ rect: PixelRect) {
    self.rect = rect
    words = Array(repeating: 0, count: rect.width * rect.height)
  }

  /// Creates pixels of the colors that a function gives for the middles of all pixels.
  convenience init(_ rect: PixelRect, _ color: (_ x: Float, _ y: Float) -> PixelColor) {
    self.init(rect)
    var index = 0
    for row in 0..<rect.height {
      let y = Float(rect.maxY - row) - 0.5
      for column in 0..<rect.width {
        words[index] = Self.word(color(Float(rect.x + column) + 0.5, y))
        index += 1
      }
    }
  }

  /// Returns the pixels with changed colors.
  func map(_ change: (PixelColor) -> PixelColor) -> Pixels {
    let result = Pixels(rect)
    for index in words.indices { result.words[index] = Self.word(change(Self.color(words[index]))) }
    return result
  }

  /// The color of a pixel; clear outside of the rectangle.
  subscript(x: Int, y: Int) -> PixelColor {
    guard x >= rect.x, x < rect.maxX, y >= rect.y, y < rect.maxY else { return .zero }
    return Self.color(words[(rect.maxY - 1 - y) * rect.width + x - rect.x])
  }

  /// Returns the color at a position, between the four nearest pixels.
  func sample(_ x: Float, _ y: Float) -> PixelColor {
    guard x.isFinite, y.isFinite, abs(x) < 1e9, abs(y) < 1e9 else { return .zero }
    let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (p, q) = (x - 0.5 - left, y - 0.5 - bottom)
    let (column, row) = (Int(left), Int(bottom))
    let lower = self[column, row] * (1 - p) + self[column + 1, row] * p
    let upper = self[column, row + 1] * (1 - p) + self[column + 1, row + 1] * p
    return lower * (1 - q) + upper * q
  }

  /// Sets a pixel that is in the rectangle.
  func set(_ x: Int, _ y: Int, _ color: PixelColor) {
    words[(rect.maxY - 1 - y) * rect.width + x - rect.x] = Self.word(color)
  }

  @inline(__always) static func color(_ word: UInt32) -> PixelColor {
    PixelColor(
      Float(word >> 16 & 255), Float(word >> 8 & 255), Float(word & 255), Float(word >> 24)) * (1 / 255)
  }

  @inline(__always) static func word(_ color: PixelColor) -> UInt32 {
    var color = color.clamped(lowerBound: .zero, upperBound: PixelColor(repeating: 1))
    // NaN isn't clamped.
    color.replace(with: 0, where: color .!= color)
    // A component above the alpha isn't a color.
    let limit = PixelColor(color.w, color.w, color.w, 1)
    let bytes = SIMD4<UInt32>(pointwiseMin(color, limit) * 255 + 0.5)
    return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
  }
}

extension PixelColor {
  /// The color without its alpha as a factor.
  @inline(__always) var straight: SIMD3<Float> { w > 0 ? SIMD3(x, y, z) / w : .zero }

  /// Creates a color with its alpha as a factor.
  @inline(__always) init(_ straight: SIMD3<Float>, alpha: Float) {
    let limited = straight.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1)) * alpha
    self.init(limited.x, limited.y, limited.z, alpha)
  }

  /// The brightness of a straight color, by the weights of sRGB.
  @inline(__always) static func luma(_ color: SIMD3<Float>) -> Float {
    color.x * 0.2126 + color.y * 0.7152 + color.z * 0.0722
  }
}
