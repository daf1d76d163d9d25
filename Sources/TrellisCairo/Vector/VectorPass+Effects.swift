import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry

extension VectorPass {
  /// Draws a list with an effect; `ink` contains everything that may be visible, in the page's points.
  func apply(_ effect: Effect, to list: DisplayList, at matrix: CGAffineTransform, ink: CGRect) {
    if effect.isolates(list), list.mixes(beyond: format) {
      return embed(effect, list, at: matrix, within: ink)
    }
    switch effect {
    case .each(let each): apply(each.effect, to: list, at: matrix, ink: ink)
    case .group where !list.ink.blends: draw(list, at: matrix)
    case .opacity(let opacity) where opacity >= 1 && !list.ink.blends: draw(list, at: matrix)
    case .group:
      group(ink) {
        draw(list, at: matrix)
      } then: {
        marked(.isolated, within: ink) { cairo_paint(context) }
      }
    case .opacity(let opacity):
      group(ink) {
        draw(list, at: matrix)
      } then: {
        cairo_paint_with_alpha(context, min(opacity, 1))
      }
    case .clip(let path, let style) where style.isEOFilled && format == .svg:
      // Cairo 1.16 writes a clip's fill rule where no reader looks for it; the fill rule of a filled path is correct.
      let cover = DisplayItem(
        id: 0, frame: .zero,
        content: .shape(ShapeContent(path: path, style: .fill(style), paint: .color(.black))))
      apply(.mask(DisplayList([cover])), to: list, at: matrix, ink: ink)
    case .clip(let path, let style):
      cairo_save(context)
      clip(to: path, style, at: matrix)
      apply(.group, to: list, at: matrix, ink: ink)
      cairo_restore(context)
    case .mask(let mask):
      if mask.mixes(beyond: format) { return embed(effect, list, at: matrix, within: ink) }
      group(ink) {
        draw(list, at: matrix)
      } then: {
        cairo_push_group(context)
        draw(mask, at: matrix)
        guard let cover = cairo_pop_group(context) else { return }
        cairo_identity_matrix(context)
        cairo_mask(context, cover)
        cairo_pattern_destroy(cover)
      }
    case .blend(let mode):
      group(ink) {
        draw(list, at: matrix)
      } then: {
        // A mode that the format lacks never gets here: the element or a list around it was embedded as a bitmap.
        if format == .pdf {
          cairo_set_operator(context, VectorFormat.pdfOperator(mode) ?? CAIRO_OPERATOR_OVER)
        }
        marked(.blended(mode), within: ink) { cairo_paint(context) }
      }
    case .shadow(let shadow): draw(list, shadow, at: matrix, ink: ink)
    case .blur, .backdrop, .color, .transform, .linearGroup: embed(effect, list, at: matrix, within: ink)
    }
  }

  /// Draws one closure's content as a group, then calls another closure with the group as the source.
  private func group(_ ink: CGRect, _ body: () -> Void, then compose: () -> Void) {
    cairo_save(context)
    beginGroup(within: ink)
    body()
    cairo_identity_matrix(context)
    let picture = cairo_pop_group(context)
    // Removes the clip before compositing: browsers treat clipped content as an isolated group without a backdrop.
    cairo_restore(context)
    guard let picture else { return }
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source(context, picture)
    compose()
    cairo_restore(context)
    cairo_pattern_destroy(picture)
  }

  /// Begins a group within a rectangle of the page.
  ///
  /// Cairo 1.16 loses a group's origin when it writes a mask in the group to an SVG. In SVG, groups therefore begin at the page's
  /// origin.
  func beginGroup(within ink: CGRect) {
    let bounds = format == .svg ? CGRect(x: 0, y: 0, width: ink.maxX, height: ink.maxY) : ink
    cairo_identity_matrix(context)
    cairo_rectangle(context, bounds.minX, bounds.minY, bounds.width, bounds.height)
    cairo_clip(context)
    cairo_push_group(context)
  }

  /// Draws a shadow as an embedded picture, and then the list that casts it as vectors.
  private func draw(_ list: DisplayList, _ shadow: Shadow, at matrix: CGAffineTransform, ink: CGRect) {
    if shadow.color.opacity > 0 {
      let color = shadow.color.clamped
      let toColor = ColorTransform([
        0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, color.opacity, 0,
      ])
      func item(_ content: DisplayItem.Content, at origin: CGPoint = .zero) -> DisplayList {
        DisplayList([DisplayItem(id: 0, frame: CGRect(origin: origin, size: .zero), content: content)])
      }
      let soft = item(
        .effect(
          .blur(radius: shadow.radius, isOpaque: false), item(.effect(.color(toColor), list))),
        at: CGPoint(x: shadow.offset.width, y: shadow.offset.height))
      embed(soft, at: matrix, within: visible(soft.inkBounds, at: matrix))
    }
    apply(.group, to: list, at: matrix, ink: ink)
  }

  /// Clips all further drawing to a path.
  func clip(to path: Path, _ style: FillStyle, at matrix: CGAffineTransform) {
    cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_new_path(context)
    cairo_identity_matrix(context)
    // If necessary, the path becomes polylines that are cut to the page, so that all coordinates fit Cairo's numbers.
    if path.controlBounds.corners.allSatisfy({ page.insetBy(dx: -1e5, dy: -1e5).holds($0.applying(matrix)) })
    {
      cairo_append(context, path.applying(matrix))
    } else {
      for piece in path.applying(matrix).polylines(tolerance: 0.05) {
        for (index, point) in piece.points.clipped(to: page.insetBy(dx: -64, dy: -64)).enumerated() {
          if index == 0 { cairo_new_sub_path(context) }
          cairo_line_to(context, point.x, point.y)
        }
        cairo_close_path(context)
      }
    }
    cairo_clip(context)
  }
}

extension Effect {
  /// Whether the effect prevents a list's content from blending with content outside the effect.
  fileprivate func isolates(_ list: DisplayList) -> Bool {
    switch self {
    case .transform(let transform): !transform.isAffine
    case .each: false
    case .opacity, .clip, .mask, .shadow, .blur, .backdrop, .blend, .color, .group, .linearGroup: true
    }
  }
}
