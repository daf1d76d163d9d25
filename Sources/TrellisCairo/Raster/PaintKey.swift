import CCairo
import CPixels
import Foundation
import TrellisDisplayList
import TrellisGeometry

/// A cache key for a rasterized gradient, mesh or tiling, optionally cut out by a shape.
struct PaintKey: Hashable {
  var paint: Paint
  var phase: PixelPhase
  /// The cached pixels, relative to the phase's origin.
  var extents: PixelRect
  /// The shape that cuts out the paint, in the paint's space; nil for none.
  var shape: ShapeContent.Outline?

  /// The approximate bytes of a cache entry, without its surface.
  var cost: Int {
    var sum = 256 + (shape?.path.elements.count ?? 0) * MemoryLayout<Path.Element>.stride
    switch paint {
    case .color: break
    case .gradient(let gradient): sum += gradient.stops.count * MemoryLayout<GradientPaint.Stop>.stride
    case .mesh(let mesh): sum += mesh.vertices.count * MemoryLayout<MeshPaint.Vertex>.stride
    case .tiles(let image, _, _): sum += image.pixels.count
    }
    return sum
  }
}

extension ShapeContent {
  /// The part of a shape that doesn't depend on its paint.
  struct Outline: Hashable {
    var path: Path
    var style: Style

    func hash(into hasher: inout Hasher) {
      hasher.combine(path.elements.count)
      if path.elements.count > 2 { hasher.combine(path.elements[path.elements.count / 2]) }
      hasher.combine(style)
    }
  }
}

extension RenderCaches {
  /// Returns the rasterized paint, with bounds relative to the phase's origin, or nil if memory runs out.
  func paint(_ key: PaintKey) -> Surface? {
    if let known = paints.value(for: key) { return known }
    guard let made = Surface(.picture, key.extents) else { return nil }
    switch key.paint {
    case .color(let color):
      made.draw { context in
        cairo_set_source(context, color)
        cairo_paint(context)
      }
    case .gradient(let gradient): made.fill(with: gradient, key.phase)
    case .mesh(let mesh): made.fill(with: mesh, key.phase)
    case .tiles(let image, let origin, let scale):
      made.fill(withTilesOf: image, origin: origin, scale: scale, key.phase)
    }
    if let shape = key.shape {
      let outline = ShapeKey(path: shape.path, style: shape.style, phase: key.phase, extents: key.extents)
      guard let mask = outline.makeMask() else { return nil }
      made.keep(within: mask)
    }
    paints.insert(made, for: key, extra: key.cost)
    return made
  }
}

extension Surface {
  /// Fills the surface with a gradient in a phase's space.
  fileprivate func fill(with gradient: GradientPaint, _ phase: PixelPhase) {
    let transform = phase.transform(from: 0, 0)
    guard transform.isUsable, !gradient.stops.isEmpty else { return }
    let inverse = transform.inverted()
    let table = GradientTable(gradient.stops)
    let size = max(bounds.width, bounds.height)
    let count = size <= 256 ? 256 : size <= 1024 ? 1024 : 4096
    let (left, top) = (Int32(clamping: bounds.left), Int32(clamping: bounds.top))
    func draw(_ body: (UnsafeMutablePointer<UInt32>, Int32, Int32, Int) -> Void) {
      withPixels { body($0, Int32(bounds.width), Int32(bounds.height), rowBytes / 4) }
    }
    switch gradient.shape {
    case .linear(let start, let end):
      let matrix = inverse.concatenating(.toUnit(from: start, to: end)).numbers
      let colors = table.colors(count: count)
      draw { px_linear($0, $1, $2, $3, left, top, matrix, colors, Int32(count)) }
    case .radial(let center, let start, let end, let shape):
      let matrix =
        inverse
        .concatenating(shape.isUsable ? shape.inverted() : .identity)
        .translated(by: -center.x, -center.y).numbers
      let colors = table.colors(count: count)
      let (first, last) = (start.isFinite ? start : 0, end.isFinite ? end : 0)
      draw { px_radial($0, $1, $2, $3, left, top, matrix, first, last, colors, Int32(count)) }
    case .angular(let center, let start, let end):
      let span = (end - start).radians
      guard start.radians.isFinite, span.isFinite else { return }
      var toStart = inverse.translated(by: -center.x, -center.y)
      if span < 0 { toStart = toStart.concatenating(CGAffineTransform(scaleX: 1, y: -1)) }
      // The matrix makes angles relative to the start of the last turn, the only visible one.
      let turn = (span < 0 ? -start : start).radians.truncatingRemainder(dividingBy: 2 * .pi)
      let hidden = max(abs(span) - 2 * .pi, 0).truncatingRemainder(dividingBy: 2 * .pi)
      let matrix = toStart.concatenating(CGAffineTransform(rotationAngle: -turn - hidden)).numbers
      let colors = table.turn(count: 2048, span: abs(span))
      draw { px_angular($0, $1, $2, $3, left, top, matrix, colors, 2048) }
    }
  }

