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
      embed(list, at: .identity, within: page)
    } else {
      draw(list, at: .identity)
    }
  }

  /// A list that is being walked through.
  private struct Level {
    let items: [DisplayItem]
    /// Each item's ink bounds, in the list's space.
    let inks: [CGRect]
    let matrix: CGAffineTransform
    /// What happens to each thing in it.
    let each: EachEffects
    var next = 0

    init(_ list: DisplayList, _ matrix: CGAffineTransform, _ each: EachEffects) {
      (items, inks) = (list.items, list.ink.items)
      (self.matrix, self.each) = (matrix, each)
    }
  }

  /// Draws a list whose points a transform takes to the page's, without recursion for the lists in it.
  func draw(_ list: DisplayList, at matrix: CGAffineTransform) {
    var levels = [Level(list, matrix, EachEffects())]
    while let last = levels.indices.last {
      let index = levels[last].next
      guard index < levels[last].items.count else {
        levels.removeLast()
        continue
      }
      levels[last].next += 1
      let (matrix, each) = (levels[last].matrix, levels[last].each)
      let bounds = levels[last].inks[index]
      let ink = visible(each.isEmpty ? bounds : each.bounds(of: bounds), at: matrix)
      guard !ink.isNull else { continue }
      let item = levels[last].items[index]
      let inner = CGAffineTransform(translationX: item.frame.minX, y: item.frame.minY)
        .concatenating(matrix)
      guard inner.isUsable else { continue }
      switch item.content {
      case .list(let list): levels.append(Level(list, inner, each))
      case .effect(.each(let effect), let list): levels.append(Level(list, inner, each.adding(effect)))
      case .effect(.transform(let transform), let list) where transform.isAffine:
        let turned = transform.affine.concatenating(inner)
        guard turned.isUsable else { continue }
        if let each = each.inside(transform.affine) {
          levels.append(Level(list, turned, each))
        } else {
          drawThing(item, each, at: matrix, ink: ink)
        }
      case .effect, .fill, .shape, .image, .text: drawThing(item, each, at: matrix, ink: ink)
      }
    }
  }

  /// Draws what is one picture, in a list whose points a transform takes to the page's, with what happens to it by itself.
  private func drawThing(_ item: DisplayItem, _ each: EachEffects, at matrix: CGAffineTransform, ink: CGRect)
  {
    if !each.isEmpty {
      let thing = each.applied(to: item)
      if let effect = thing.effect {
        return nest { apply(effect, to: thing.list, at: matrix, ink: ink) }
      }
      return drawThing(thing.item, EachEffects(), at: matrix, ink: ink)
    }
    let inner = CGAffineTransform(translationX: item.frame.minX, y: item.frame.minY).concatenating(matrix)
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
  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

extension DisplayList {
  /// Whether something in the list mixes with what lies behind the list, in a way that a format has no words for.
  func mixes(beyond format: VectorFormat) -> Bool {
    var waiting = [self]
    while let list = waiting.popLast() {
      guard list.ink.blends else { continue }
      for item in list.items {
        switch item.content {
        case .list(let list), .effect(.transform, let list), .effect(.clip, let list): waiting.append(list)
        case .effect(.blend(let mode), _) where format.cairoOperator(mode) == nil: return true
        case .effect(.each(.blend(let mode)), _) where format.cairoOperator(mode) == nil: return true
        case .effect(.each, let list): waiting.append(list)
        case .effect, .fill, .shape, .text, .image: break
        }
      }
    }
    return false
  }
}
