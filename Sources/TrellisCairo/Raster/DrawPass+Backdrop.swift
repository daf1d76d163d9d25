import CCairo
import CPixels
import Foundation
import TrellisDisplayList
import TrellisGeometry

extension DrawPass {
  /// The largest standard deviation of a backdrop, in pixels: everything within its reach is redrawn.
  private static let backdropSigmaLimit: CGFloat = 320

  /// Returns a backdrop's standard deviation in pixels, for the mapping of its list.
  static func sigma(of backdrop: Backdrop, at mapping: PixelMapping) -> CGFloat {
    backdrop.radius > 0 ? min(backdrop.radius * mapping.meanScale, backdropSigmaLimit) : 0
  }

  /// Draws the blurred background wherever a list is opaque.
  func draw(
    _ list: DisplayList, showing backdrop: Backdrop, at mapping: PixelMapping, ink: PixelRect, on layer: Layer
  ) {
    let output = ink.intersection(layer.clipBounds)
    guard !output.isEmpty else { return }
    let cover = picture(output, world: layer.world, clip: layer.clip(within: output)) {
      draw(list, at: mapping, on: $0)
    }
    guard let cover, let glass = glass(of: layer, backdrop, Self.sigma(of: backdrop, at: mapping), output)
    else { return }
    statistics.pictures += 1
    layer.withClip(ink) {
      // Replaces the pixels that the list covers.
      cairo_set_operator(layer.context, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(
        layer.context, glass.pointer, Double(glass.bounds.left), Double(glass.bounds.top))
      layer.mask(cover)
      cairo_set_operator(layer.context, CAIRO_OPERATOR_OVER)
    }
  }

  /// Returns the background of some pixels of a layer as a backdrop shows it, or nil if memory runs out.
  private func glass(
    of layer: Layer, _ backdrop: Backdrop, _ sigma: CGFloat, _ output: PixelRect
  ) -> Surface? {
    let plan = BlurPlan(backdrop: sigma, world: layer.world)
    let source = plan.source(of: output)
    let cells = output.grown(by: plan.reach).cells(of: plan.factor)
    guard !source.isEmpty, let made = Surface(.picture, cells.scaled(by: plan.factor)) else { return nil }
    layer.copy(source, into: made)
    made.extend(from: source)
    guard let glass = made.blurred(by: plan, cells: cells, output: output) else { return nil }
    if backdrop.saturation != 1 { glass.apply(.saturation(backdrop.saturation)) }
    glass.draw { context in
      cairo_set_source(context, backdrop.tint)
      cairo_paint(context)
    }
    return glass
  }
}

extension Layer {
  /// Copies the pixels drawn so far, composited over the layers behind.
  fileprivate func copy(_ pixels: PixelRect, into surface: Surface) {
    behind?.copy(pixels, into: surface)
    surface.draw { context in
      cairo_translate(context, Double(-surface.bounds.left), Double(-surface.bounds.top))
      cairo_set_source_surface(context, self.surface, Double(bounds.left), Double(bounds.top))
      cairo_rectangle(context, pixels.intersection(bounds))
      cairo_fill(context)
    }
  }
}
