import CCairo
import CPixels
import Foundation
import TrellisDisplayList
import TrellisGeometry

/// A list out of focus as it lies on the pixels, or its shadow without colour.
struct BlurKey: Hashable {
  enum Kind: Hashable {
    /// Opacity alone, as a mask.
    case shadow
    /// Colours.
    case picture
    /// Colours that go on beyond the picture's edges, and are cut off there.
    case opaque
  }

  var look: Look
  var kind: Kind
  var phase: PixelPhase
  var isTransformed: Bool
  /// The bell curve's standard deviation, in pixels.
  var sigma: CGFloat
  /// The pixels that are held, counted from the phase's.
  var extents: PixelRect
}

extension DrawPass {
  /// The largest deviation, in pixels: what is further out of focus than the largest bitmap is wide can't be told apart.
  private static let sigmaLimit: CGFloat = 4096
  /// The same for a picture that keeps its edges: what lies beyond them has to be made.
  private static let opaqueSigmaLimit: CGFloat = 320
  /// How many pixels beyond what is seen anything still counts.
  private static let sourceReach = 1024
  /// The most pixels of a result that is kept: a larger one is made anew for each damage, as far as that needs it.
  private static let cacheLimit = 1 << 21

  /// Draws a list with its shadow behind it.
  func draw(
    _ list: DisplayList, _ shadow: Shadow, at placement: Placement, ink: PixelRect, on layer: Layer
  ) {
    if shadow.color.opacity > 0, shadow.offset.width.isFinite, shadow.offset.height.isFinite {
      let offset = CGPoint(
        x: shadow.offset.width * placement.matrix.a + shadow.offset.height * placement.matrix.c,
        y: shadow.offset.width * placement.matrix.b + shadow.offset.height * placement.matrix.d)
      if abs(offset.x) < 1e9, abs(offset.y) < 1e9 {
        let (dx, dy) = (Int(offset.x.rounded()), Int(offset.y.rounded()))
        let mask = blurred(
          list, .shadow, shadow.radius, at: placement,
          full: ink.intersection(layer.world).moved(-dx, -dy),
          wanted: ink.intersection(layer.clipBounds).moved(-dx, -dy))
        if let mask {
          layer.withClip(ink) {
            cairo_set_source(layer.context, shadow.color)
            layer.mask(mask.surface, at: mask.x + dx, mask.y + dy)
          }
        }
      }
    }
    if list.ink.blends {
      apply(.group, to: list, at: placement, ink: ink, on: layer)
    } else {
      draw(list, at: placement, on: layer)
    }
  }

  /// Draws a list out of focus.
  func draw(
    _ list: DisplayList, radius: CGFloat, isOpaque: Bool, at placement: Placement, ink: PixelRect,
    on layer: Layer
  ) {
    guard radius > 0 else { return apply(.group, to: list, at: placement, ink: ink, on: layer) }
    let result = blurred(
      list, isOpaque ? .opaque : .picture, radius, at: placement, full: ink.intersection(layer.world),
      wanted: ink.intersection(layer.clipBounds))
    guard let result else { return }
    layer.withClip(ink) { layer.paint(result.surface, at: result.x, result.y) }
  }

  /// The blurred pixels of a list, with the place of their space's origin.
  ///
  /// `full` is all that could be seen of it, `wanted` what is needed now.
  private func blurred(
    _ list: DisplayList, _ kind: BlurKey.Kind, _ radius: CGFloat, at placement: Placement, full: PixelRect,
    wanted: PixelRect
  ) -> (surface: Surface, x: Int, y: Int)? {
    guard let (phase, x, y) = PixelPhase.split(placement.transform(at: .zero)), !full.isEmpty, !wanted.isEmpty
    else { return nil }
    let scale = placement.meanScale
    let sigma =
      radius > 0 ? min(radius * scale, kind == .opaque ? Self.opaqueSigmaLimit : Self.sigmaLimit) : 0
    let key = BlurKey(
      look: Look(list: list), kind: kind, phase: phase, isTransformed: placement.isTransformed, sigma: sigma,
      extents: full.moved(-x, -y))
    // Drawn at the rounded phase, whether it is kept or not.
    let transform = phase.transform(from: 0, 0)
    let inner =
      placement.isTransformed
      ? Placement(origin: .zero, matrix: transform, isTransformed: true)
      : Placement(
        origin: CGPoint(x: transform.tx / transform.a, y: transform.ty / transform.d),
        matrix: CGAffineTransform(scaleX: transform.a, y: transform.d), isTransformed: false)
    guard key.extents.area <= Self.cacheLimit else {
      let made = blur(list, kind, sigma, at: inner, full: key.extents, output: wanted.moved(-x, -y))
      return made.map { ($0, x, y) }
    }
    if let known = caches.blurs.value(for: key) { return (known, x, y) }
    guard let made = blur(list, kind, sigma, at: inner, full: key.extents, output: key.extents) else {
      return nil
    }
    caches.blurs.insert(made, for: key, extra: key.look.cost)
    return (made, x, y)
  }

