import CCairo
import CPixels
import Foundation
import TrellisDisplayList
import TrellisGeometry

extension DrawPass {
  /// Draws a list with an effect; `mapping` is the list's, and `ink` contains the pixels that may change.
  func apply(
    _ effect: Effect, to list: DisplayList, at mapping: PixelMapping, ink: PixelRect, on layer: Layer
  ) {
    switch effect {
    case .each(let each): apply(each.effect, to: list, at: mapping, ink: ink, on: layer)
    case .group where !list.ink.blends: draw(list, at: mapping, on: layer)
    case .opacity(let opacity) where opacity >= 1 && !list.ink.blends: draw(list, at: mapping, on: layer)
    case .group: draw(list, at: mapping, ink: ink, on: layer) { layer, picture in layer.paint(picture) }
    case .linearGroup:
      mixingLinearly {
        draw(list, at: mapping, ink: ink, on: layer) { layer, picture in layer.paint(picture) }
      }
    case .opacity(let opacity):
      draw(list, at: mapping, ink: ink, on: layer) { layer, picture in
        cairo_set_source_surface(
          layer.context, picture.pointer, Double(picture.bounds.left), Double(picture.bounds.top))
        cairo_paint_with_alpha(layer.context, min(opacity, 1))
      }
    case .clip(let path, let style): clip(to: path, style, list, at: mapping, ink: ink, on: layer)
    case .mask(let mask): draw(list, within: mask, at: mapping, ink: ink, on: layer)
    case .color(let matrix):
      draw(list, at: mapping, ink: ink, on: layer) { layer, picture in
        picture.apply(matrix)
        layer.paint(picture)
      }
    case .backdrop(let backdrop): draw(list, showing: backdrop, at: mapping, ink: ink, on: layer)
    case .blend(let mode): draw(list, mode, at: mapping, ink: ink, on: layer)
    case .shadow(let shadow): draw(list, shadow, at: mapping, ink: ink, on: layer)
    case .blur(let radius, let isOpaque):
      draw(list, radius: radius, isOpaque: isOpaque, at: mapping, ink: ink, on: layer)
    case .transform(let transform): draw(list, seenBy: transform, at: mapping, ink: ink, on: layer)
    }
  }

  /// Draws a list as a picture of its own, and calls a closure that composites it onto the layer, clipped to `ink`.
  private func draw(
    _ list: DisplayList, at mapping: PixelMapping, ink: PixelRect, on layer: Layer,
    _ compose: (Layer, Surface) -> Void
  ) {
    let bounds = ink.intersection(layer.clipBounds)
    guard !bounds.isEmpty else { return }
    let clip = layer.clip(within: bounds)
    let behind = list.ink.hasBackdrop ? layer : nil
    let made = picture(bounds, world: layer.world, clip: clip, behind: behind) {
      draw(list, at: mapping, on: $0)
    }
    guard let made else { return }
    layer.withClip(ink) { compose(layer, made) }
  }

  private func clip(
    to path: Path, _ style: FillStyle, _ list: DisplayList, at mapping: PixelMapping, ink: PixelRect,
    on layer: Layer
  ) {
    let outline = mapping.pixels(of: path.controlBounds)
    if let rect = path.pixels(at: mapping, style, within: outline) {
      let visible = ink.intersection(rect)
      if list.ink.blends { return apply(.group, to: list, at: mapping, ink: visible, on: layer) }
      return layer.withClip(rect) {
        if layer.shows(visible) { draw(list, at: mapping, on: layer) }
      }
    }
    guard let (phase, x, y) = PixelPhase.split(mapping.transform(at: .zero)) else { return }
    let extents = kept(of: outline, on: layer)
    let key = ShapeKey(path: path, style: .fill(style), phase: phase, extents: extents.moved(-x, -y))
    guard let mask = caches.mask(key) else { return }
    draw(list, at: mapping, ink: ink, on: layer) { layer, picture in
      cairo_set_source_surface(
        layer.context, picture.pointer, Double(picture.bounds.left), Double(picture.bounds.top))
      layer.mask(mask, at: x, y)
    }
  }

  private func draw(
    _ list: DisplayList, within mask: DisplayList, at mapping: PixelMapping, ink: PixelRect, on layer: Layer
  ) {
    draw(list, at: mapping, ink: ink, on: layer) { layer, content in
      let cover = picture(content.bounds, world: layer.world, clip: layer.clip(within: content.bounds)) {
        draw(mask, at: mapping, on: $0)
      }
      guard let cover else { return }
      content.keep(within: cover)
      layer.paint(content)
    }
  }

  private func draw(
    _ list: DisplayList, _ mode: BlendMode, at mapping: PixelMapping, ink: PixelRect, on layer: Layer
  ) {
    draw(list, at: mapping, ink: ink, on: layer) { layer, picture in
      guard let operation = mode.cairo else { return layer.darken(with: picture) }
      cairo_set_operator(layer.context, operation)
      layer.paint(picture)
      cairo_set_operator(layer.context, CAIRO_OPERATOR_OVER)
    }
  }
}

extension Surface {
  func apply(_ matrix: ColorTransform) {
    withPixels {
      px_color_matrix($0, Int32(bounds.width), Int32(bounds.height), rowBytes / 4, matrix.usableNumbers)
    }
  }
}

extension ColorTransform {
  /// The matrix with NaN replaced by 0 and the other numbers clamped, so that sums stay finite.
  fileprivate var usableNumbers: [Double] {
    numbers.map { $0.isNaN ? 0 : min(max($0, -1e6), 1e6) }
  }
}

extension Layer {
  /// Composites a picture with `plusDarker` (the sum less 1) within the clip; Cairo has no such operator.
  fileprivate func darken(with picture: Surface) {
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    cairo_surface_flush(surface)
    guard let target = cairo_image_surface_get_data(surface) else { return }
    picture.withPixels { source in
      for rect in clip(within: picture.bounds.intersection(bounds)) {
        let from =
          source + (rect.top - picture.bounds.top) * (picture.rowBytes / 4) + rect.left - picture.bounds.left
        let row = target + (rect.top - bounds.top) * bytesPerRow
        row.withMemoryRebound(to: UInt32.self, capacity: bytesPerRow / 4 * rect.height) { row in
          px_plus_darker(
            from, picture.rowBytes / 4, row + rect.left - bounds.left, Int32(rect.width), Int32(rect.height),
            bytesPerRow / 4, isOpaque ? 1 : 0)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }
}

extension BlendMode {
  /// Cairo's operator, or nil if it has none.
  fileprivate var cairo: cairo_operator_t? {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .plusDarker: nil
    }
  }
}
