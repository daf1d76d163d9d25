import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry

/// The scene drawn by plain Cairo calls without caches, as the reference.
final class DirectCairo {
  private let surface: OpaquePointer
  private let scale: Double
  private let scene: MixedScene

  init(_ scene: MixedScene, scale: Double) {
    (self.scene, self.scale) = (scene, scale)
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(MixedScene.size.width * scale), Int32(MixedScene.size.height * scale))!
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Draws the part in a rectangle in points; nil draws everything.
  func draw(_ damage: CGRect?) {
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    if let damage {
      cairo_rectangle(context, damage.minX, damage.minY, damage.width, damage.height)
      cairo_clip(context)
    }
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    func isOutside(_ origin: CGPoint, _ size: CGSize) -> Bool {
      guard let damage else { return false }
      return !damage.intersects(CGRect(origin: origin, size: size).insetBy(dx: -2, dy: -2))
    }
    for box in scene.boxes where !isOutside(box.origin, CGSize(width: 60, height: 32)) { draw(box, context) }
    for gradient in scene.gradients where !isOutside(gradient.origin, MixedScene.gradientSize) {
      draw(gradient.origin, gradient.colors, context)
    }
    for image in scene.images where !isOutside(image.origin, MixedScene.imageSize) {
      draw(image.origin, image.source, context)
    }
    cairo_select_font_face(context, "DejaVu Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_source_rgb(context, 0, 0, 0)
    for label in scene.labels where !isOutside(label.origin, label.size) {
      for run in label.text.runs {
        cairo_set_font_size(context, run.face.size)
        let glyphs = run.glyphs.map {
          cairo_glyph_t(
            index: UInt($0.index), x: label.origin.x + $0.position.x, y: label.origin.y + $0.position.y)
        }
        cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
      }
    }
  }

  private func draw(_ box: MixedScene.Box, _ context: OpaquePointer) {
    cairo_save(context)
    cairo_translate(context, box.origin.x, box.origin.y)
    box.path.forEach { element in
      switch element {
      case .move(let end): cairo_move_to(context, end.x, end.y)
      case .line(let end): cairo_line_to(context, end.x, end.y)
      case .curve(let end, let first, let second):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .quadCurve, .closeSubpath: cairo_close_path(context)
      }
    }
    cairo_set_source_rgba(context, box.color.red, box.color.green, box.color.blue, box.color.opacity)
    if box.isStroked {
      cairo_set_line_width(context, 1)
      cairo_stroke(context)
    } else {
      cairo_fill(context)
    }
    cairo_restore(context)
  }

  private func draw(_ origin: CGPoint, _ colors: [RGBAColor], _ context: OpaquePointer) {
    let size = MixedScene.gradientSize
    let pattern = cairo_pattern_create_linear(origin.x, origin.y, origin.x + size.width, origin.y + 70)
    for (index, color) in colors.enumerated() {
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(index) / Double(colors.count - 1), color.red, color.green, color.blue, color.opacity)
    }
    cairo_set_source(context, pattern)
    cairo_rectangle(context, origin.x, origin.y, size.width, size.height)
    cairo_fill(context)
    cairo_pattern_destroy(pattern)
  }

  private func draw(_ origin: CGPoint, _ source: ImageSource, _ context: OpaquePointer) {
    source.pixels.withUnsafeBytes { bytes in
      let picture = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: bytes.assumingMemoryBound(to: UInt8.self).baseAddress),
        CAIRO_FORMAT_ARGB32, Int32(source.width), Int32(source.height), Int32(source.width * 4))
      cairo_save(context)
      cairo_rectangle(context, origin.x, origin.y, MixedScene.imageSize.width, MixedScene.imageSize.height)
      cairo_clip(context)
      cairo_translate(context, origin.x, origin.y)
      cairo_scale(
        context, MixedScene.imageSize.width / Double(source.width),
        MixedScene.imageSize.height / Double(source.height))
      cairo_set_source_surface(context, picture, 0, 0)
      cairo_paint(context)
      cairo_restore(context)
      cairo_surface_destroy(picture)
    }
  }
}