  /// Blurs a list: `output` are the pixels that are made, of those in `full`.
  private func blur(
    _ list: DisplayList, _ kind: BlurKey.Kind, _ sigma: CGFloat, at placement: Placement, full: PixelRect,
    output: PixelRect
  ) -> Surface? {
    // What is far out of focus is blurred in cells of several pixels, which lie where they do whatever is drawn.
    var factor = 1
    while sigma / CGFloat(factor) >= 16 { factor *= 2 }
    let fineSigma = sigma / CGFloat(factor)
    let reach = (Int(px_blur_reach(fineSigma)) + (factor > 1 ? 1 : 0)) * factor
    let ink = placement.pixels(of: list.inkBounds)
    // Everything that counts, and what of it is looked at for this output.
    let world = ink.intersection(full.grown(by: min(reach, Self.sourceReach)))
    let source = world.intersection(output.grown(by: reach))
    guard !source.isEmpty else { return nil }
    // What is blurred once reaches beyond the output, and comes back when it is blurred again.
    var cells = output.grown(by: reach)
    if kind != .opaque { cells = cells.intersection(world.grown(by: reach)) }
    cells = cells.cells(of: factor)
    let drawn =
      kind == .opaque || factor == 1 ? cells.scaled(by: factor) : source.cells(of: factor).scaled(by: factor)
    guard !drawn.isEmpty else { return nil }
    let made = picture(drawn, world: world, clip: [source]) { draw(list, at: placement, on: $0) }
    guard let made else { return nil }
    if kind == .opaque { made.extend(from: source) }
    let fine = kind == .shadow ? made.alpha : made
    guard let fine else { return nil }
    guard factor > 1 else {
      fine.blur(sigma)
      return fine
    }
    guard let coarse = Surface(fine.format, cells), let result = Surface(fine.format, output) else {
      return nil
    }
    fine.shrink(into: coarse, by: factor)
    coarse.blur(fineSigma)
    coarse.enlarge(into: result, by: factor)
    return result
  }
}

extension Surface {
  private var channels: Int { format == .mask ? 1 : 4 }

  /// The alpha alone, as a mask; nil where there is no memory for it.
  fileprivate var alpha: Surface? {
    guard let mask = Surface(.mask, bounds) else { return nil }
    withPixels { pixels in
      mask.withBytes { bytes in
        px_alpha(pixels, Int32(bounds.width), Int32(bounds.height), rowBytes / 4, bytes, mask.rowBytes)
      }
    }
    return mask
  }

  fileprivate func blur(_ sigma: CGFloat) {
    withBytes { bytes in
      _ = px_blur(bytes, Int32(bounds.width), Int32(bounds.height), rowBytes, Int32(channels), sigma)
    }
  }

  /// Repeats the outermost pixels of the part that was drawn.
  fileprivate func extend(from part: PixelRect) {
    withPixels { pixels in
      px_extend(
        pixels, Int32(bounds.width), Int32(bounds.height), rowBytes / 4, Int32(part.left - bounds.left),
        Int32(part.top - bounds.top), Int32(part.right - bounds.left), Int32(part.bottom - bounds.top))
    }
  }

  /// Averages whole cells into a surface whose pixels they are.
  fileprivate func shrink(into coarse: Surface, by factor: Int) {
    let cells = bounds.cells(of: factor)
    withBytes { source in
      coarse.withBytes { target in
        let first =
          target + (cells.top - coarse.bounds.top) * coarse.rowBytes + (cells.left - coarse.bounds.left)
          * channels
        px_shrink(
          source, rowBytes, Int32(channels), Int32(factor), first, Int32(cells.width), Int32(cells.height),
          coarse.rowBytes)
      }
    }
  }

  /// Makes pixels of cells.
  fileprivate func enlarge(into fine: Surface, by factor: Int) {
    withBytes { source in
      fine.withBytes { target in
        px_enlarge(
          source, Int32(bounds.width), Int32(bounds.height), rowBytes, Int32(channels), Int32(factor),
          Int32(fine.bounds.left - bounds.left * factor), Int32(fine.bounds.top - bounds.top * factor),
          target,
          Int32(fine.bounds.width), Int32(fine.bounds.height), fine.rowBytes)
      }
    }
  }
}
