import CCairo
import CPixels
import Foundation
import TrellisDisplayList
import TrellisGeometry

extension DrawPass {
  /// The most pixels of a picture before its perspective transform.
  private static let pixelLimit: CGFloat = 16_000_000
  /// The most pixels of a cached result.
  private static let keptLimit = 1 << 22

  /// Draws a list with a perspective transform: renders it as a picture, then samples that, unless the result is cached.
  func draw(
    _ list: DisplayList, seenBy transform: ProjectionTransform, at mapping: PixelMapping, ink: PixelRect,
    on layer: Layer
  ) {
    let all =
      transform
      .concatenating(
        ProjectionTransform(
          CGAffineTransform(translationX: mapping.origin.x, y: mapping.origin.y)
            .concatenating(mapping.matrix)))
    var inverse = all
    let visible = ink.intersection(layer.world)
    guard all.isFinite, inverse.invert(), inverse.isFinite, !visible.isEmpty else { return }
    let wanted = visible.intersection(layer.clipBounds)
    guard !wanted.isEmpty else { return }
    let key = PerspectiveKey(
      appearance: DisplayListAppearance(list: list), isLinear: isLinear, numbers: all.numbers,
      extents: visible)
    if let known = caches.blurs.value(for: .perspective(key)) {
      return layer.withClip(ink) { layer.paint(known) }
    }
    // If at most half of the visible pixels are in the clip, as for a small damage, only those are computed, and nothing is cached. The
    // same applies to a result that is too large for the cache.
    let isKept = visible.area <= Self.keptLimit && wanted.area * 2 > visible.area
    let view = PerspectiveView(transform: all, inverse: inverse, scale: mapping.meanScale)
    guard let seen = see(list, view, all: visible, output: isKept ? visible : wanted) else { return }
    if isKept { caches.blurs.insert(seen, for: .perspective(key), extra: list.ink.weight) }
    layer.withClip(ink) { layer.paint(seen) }
  }

  /// Returns the `output` pixels of the transformed list, or nil if nothing is visible or memory runs out.
  ///
  /// `visible` contains all visible pixels.
  private func see(
    _ list: DisplayList, _ view: PerspectiveView, all visible: PixelRect, output: PixelRect
  ) -> Surface? {
    // The visible part of the list, and the scale at which to render it.
    let part = view.inverse.part(of: list.inkBounds, seenIn: visible)
    guard !part.isNull, part.width > 0, part.height > 0, part.width < 1e9, part.height < 1e9 else {
      return nil
    }
    let wanted = part.corners.map { view.transform.magnification(at: $0) }.filter(\.isFinite).max() ?? 1
    let affordable = (Self.pixelLimit / (part.width * part.height)).squareRoot()
    let scale = min(
      max(wanted, 1e-3), view.scale * 8, affordable, 16_000 / max(part.width, part.height))
    guard scale.isFinite, scale > 0 else { return nil }
    let flat = PixelMapping(
      origin: .zero, matrix: CGAffineTransform(scaleX: scale, y: scale), isTransformed: true)
    let world = flat.pixels(of: part).grown(by: 2)
    let seen = view.inverse.part(of: part, seenIn: output.grown(by: 1))
    let source = flat.pixels(of: seen).grown(by: 3).intersection(world)
    let made = picture(source, world: world, clip: [source]) { draw(list, at: flat, on: $0) }
    guard let made, let result = Surface(.picture, output) else { return nil }
    let matrix = view.inverse.concatenating(ProjectionTransform(flat.matrix)).numbers
    made.withPixels { pixels in
      result.withPixels { target in
        px_warp(
          pixels, Int32(source.width), Int32(source.height), made.rowBytes / 4, Int32(source.left),
          Int32(source.top), target, Int32(output.width), Int32(output.height), result.rowBytes / 4,
          Int32(output.left), Int32(output.top), matrix, Int32(PX_BILINEAR), Int32(PX_CLEAR))
      }
    }
    return result
  }
}

/// A cache key for a list with a perspective transform, on all its visible pixels.
struct PerspectiveKey: Hashable {
  var appearance: DisplayListAppearance
  /// Whether the list's items are mixed in linear sRGB.
  var isLinear: Bool
  /// The matrix from the list's points to pixels, row by row.
  var numbers: [Double]
  /// The bounds of the cached pixels.
  var extents: PixelRect
}

/// A perspective transform, its inverse, and the scale of the mapping around the transform.
private struct PerspectiveView {
  /// Maps the list's points to pixels.
  let transform: ProjectionTransform
  let inverse: ProjectionTransform
  /// The pixels per point outside the transform.
  let scale: CGFloat
}

extension ProjectionTransform {
  fileprivate var numbers: [Double] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

  fileprivate var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

  /// Returns the approximate magnification at a point, in the direction of the greatest one.
  fileprivate func magnification(at point: CGPoint) -> CGFloat {
    let here = point.applying(self)
    let depth = point.x * m13 + point.y * m23 + m33
    return max(
      hypot(m11 - here.x * m13, m12 - here.y * m13), hypot(m21 - here.x * m23, m22 - here.y * m23))
      / abs(depth)
  }

  /// Returns the part of a rectangle that is visible in some pixels; the transform maps pixels to the rectangle's space.
  fileprivate func part(of rect: CGRect, seenIn pixels: PixelRect) -> CGRect {
    let corners = CGRect(x: pixels.left, y: pixels.top, width: pixels.width, height: pixels.height).corners
    guard !rect.isNull, corners.allSatisfy({ $0.x * m13 + $0.y * m23 + m33 > 0 }) else { return rect }
    let seen = CGRect(around: corners.map { $0.applying(self) })
    guard !seen.isNull, seen.width.isFinite, seen.height.isFinite else { return rect }
    let (left, top) = (max(seen.minX, rect.minX), max(seen.minY, rect.minY))
    let (right, bottom) = (min(seen.maxX, rect.maxX), min(seen.maxY, rect.maxY))
    return right > left && bottom > top
      ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }
}
