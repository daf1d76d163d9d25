import Foundation
import TrellisDisplayList
import TrellisGeometry

/// The mapping of a list's points to device pixels.
struct PixelMapping: Hashable {
  /// The list's origin, in points of the space that `matrix` maps from.
  var origin: CGPoint
  /// The map from the space of ``origin`` to device pixels.
  var matrix: CGAffineTransform
  /// Whether the list is within a transform.
  ///
  /// Its content is then drawn at its exact position, so that it moves smoothly. Nothing is snapped to whole pixels.
  var isTransformed: Bool

  init(scale: CGFloat) {
    origin = .zero
    matrix = CGAffineTransform(scaleX: scale, y: scale)
    isTransformed = false
  }

  init(origin: CGPoint, matrix: CGAffineTransform, isTransformed: Bool) {
    (self.origin, self.matrix, self.isTransformed) = (origin, matrix, isTransformed)
  }

  /// Returns the mapping of a nested list whose origin is at a point of this list.
  func moved(to point: CGPoint) -> PixelMapping {
    PixelMapping(origin: origin + point, matrix: matrix, isTransformed: isTransformed)
  }

  /// Returns the mapping of a nested list within a transform, or nil if nothing of it is visible.
  func transformed(by transform: CGAffineTransform) -> PixelMapping? {
    if transform.isTranslation { return moved(to: CGPoint(x: transform.tx, y: transform.ty)) }
    let all =
      transform
      .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
      .concatenating(matrix)
    guard all.isUsable else { return nil }
    return PixelMapping(origin: .zero, matrix: all, isTransformed: true)
  }

  /// Returns the pixels that contain a rectangle of the list.
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

  /// The pixels per point, averaged over all directions.
  var meanScale: CGFloat { abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot() }
}

extension CGAffineTransform {
  /// Whether the transform is finite and invertible.
  var isUsable: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite && a.isFinite
      && b.isFinite && c.isFinite && d.isFinite
  }

  /// Whether the transform only translates and scales, without mirroring.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

/// A transform whose translation is less than a pixel: the position of a drawing relative to whole pixels.
///
/// Cache keys contain it, so a drawing is found again anywhere on the screen. All translations are rounded to a 64th of a pixel,
/// so that a drawing doesn't depend on which one was cached first.
struct PixelPhase: Hashable {
  var a: CGFloat
  var b: CGFloat
  var c: CGFloat
  var d: CGFloat
  /// The translation, in 64ths of a pixel.
  var x: UInt8
  var y: UInt8

  /// Splits a transform into a phase and a whole pixel; returns nil if the translation is far off any screen.
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

  /// Returns the transform relative to the given pixel.
  func transform(from left: Int, _ top: Int) -> CGAffineTransform {
    CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: CGFloat(x) / 64 - CGFloat(left), ty: CGFloat(y) / 64 - CGFloat(top))
  }
}

extension PixelMapping {
  /// Returns the transform to pixels for content whose origin is at a point of the list.
  func transform(at point: CGPoint) -> CGAffineTransform {
    var result = matrix
    let start = CGPoint(x: origin.x + point.x, y: origin.y + point.y).applying(matrix)
    (result.tx, result.ty) = (start.x, start.y)
    return result
  }
}
