import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry

/// A single conversion of a list to vectors: a walk through all items that are visible on the page.
final class VectorPass {
  let context: OpaquePointer
  let format: VectorFormat
  /// The page, in points.
  let page: CGRect
  /// The renderer for content that must be embedded as pictures.
  let renderer: Renderer
  let fonts: VectorFonts
  /// The pixels per point of embedded pictures.
  let density: CGFloat
  /// The surfaces of the images drawn so far, so that the file contains each only once.
  var images: [ImagePart: Surface] = [:]
  /// The number of effects around the current item.
  private var depth = 0

  init(
    context: OpaquePointer, format: VectorFormat, page: CGRect, renderer: Renderer, fonts: VectorFonts,
    density: CGFloat
  ) {
    (self.context, self.format, self.page, self.renderer) = (context, format, page, renderer)
    (self.fonts, self.density) = (fonts, density)
  }

  func drawPage(_ list: DisplayList, background: RGBAColor) {
    var list = list
    if background.clamped.opacity > 0 {
      let paper = DisplayItem(id: 0, frame: page, content: .fill(background))
      list = DisplayList([paper, DisplayItem(id: 1, frame: .zero, content: .list(list))])
    }
    if list.mixes(beyond: format) {
      drawMixing(list)
    } else {
      draw(list, at: .identity)
    }
  }

  /// Draws a list with a transform from its space to the page.
  func draw(_ list: DisplayList, at matrix: CGAffineTransform) {
    walkElements(of: list, at: matrix) { drawElement($0.item, $0.each, at: $0.place, ink: $1) }
  }

  /// Calls a closure with each element of a list and its ink on the page; `matrix` maps the list to the page.
  func walkElements(
    of list: DisplayList, at matrix: CGAffineTransform,
    _ body: (ListWalk<CGAffineTransform>.Step, CGRect) -> Void
  ) {
    var walk = ListWalk(list, at: matrix)
    while let step = walk.next() {
      let ink = visible(step.ink, at: step.place)
      guard !ink.isNull else { continue }
      let inner = step.place.moved(to: step.item.frame.origin)
      guard inner.isUsable else { continue }
      let isEntered = walk.enter(step, at: inner) { transform in
        let turned = transform.concatenating(inner)
        return turned.isUsable ? turned : nil
      }
      if !isEntered { body(step, ink) }
    }
  }

  /// Draws an element, including its per-element effects; `matrix` maps the containing list to the page.
  func drawElement(_ item: DisplayItem, _ each: PerElementEffects, at matrix: CGAffineTransform, ink: CGRect)
  {
    let (item, around) = each.applied(to: item)
    if let around { return nest { apply(around.effect, to: around.list, at: matrix, ink: ink) } }
    let inner = matrix.moved(to: item.frame.origin)
    switch item.content {
    case .effect(let effect, let list): nest { apply(effect, to: list, at: inner, ink: ink) }
    case .fill(let color): fill(color, item.frame.size, at: inner)
    case .shape(let shape): draw(shape, at: inner, ink: ink)
    case .image(let image): draw(image, item.frame.size, at: inner, ink: ink)
    case .text(let text): draw(text, at: inner, ink: ink)
    case .list: break
    }
  }

  /// Returns the part of a list's rectangle that is on the page, in the page's points; null if there is none.
  func visible(_ rect: CGRect, at matrix: CGAffineTransform) -> CGRect {
    guard !rect.isNull else { return .null }
    let place = CGRect(around: rect.corners.map { $0.applying(matrix) })
    guard !place.isNull else { return .null }
    let part = place.intersection(page)
    return part.isNull || part.width.isNaN || part.height.isNaN ? .null : part
  }

  private func nest(_ body: () -> Void) {
    guard depth < DrawPass.depthLimit else {
      RenderingWarning.report(
        "Picture: more than \(DrawPass.depthLimit) nested effects; the inner ones aren't drawn")
      return
    }
    depth += 1
    body()
    depth -= 1
  }

  /// Sets the context's matrix; the transform must be invertible.
  func setMatrix(_ matrix: CGAffineTransform) {
    var matrix = matrix.cairo
    cairo_set_matrix(context, &matrix)
  }
}

extension CGAffineTransform {
  /// Returns the transform for content whose origin is at a point.
  fileprivate func moved(to point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: point.x, y: point.y).concatenating(self)
  }

  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

extension DisplayList {
  /// Whether the list needs blending or a backdrop blur that the format can't express.
  func mixes(beyond format: VectorFormat) -> Bool {
    var waiting = [self]
    while let list = waiting.popLast() {
      guard list.ink.blends || list.ink.hasBackdrop else { continue }
      for item in list.items {
        switch item.content {
        case .effect(.backdrop, _): return true
        case .effect(let effect, let list) where effect.showsBehind && list.ink.hasBackdrop: return true
        case .list(let list), .effect(.transform, let list): waiting.append(list)
        case .effect(.blend(let mode), _) where !format.says(mode): return true
        case .effect(.each(.blend(let mode)), _) where !format.says(mode): return true
        case .effect(.each, let list): waiting.append(list)
        case .effect, .fill, .shape, .text, .image: break
        }
      }
    }
    return false
  }
}
