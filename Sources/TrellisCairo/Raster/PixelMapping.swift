import Foundation
import TrellisDisplayList
import TrellisGeometry

/// Where a list is drawn: how its points become device pixels.
struct PixelMapping: Hashable {
  /// The list's origin, in points of the space that `matrix` is for.
  var origin: CGPoint
  /// From that space to device pixels.
  var matrix: CGAffineTransform
  /// Whether a transform is around: then everything is drawn exactly where it is, so that it moves smoothly, and nothing is
  /// moved onto whole pixels.
  var isTransformed: Bool

  init(scale: CGFloat) {
    origin = .zero
    matrix = CGAffineTransform(scaleX: scale, y: scale)
    isTransformed = false
  }

  init(origin: CGPoint, matrix: CGAffineTransform, isTransformed: Bool) {
    (self.origin, self.matrix, self.isTransformed) = (origin, matrix, isTransformed)
  }

  /// The mapping of a list whose origin is at a point of this one.
  func moved(to point: CGPoint) -> PixelMapping {
    PixelMapping(origin: origin + point, matrix: matrix, isTransformed: isTransformed)
  }

  /// The mapping of a list that a transform takes into this one; nil where nothing of it can be seen.
  func transformed(by transform: CGAffineTransform) -> PixelMapping? {
    if transform.isTranslation { return moved(to: CGPoint(x: transform.tx, y: transform.ty)) }
    let all =
      transform
      .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
      .concatenating(matrix)
    guard all.isUsable else { return nil }
    return PixelMapping(origin: .zero, matrix: all, isTransformed: true)
  }

  /// The pixels that hold a rectangle of the list's.
  func pixels(of rect: CGRect) -> PixelRect {
    guard !rect.isNull else { return .empty }
    let (left, top) = (origin.x + rect.origin.x, origin.y + rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    let m = matrix
    if m.b == 0, m.c == 0, m.a > 0, m.d > 0 {
      return PixelRect(
        holding: left * m.a + m.tx, top * m.d + m.ty, right * m.a + m.tx, bottom * m.d + m.ty)
    }
    let place = CGRect(around: [
      CGPoint(x: left, y: top).applying(m), CGPoint(x: right, y: top).applying(m),
      CGPoint(x: left, y: bottom).applying(m), CGPoint(x: right, y: bottom).applying(m),
    ])
    guard !place.isNull else { return .empty }
    return PixelRect(
      holding: place.origin.x, place.origin.y, place.origin.x + place.size.width,
      place.origin.y + place.size.height)
  }

  /// How many pixels a point is long, in the mean of all directions.
  var meanScale: CGFloat { abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot() }
}

extension CGAffineTransform {
  /// Whether it can be drawn with: its numbers are finite, and something undoes it.
  var isUsable: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite && a.isFinite
      && b.isFinite && c.isFinite && d.isFinite
  }

  /// Whether it only moves and scales, without a mirror.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

/// How something lies on the pixels, wherever on the screen it is: a transform whose translation is less than a pixel.
///
/// What is drawn alike is found again by it. Translations are rounded to a 64th of a pixel, for everything that is drawn, so
/// that it doesn't matter who came first.
struct PixelPhase: Hashable {
  var a: CGFloat
  var b: CGFloat
  var c: CGFloat
  var d: CGFloat
  /// The translation, in 64ths of a pixel.
  var x: UInt8
  var y: UInt8

  /// Splits a transform into a phase and a whole pixel; nil where its translation is off any screen.
  static func split(_ transform: CGAffineTransform) -> (phase: PixelPhase, x: Int, y: Int)? {
    guard abs(transform.tx) < 1e12, abs(transform.ty) < 1e12 else { return nil }
    let x = Int((transform.tx * 64).rounded())
    let y = Int((transform.ty * 64).rounded())
    return (
      PixelPhase(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d, x: UInt8(x & 63), y: UInt8(y & 63)),
      x >> 6, y >> 6
    )
  }

  /// The transform, with the pixel (0, 0) at a whole pixel of the phase's.
  func transform(from left: Int, _ top: Int) -> CGAffineTransform {
    CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: CGFloat(x) / 64 - CGFloat(left), ty: CGFloat(y) / 64 - CGFloat(top))
  }
}

extension PixelMapping {
  /// The transform of what has its origin at a point of the list.
  func transform(at point: CGPoint) -> CGAffineTransform {
    var result = matrix
    let start = CGPoint(x: origin.x + point.x, y: origin.y + point.y).applying(matrix)
    (result.tx, result.ty) = (start.x, start.y)
    return result
  }
}