  /// Fills the surface with a mesh in a phase's space, over the mesh's background.
  fileprivate func fill(with mesh: MeshPaint, _ phase: PixelPhase) {
    let transform = phase.transform(from: bounds.left, bounds.top)
    draw { context in
      cairo_set_source(context, mesh.background)
      cairo_paint(context)
      guard transform.isUsable, let pattern = mesh.pattern() else { return }
      var matrix = transform.cairo
      cairo_set_matrix(context, &matrix)
      cairo_set_source(context, pattern)
      cairo_paint(context)
      cairo_pattern_destroy(pattern)
    }
  }

  /// Fills the surface with a repeated image whose first tile is at a point in a phase's space.
  fileprivate func fill(
    withTilesOf image: ImageSource, origin: CGPoint, scale: CGFloat, _ phase: PixelPhase
  ) {
    let transform = phase.transform(from: 0, 0)
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    guard transform.isUsable, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
      origin.x.isFinite, origin.y.isFinite
    else { return }
    // A tile that is drawn smaller is shrunk once with the better filter, and sampled at about its new size.
    func count(_ length: CGFloat, _ x: CGFloat, _ y: CGFloat, _ pixels: Int) -> Int {
      Int(min(max((length * hypot(x, y)).rounded(), 1), CGFloat(pixels)))
    }
    let width = count(size.width, transform.a, transform.b, image.width)
    let height = count(size.height, transform.c, transform.d, image.height)
    guard let tile = image.scaled(width: width, height: height) else { return }
    let toTile = CGAffineTransform(
      a: CGFloat(width) / size.width, b: 0, c: 0, d: CGFloat(height) / size.height,
      tx: -origin.x * CGFloat(width) / size.width, ty: -origin.y * CGFloat(height) / size.height)
    let matrix = transform.inverted().concatenating(toTile).projection
    tile.withPixels { source in
      withPixels { target in
        px_warp(
          source, Int32(width), Int32(height), tile.rowBytes / 4, 0, 0, target, Int32(bounds.width),
          Int32(bounds.height), rowBytes / 4, Int32(clamping: bounds.left), Int32(clamping: bounds.top),
          matrix,
          Int32(PX_BILINEAR), Int32(PX_REPEAT))
      }
    }
  }
}

extension CGAffineTransform {
  /// Maps a line's points to their fraction of its length; maps everything to 1 if the line has no length.
  fileprivate static func toUnit(from start: CGPoint, to end: CGPoint) -> CGAffineTransform {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0, square.isFinite else {
      return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 0)
    }
    return CGAffineTransform(
      a: dx / square, b: 0, c: dy / square, d: 0, tx: -(start.x * dx + start.y * dy) / square, ty: 0)
  }

  /// Returns this transform followed by a translation.
  fileprivate func translated(by x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    var result = self
    result.tx += x
    result.ty += y
    return result
  }

  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }

  /// The nine numbers of the transform as a projective one, row by row.
  var projection: [Double] { [a, b, 0, c, d, 0, tx, ty, 1] }
}
