import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry

extension VectorPass {
  /// The most pixels of an embedded picture; a larger one gets fewer pixels per point.
  private static let pixelLimit: CGFloat = 33_554_432

  /// Draws a list with an effect as an embedded picture.
  func embed(_ effect: Effect, _ list: DisplayList, at matrix: CGAffineTransform, within ink: CGRect) {
    let item = DisplayItem(id: 0, frame: .zero, content: .effect(effect, list))
    embed(DisplayList([item]), at: matrix, within: ink)
  }

  /// Draws a list as an embedded picture, within a rectangle of the page.
  func embed(_ list: DisplayList, at matrix: CGAffineTransform, within ink: CGRect) {
    if let picture = picture(of: list, at: matrix, within: ink) { put(picture) }
  }

  /// Draws an embedded picture at its position on the page.
  func put(_ picture: Embedded) {
    cairo_identity_matrix(context)
    setSource(picture)
    cairo_rectangle(
      context, picture.place.minX, picture.place.minY, picture.place.width, picture.place.height)
    cairo_fill(context)
  }

  /// A rasterized list with its position on the page.
  struct Embedded {
    let bitmap: Bitmap
    let place: CGRect
    let density: CGFloat

    /// Whether all pixels are opaque.
    var coversAll: Bool {
      bitmap.withPixels { $0.bindMemory(to: UInt32.self).allSatisfy { $0 >> 24 == 255 } }
    }
  }

  /// Rasterizes a list; returns nil if nothing of it is visible or memory runs out.
  func picture(of list: DisplayList, at matrix: CGAffineTransform, within ink: CGRect) -> Embedded? {
    guard !ink.isNull else { return nil }
    let part = ink.intersection(page)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let greatestDensity = (Self.pixelLimit / max(part.width * part.height, 1)).squareRoot()
    let density = min(
      self.density, greatestDensity, CGFloat(Bitmap.sideLimit - 2) / max(part.width, part.height))
    let left = (part.minX * density).rounded(.down)
    let top = (part.minY * density).rounded(.down)
    let width = max((part.maxX * density).rounded(.up) - left, 1)
    let height = max((part.maxY * density).rounded(.up) - top, 1)
    guard let bitmap = try? Bitmap(width: Int(width), height: Int(height)) else { return nil }
    let place = CGRect(x: left / density, y: top / density, width: width / density, height: height / density)
    let toPicture = matrix.concatenating(CGAffineTransform(translationX: -place.minX, y: -place.minY))
    let item = DisplayItem(
      id: 0, frame: .zero, content: .effect(.transform(ProjectionTransform(toPicture)), list))
    var world = PixelRect.empty
    if list.ink.hasBackdrop {
      // A blurred backdrop depends on content around the picture.
      let all = page.offsetBy(dx: -place.minX, dy: -place.minY)
      world = PixelRect(
        holding: all.minX * density, all.minY * density, all.maxX * density, all.maxY * density)
    }
    renderer.draw(DisplayList([item]), into: bitmap, scale: density, world: world)
    return Embedded(bitmap: bitmap, place: place, density: density)
  }

  /// Sets an embedded picture as the source, at its position on the page.
  func setSource(_ picture: Embedded) {
    guard let pattern = cairo_pattern_create_for_surface(picture.bitmap.surface) else { return }
    var toPixels = CGAffineTransform(translationX: -picture.place.minX, y: -picture.place.minY)
      .concatenating(CGAffineTransform(scaleX: picture.density, y: picture.density)).cairo
    cairo_pattern_set_matrix(pattern, &toPixels)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }
}
