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
    var ink: CGRect
    /// What it is cut off by, in the page's points, the outermost first.
    var clips: [(path: Path, style: FillStyle)] = []
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
      let placed = DisplayItem(
        id: 0, frame: .zero, content: .effect(.transform(ProjectionTransform(matrix)), list))
      return clips.reversed().reduce(placed) { item, clip in
        DisplayItem(
          id: 0, frame: .zero, content: .effect(.clip(clip.path, clip.style), DisplayList([item])))
      }
    }

    var hasBackdrop: Bool { DisplayList([onPage]).ink.hasBackdrop }
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
      // What is out of focus reaches further than what it is seen in.
      let isSoft = things[index].hasBackdrop
      let behind = things[0...index].filter { isSoft || $0.ink.intersects(things[index].ink) }
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
        for part in thing.clips { clip(to: part.path, part.style, at: .identity) }
        drawThing(thing.item, thing.each, at: thing.matrix, ink: thing.ink)
      }
      cairo_restore(context)
    }
  }

  private func things(of list: DisplayList) -> [Thing] {
    var things: [Thing] = []
    addThings(of: list, at: .identity, clips: [], to: &things)
    return things
  }

  /// Adds what is one picture in a list; where something shows what lies behind it, what is around it and cut off with it stays by
  /// itself.
  private func addThings(
    of list: DisplayList, at matrix: CGAffineTransform, clips: [(path: Path, style: FillStyle)],
    to things: inout [Thing]
  ) {
    walkThings(of: list, at: matrix) { step, ink in
      var thing = Thing(item: step.item, each: step.each, matrix: step.place, ink: ink, clips: clips)
      if let (path, style, inner) = opens(step) {
        let origin = step.item.frame.origin
        let place = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(step.place)
        addThings(of: inner, at: place, clips: clips + [(path.applying(place), style)], to: &things)
      } else {
        for clip in clips { thing.ink = thing.ink.intersection(clip.path.controlBounds) }
        if !thing.ink.isNull { things.append(thing) }
      }
    }
  }

  /// What is cut off, and by what, where it needn't become one picture: nothing in it mixes, and something shows what lies behind.
  private func opens(_ step: ListWalk<CGAffineTransform>.Step) -> (Path, FillStyle, DisplayList)? {
    guard case .effect(.clip(let path, let style), let list) = step.item.content, step.each.isEmpty,
      list.ink.hasBackdrop, !list.ink.blends, format == .pdf || !style.isEOFilled
    else { return nil }
    return (path, style, list)
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
