import Foundation
import TrellisDisplayList
import TrellisGeometry

/// The pixels to draw so that a set of pixels is correct: a backdrop depends on the pixels around it.
struct BackdropNeeds {
  private struct Place {
    let ink: PixelRect
    let reach: Int
  }

  /// The backdrops, back to front.
  private var places: [Place] = []

  /// Returns the pixels of a list to draw so that those of `clip` are correct, as disjoint rectangles.
  ///
  /// `world` contains every pixel of the picture. Linear in the items of the lists that contain backdrops.
  static func pixels(
    for clip: [PixelRect], of list: DisplayList, at mapping: PixelMapping, world: PixelRect
  ) -> [PixelRect] {
    guard list.ink.hasBackdrop else { return clip }
    var needs = BackdropNeeds()
    needs.collect(list, at: mapping, within: world, depth: 0)
    var pixels = clip
    // A backdrop depends only on what is behind it, so backdrops further in front don't enlarge its needs.
    for place in needs.places.reversed() {
      let shown = pixels.reduce(PixelRect.empty) { $0.union($1.intersection(place.ink)) }
      if !shown.isEmpty { pixels.append(shown.grown(by: place.reach).intersection(world)) }
    }
    return pixels.count == clip.count ? clip : pixels.disjoint
  }

  private mutating func collect(
    _ list: DisplayList, at mapping: PixelMapping, within bounds: PixelRect, depth: Int
  ) {
    guard depth < DrawPass.depthLimit else { return }
    var walk = ListWalk(list, at: mapping)
    while let step = walk.next() {
      guard case (let effect, let inner)? = step.item.nested else { continue }
      let ink = step.place.pixels(of: step.ink).intersection(bounds)
      let place = step.place.moved(to: step.item.frame.origin)
      if ink.isEmpty { continue }
      if case .backdrop(let backdrop)? = effect {
        let plan = BlurPlan(backdrop: DrawPass.sigma(of: backdrop, at: place), world: bounds)
        places.append(Place(ink: ink, reach: plan.reach))
      } else if inner.ink.hasBackdrop, !walk.enter(step, at: place, turned: { place.transformed(by: $0) }),
        effect?.showsBehind ?? true
      {
        collect(inner, at: place, within: ink, depth: depth + 1)
      }
    }
  }
}
