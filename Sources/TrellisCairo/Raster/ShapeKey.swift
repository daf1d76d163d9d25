import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry

/// A cache key for a shape's mask.
struct ShapeKey: Hashable {
  var path: Path
  var style: ShapeContent.Style
  var phase: PixelPhase
  /// The mask's pixels, relative to the phase's origin.
  var extents: PixelRect

  func hash(into hasher: inout Hasher) {
    // Of the elements, only the first and the middle one are hashed. Paths that differ only in other elements are rare; they
    // collide and are compared in full.
    hasher.combine(path.elements.count)
    if let first = path.elements.first { hasher.combine(first) }
    if path.elements.count > 2 { hasher.combine(path.elements[path.elements.count / 2]) }
    hasher.combine(style)
    hasher.combine(phase)
    hasher.combine(extents)
  }

  /// The approximate bytes of a cache entry without its mask: the path's capacity, and about 1 KiB for Cairo and the cache.
  var cost: Int { 1024 + path.elements.capacity * MemoryLayout<Path.Element>.stride }

  /// Returns the shape's coverage of each pixel, or nil if memory runs out.
  func makeMask() -> Surface? {
    guard let surface = Surface(.mask, extents) else { return nil }
    let transform = phase.transform(from: extents.left, extents.top)
    guard transform.isUsable else { return surface }
    surface.draw { context in
      let tracer = ShapeTracer(
        context: context, transform: transform,
        window: CGRect(x: 0, y: 0, width: extents.width, height: extents.height))
      switch style {
      case .fill(let fill): tracer.fill(path, fill)
      case .stroke(let stroke, let isAntialiased): tracer.stroke(path, stroke, isAntialiased: isAntialiased)
      }
    }
    return surface
  }
}
