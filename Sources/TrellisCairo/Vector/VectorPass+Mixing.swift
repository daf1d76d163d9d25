import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry

extension VectorPass {
  /// An element on the page, with its per-element effects.
  private struct PlacedElement {
    let item: DisplayItem
    let each: PerElementEffects
    /// Maps the space of the containing list to the page.
    let matrix: CGAffineTransform
    var ink: CGRect
    /// The clips around the element, in the page's points, outermost first.
    var clips: [(path: Path, style: FillStyle)] = []
    /// A picture of the element and everything behind it, if vectors can't express how it blends; nil otherwise.
    var mixed: Embedded?

    /// The element as an item of the page.
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

  /// The most pictures per page; if more elements need one, all of the page becomes one picture.
  private static let mixedLimit = 64

  /// Draws a page with elements whose blending the format doesn't support.
  ///
  /// Such an element becomes a picture, together with everything behind it within its bounds. Everything else stays vectors.
  ///
  /// ```
  /// elements behind it ────▶ vectors, except where the picture will be, unless that is opaque
  /// the element ───────────▶ a picture of it and everything behind it, within its bounds
  /// elements in front ─────▶ vectors
  /// ```
  func drawMixing(_ list: DisplayList) {
    var elements = elements(of: list)
    let mixing = elements.indices.filter { DisplayList([elements[$0].onPage]).mixes(beyond: format) }
    guard mixing.count <= Self.mixedLimit else { return embed(list, at: .identity, within: page) }
    for index in mixing {
      // A blurred backdrop depends on content beyond the bounds of its element.
      let isSoft = elements[index].hasBackdrop
      let behind = elements[0...index].filter { isSoft || $0.ink.intersects(elements[index].ink) }
      elements[index].mixed = picture(
        of: DisplayList(behind.map(\.onPage)), at: .identity, within: elements[index].ink)
    }
    for (index, element) in elements.enumerated() {
      cairo_save(context)
      for later in mixing where later > index && elements[later].ink.intersects(element.ink) {
        if let mixed = elements[later].mixed, !mixed.coversAll { leaveOut(mixed.place) }
      }
      if let mixed = element.mixed {
        put(mixed)
      } else if !mixing.contains(index) {
        for part in element.clips { clip(to: part.path, part.style, at: .identity) }
        drawElement(element.item, element.each, at: element.matrix, ink: element.ink)
      }
      cairo_restore(context)
    }
  }

  private func elements(of list: DisplayList) -> [PlacedElement] {
    var elements: [PlacedElement] = []
    addElements(of: list, at: .identity, clips: [], to: &elements)
    return elements
  }

  /// Adds the elements of a list; clips around a backdrop are entered, so that the other content in them stays vectors.
  private func addElements(
    of list: DisplayList, at matrix: CGAffineTransform, clips: [(path: Path, style: FillStyle)],
    to elements: inout [PlacedElement]
  ) {
    walkElements(of: list, at: matrix) { step, ink in
      var element = PlacedElement(
        item: step.item, each: step.each, matrix: step.place, ink: ink, clips: clips)
      if let (path, style, inner) = opens(step) {
        let origin = step.item.frame.origin
        let place = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(step.place)
        addElements(of: inner, at: place, clips: clips + [(path.applying(place), style)], to: &elements)
      } else {
        for clip in clips { element.ink = element.ink.intersection(clip.path.controlBounds) }
        if !element.ink.isNull { elements.append(element) }
      }
    }
  }

  /// Returns the clip and its content if the clip can be entered; nil unless the clip contains a backdrop, but no blending.
  private func opens(_ step: ListWalk<CGAffineTransform>.Step) -> (Path, FillStyle, DisplayList)? {
    guard case .effect(.clip(let path, let style), let list) = step.item.content, step.each.isEmpty,
      list.ink.hasBackdrop, !list.ink.blends, format == .pdf || !style.isEOFilled
    else { return nil }
    return (path, style, list)
  }

  /// Excludes a rectangle of the page from all further drawing.
  private func leaveOut(_ hole: CGRect) {
    cairo_identity_matrix(context)
    cairo_new_path(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    // A hole at the page's edge reaches beyond the page by less than this margin.
    let outer = page.insetBy(dx: -2, dy: -2)
    for rect in [outer, hole.intersection(outer)] {
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    }
    cairo_clip(context)
  }
}
