import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry

/// One writing of a list: a walk through everything that shows on the page.
final class VectorPass {
  let context: OpaquePointer
  let format: VectorFormat
  /// The page, in points.
  let page: CGRect
  /// What draws the pictures of that which vectors can't say.
  let renderer: Renderer
  let fonts = VectorFonts()
  /// The images that were put in, so that each is in the file once.
  var images: [ImagePart: Surface] = [:]
  /// How many effects are around.
  private var depth = 0

  init(context: OpaquePointer, format: VectorFormat, page: CGRect, renderer: Renderer) {
    (self.context, self.format, self.page, self.renderer) = (context, format, page, renderer)
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

  /// Draws a list whose points a transform takes to the page's.
  func draw(_ list: DisplayList, at matrix: CGAffineTransform) {
    walkThings(of: list, at: matrix) { drawThing($0.item, $0.each, at: $0.place, ink: $1) }
  }

  /// Goes through the things in a list whose points a transform takes to the page's, with where their ink is on the page.
  func walkThings(
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

  /// Draws what is one picture, in a list whose points a transform takes to the page's, with what happens to it by itself.
  func drawThing(_ item: DisplayItem, _ each: EachEffects, at matrix: CGAffineTransform, ink: CGRect) {
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

  /// The part of a list's rectangle that is on the page, in the page's points; null where there is none.
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
        "Picture: more than \(DrawPass.depthLimit) effects, one in the other; what is further in isn't drawn")
      return
    }
    depth += 1
    body()
    depth -= 1
  }

  /// Makes a transform the context's own, which is one that can be undone.
  func setMatrix(_ matrix: CGAffineTransform) {
    var matrix = matrix.cairo
    cairo_set_matrix(context, &matrix)
  }
}

extension CGAffineTransform {
  /// The same for what has its origin at a point.
  fileprivate func moved(to point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: point.x, y: point.y).concatenating(self)
  }

  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

extension DisplayList {
  /// Whether something in the list mixes with what lies behind the list, or shows it out of focus, in a way that a format has no words
  /// for.
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
