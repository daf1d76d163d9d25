import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry

extension DrawPass {
  /// Returns the pixels to cache for a mask or picture with the given ink.
  ///
  /// Ink of at most 256 by 256 pixels is cached whole, so that the key stays the same while it scrolls into view. Of larger ink,
  /// only the part on the layer is cached. If no part is on the layer, the result is empty.
  func kept(of ink: PixelRect, on layer: Layer) -> PixelRect {
    let seen = ink.intersection(layer.world)
    return seen.isEmpty || ink.width > 256 || ink.height > 256 ? seen : ink
  }

  /// Fills a frame, snapped to whole device pixels, but exactly within a transform.
  func fill(_ color: RGBAColor, _ size: CGSize, at mapping: PixelMapping, ink: PixelRect, on layer: Layer) {
    if mapping.isTransformed {
      func length(_ length: CGFloat) -> CGFloat { min(max(length, -1e9), 1e9) }
      let frame = CGRect(x: 0, y: 0, width: length(size.width), height: length(size.height))
      return draw(
        ShapeContent(path: Path(frame.standardized), paint: .color(color)), at: mapping, ink: ink, on: layer
      )
    }
    let frame = CGRect(origin: mapping.origin, size: size).standardized
    cairo_set_source(layer.context, color)
    layer.fill(PixelRect(frame.snapped(scale: mapping.matrix.a)).intersection(layer.clipBounds))
  }

  /// Draws a shape whose path is relative to the mapping's origin.
  func draw(_ shape: ShapeContent, at mapping: PixelMapping, ink: PixelRect, on layer: Layer) {
    let extents = kept(of: ink, on: layer)
    if case .color(let color) = shape.paint, let rect = shape.pixels(at: mapping, within: extents) {
      cairo_set_source(layer.context, color)
      return layer.fill(rect.intersection(layer.clipBounds))
    }
    guard let (phase, x, y) = PixelPhase.split(mapping.transform(at: .zero)) else { return }
    if case .color(let color) = shape.paint {
      let key = ShapeKey(path: shape.path, style: shape.style, phase: phase, extents: extents.moved(-x, -y))
      guard let mask = caches.mask(key) else { return }
      cairo_set_source(layer.context, color)
      layer.mask(mask, at: x, y)
    } else {
      let key = PaintKey(
        paint: shape.paint, phase: phase, extents: extents.moved(-x, -y),
        shape: ShapeContent.Outline(path: shape.path, style: shape.style))
      if let picture = caches.paint(key) { layer.paint(picture, at: x, y) }
    }
  }

  /// Draws an image whose frame's origin is the mapping's.
  func draw(
    _ image: ImageContent, _ size: CGSize, at mapping: PixelMapping, ink: PixelRect, on layer: Layer
  ) {
    let (source, part) = (image.source, image.partInPixels)
    guard part.width > 0, part.height > 0 else { return }
    var extents = kept(of: ink, on: layer)
    var square = mapping.transform(at: CGPoint(x: min(size.width, 0), y: min(size.height, 0)))
    let isSnapped = !mapping.isTransformed && !image.isAntialiased
    if isSnapped {
      let frame = CGRect(origin: mapping.origin, size: size).standardized.snapped(scale: mapping.matrix.a)
      guard !frame.isNull else { return }
      square = CGAffineTransform(
        a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.minX, ty: frame.minY)
      extents = extents.intersection(PixelRect(frame))
    } else {
      let (width, height) = (abs(size.width), abs(size.height))
      (square.a, square.b, square.c, square.d) =
        (square.a * width, square.b * width, square.c * height, square.d * height)
    }
    guard square.isUsable, !extents.isEmpty, let (phase, x, y) = PixelPhase.split(square) else { return }
    let key = ImageKey(
      serial: source.serial, part: part, interpolation: image.interpolation, phase: phase,
      extents: extents.moved(-x, -y), isAntialiased: isSnapped ? nil : image.isAntialiased)
    guard let picture = caches.image(key, of: source) else { return }
    guard let tint = image.tint else { return layer.paint(picture, at: x, y) }
    paint(tint, at: mapping, within: extents, on: layer) { layer in layer.mask(picture, at: x, y) }
  }

  /// Calls a closure with a paint set as the layer's source.
  ///
  /// The closure may draw only within `extents`. It isn't called if the paint can't be made.
  func paint(
    _ paint: Paint, at mapping: PixelMapping, within extents: PixelRect, on layer: Layer,
    _ body: (Layer) -> Void
  ) {
    if case .color(let color) = paint {
      cairo_set_source(layer.context, color)
      return body(layer)
    }
    guard let (phase, x, y) = PixelPhase.split(mapping.transform(at: .zero)) else { return }
    let key = PaintKey(paint: paint, phase: phase, extents: extents.moved(-x, -y))
    guard let colors = caches.paint(key) else { return }
    cairo_set_source_surface(
      layer.context, colors.pointer, Double(colors.bounds.left + x), Double(colors.bounds.top + y))
    body(layer)
  }
}

extension ShapeContent {
  /// Returns the pixels of a filled rectangle with pixel-aligned edges or without antialiasing, or nil for any other shape.
  fileprivate func pixels(at mapping: PixelMapping, within extents: PixelRect) -> PixelRect? {
    guard case .fill(let style) = style else { return nil }
    return path.pixels(at: mapping, style, within: extents)
  }
}

extension Path {
  /// Returns the pixels of a rectangle with pixel-aligned edges or without antialiasing, or nil for any other path.
  func pixels(at mapping: PixelMapping, _ style: FillStyle, within extents: PixelRect) -> PixelRect? {
    guard let rect = uprightRect else { return nil }
    let transform = mapping.transform(at: .zero)
    guard transform.isUpright else { return nil }
    let edges = [
      rect.minX * transform.a + transform.tx, rect.minY * transform.d + transform.ty,
      rect.maxX * transform.a + transform.tx, rect.maxY * transform.d + transform.ty,
    ]
    // Cairo's masks resolve a 256th of a pixel.
    guard
      edges.allSatisfy({
        abs($0) < 1e9 && (!style.isAntialiased || abs($0 - $0.rounded()) < 1.0 / 512)
      })
    else { return nil }
    let whole = edges.map { Int($0.rounded()) }
    return PixelRect(left: whole[0], top: whole[1], right: whole[2], bottom: whole[3]).intersection(extents)
  }
}
