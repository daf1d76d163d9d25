import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry

extension DrawPass {
  /// The largest standard deviation in pixels: wider blurs can't be distinguished on the largest bitmap.
  private static let sigmaLimit: CGFloat = 4096
  /// The largest standard deviation in pixels for a blur that keeps the picture's edges, which must be extended first.
  private static let opaqueSigmaLimit: CGFloat = 320
  /// The most pixels of a cached result; a larger one is recomputed for each damage, as far as needed.
  private static let cacheLimit = 1 << 21

  /// The result of a blur.
  private struct Blurred {
    var surface: Surface?
    /// The list before the blur; nil if it wasn't requested.
    var content: Surface?
    /// The pixel at the origin of the surfaces' space.
    var x: Int
    var y: Int
  }

  /// Draws a list with its shadow behind it.
  ///
  /// The list is drawn twice, once for the shadow, unless the shadow is cached. A list that itself contains shadows is drawn
  /// once, as a picture. Otherwise the cost would double at each level of nested shadows.
  func draw(
    _ list: DisplayList, _ shadow: Shadow, at mapping: PixelMapping, ink: PixelRect, on layer: Layer
  ) {
    let offset = CGPoint(
      x: shadow.offset.width * mapping.matrix.a + shadow.offset.height * mapping.matrix.c,
      y: shadow.offset.width * mapping.matrix.b + shadow.offset.height * mapping.matrix.d)
    guard shadow.color.opacity > 0, abs(offset.x) < 1e9, abs(offset.y) < 1e9 else {
      return apply(.group, to: list, at: mapping, ink: ink, on: layer)
    }
    let (dx, dy) = (Int(offset.x.rounded()), Int(offset.y.rounded()))
    // A separate picture would lack the content behind it, which a backdrop needs.
    let isPicture = (list.ink.blends || list.ink.hasShadow) && !list.ink.hasBackdrop
    let visible = ink.intersection(layer.clipBounds)
    let blurred = blurred(
      list, .shadow, shadow.radius, at: mapping, full: ink.intersection(layer.world).moved(-dx, -dy),
      wanted: visible.moved(-dx, -dy), content: isPicture ? visible : .empty,
      seen: isPicture ? ink.intersection(layer.world) : .empty)
    guard let blurred else { return }
    layer.withClip(ink) {
      if let mask = blurred.surface {
        cairo_set_source(layer.context, shadow.color)
        layer.mask(mask, at: blurred.x + dx, blurred.y + dy)
      }
      if let content = blurred.content { layer.paint(content, at: blurred.x, blurred.y) }
    }
    if !isPicture { apply(.group, to: list, at: mapping, ink: ink, on: layer) }
  }

  /// Draws a list blurred.
  func draw(
    _ list: DisplayList, radius: CGFloat, isOpaque: Bool, at mapping: PixelMapping, ink: PixelRect,
    on layer: Layer
  ) {
    guard radius > 0 else { return apply(.group, to: list, at: mapping, ink: ink, on: layer) }
    let blurred = blurred(
      list, isOpaque ? .opaque : .picture, radius, at: mapping, full: ink.intersection(layer.world),
      wanted: ink.intersection(layer.clipBounds))
    guard let blurred, let surface = blurred.surface else { return }
    layer.withClip(ink) { layer.paint(surface, at: blurred.x, blurred.y) }
  }

  /// Returns the blurred pixels of a list, and the pixels of the list itself that `content` requests.
  ///
  /// `full` contains all blurred pixels that could be visible, `wanted` those needed now. `seen` contains all pixels of the list
  /// itself that could be visible; it is empty if `content` is empty.
  private func blurred(
    _ list: DisplayList, _ kind: BlurKey.Kind, _ radius: CGFloat, at mapping: PixelMapping, full: PixelRect,
    wanted: PixelRect, content: PixelRect = .empty, seen: PixelRect = .empty
  ) -> Blurred? {
    guard let (phase, x, y) = PixelPhase.split(mapping.transform(at: .zero)), !full.isEmpty, !wanted.isEmpty
    else { return nil }
    let limit = kind == .opaque ? Self.opaqueSigmaLimit : Self.sigmaLimit
    let sigma = radius > 0 ? min(radius * mapping.meanScale, limit) : 0
    // The list is drawn at the rounded phase, whether or not the result is cached.
    let extents = full.moved(-x, -y)
    let plan = BlurPlan(
      list, at: mapping.rounded(to: phase), kind: kind, sigma: sigma, full: extents,
      seen: seen.moved(-x, -y))
    let key = BlurKey(
      appearance: DisplayListAppearance(list: list), kind: kind, phase: phase,
      isTransformed: mapping.isTransformed, isLinear: isLinear, sigma: sigma,
      extents: extents, world: plan.world)
    var content = content.moved(-x, -y).intersection(plan.ink)
    if content.isEmpty { content = .empty }
    let isKept = extents.area <= Self.cacheLimit
    if isKept, let known = caches.blurs.value(for: .blur(key)) {
      let picture = picture(content, world: plan.world, clip: [content]) {
        draw(list, at: plan.mapping, on: $0)
      }
      return Blurred(surface: known, content: picture, x: x, y: y)
    }
    let output = isKept ? extents : wanted.moved(-x, -y)
    let made = blur(list, plan, output: output, content: content)
    if isKept, let surface = made.surface {
      caches.blurs.insert(surface, for: .blur(key), extra: list.ink.weight)
    }
    return Blurred(surface: made.surface, content: made.content, x: x, y: y)
  }

  /// Returns the blurred pixels in `output`, and the list itself if `content` isn't empty.
  private func blur(
    _ list: DisplayList, _ plan: BlurPlan, output: PixelRect, content: PixelRect
  ) -> (surface: Surface?, content: Surface?) {
    let factor = plan.factor
    let source = plan.source(of: output)
    let isExtended = plan.kind == .opaque
    // The blur runs in several passes, and each pass reads results of the previous one beyond the output.
    var cells = output.grown(by: plan.reach)
    if !isExtended { cells = cells.intersection(plan.world.grown(by: plan.reach)) }
    cells = cells.cells(of: factor)
    var drawn = source.cells(of: factor)
    if isExtended || factor == 1 { drawn = cells }
    if source.isEmpty { drawn = .empty }
    let bounds = drawn.union(content.cells(of: factor)).scaled(by: factor)
    let made = picture(bounds, world: plan.world, clip: [source, content].disjoint) {
      draw(list, at: plan.mapping, on: $0)
    }
    guard let made else { return (nil, nil) }
    let kept = content.isEmpty ? nil : made
    guard !source.isEmpty else { return (nil, kept) }
    if isExtended { made.extend(from: source) }
    guard let fine = plan.kind == .shadow ? made.alpha : made else { return (nil, kept) }
    cells = cells.union(bounds.cells(of: factor))
    return (fine.blurred(by: plan, cells: cells, output: output), kept)
  }
}
