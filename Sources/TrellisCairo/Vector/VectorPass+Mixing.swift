import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry

extension VectorPass {
  /// Something on the page that is one picture, with what happens to it by itself.
  private struct Thing {
    let item: DisplayItem
    let each: EachEffects
    /// What takes the space of the list that holds it to the page's.
    let matrix: CGAffineTransform
    let ink: CGRect
    /// What it shows with what lies behind it, where vectors can't say that.
    var mixed: Embedded?

    /// The thing as an item of the page.
    var onPage: DisplayItem {
      let (item, around) = each.applied(to: item)
      var list = DisplayList([item])
      if let around {
        list = DisplayList([
          DisplayItem(id: 0, frame: .zero, content: .effect(around.effect, around.list))
        ])
      }
      return DisplayItem(
        id: 0, frame: .zero, content: .effect(.transform(ProjectionTransform(matrix)), list))
    }
  }

  /// As many pictures may be made of a page: where more mixes, all of it becomes one.
  private static let mixedLimit = 64

  /// Draws a page on which something mixes with what lies behind it in a way that the format has no words for: that becomes a
  /// picture, together with what is behind it there, and everything else stays as it is.
  ///
  /// ```
  /// behind the mixed thing ──▶ vectors, but where the picture will be and isn't opaque
  /// the mixed thing ─────────▶ a picture of all up to it, as large as it is
  /// in front of it ──────────▶ vectors
  /// ```
  func drawMixing(_ list: DisplayList) {
    var things = things(of: list)
    let mixing = things.indices.filter { DisplayList([things[$0].onPage]).mixes(beyond: format) }
    guard mixing.count <= Self.mixedLimit else { return embed(list, at: .identity, within: page) }
    for index in mixing {
      let behind = things[0...index].filter { $0.ink.intersects(things[index].ink) }
      things[index].mixed = picture(
        of: DisplayList(behind.map(\.onPage)), at: .identity, within: things[index].ink)
    }
    for (index, thing) in things.enumerated() {
      cairo_save(context)
      for later in mixing where later > index && things[later].ink.intersects(thing.ink) {
        if let mixed = things[later].mixed, !mixed.coversAll { leaveOut(mixed.place) }
      }
      if let mixed = thing.mixed {
        put(mixed)
      } else if !mixing.contains(index) {
        drawThing(thing.item, thing.each, at: thing.matrix, ink: thing.ink)
      }
      cairo_restore(context)
    }
  }

  private func things(of list: DisplayList) -> [Thing] {
    var things: [Thing] = []
    walkThings(of: list, at: .identity) { step, ink in
      things.append(Thing(item: step.item, each: step.each, matrix: step.place, ink: ink))
    }
    return things
  }

  /// Draws nothing in a rectangle of the page from now on.
  private func leaveOut(_ hole: CGRect) {
    cairo_identity_matrix(context)
    cairo_new_path(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    // A hole at the page's edge reaches beyond the page by less than this.
    let outer = page.insetBy(dx: -2, dy: -2)
    for rect in [outer, hole.intersection(outer)] {
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    }
    cairo_clip(context)
  }
}
