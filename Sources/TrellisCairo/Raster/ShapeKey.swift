import CCairo
import Foundation
import TrellisDisplayList
import TrellisGeometry

/// A shape as it lies on the pixels: everything that its mask depends on.
struct ShapeKey: Hashable {
  var path: Path
  var style: ShapeContent.Style
  var phase: PixelPhase
  /// The pixels that the mask holds, counted from the phase's.
  var extents: PixelRect

  func hash(into hasher: inout Hasher) {
    // Two shapes that differ only in between are rare, and then compared in full.
    hasher.combine(path.elements.count)
    if let first = path.elements.first { hasher.combine(first) }
    if path.elements.count > 2 { hasher.combine(path.elements[path.elements.count / 2]) }
    hasher.combine(style)
    hasher.combine(phase)
    hasher.combine(extents)
  }

  /// Bytes that an entry for it costs beside its mask: the path with the room that its array has, and about a thousand for what Cairo
  /// and the cache keep of each.
  var cost: Int { 1024 + path.elements.capacity * MemoryLayout<Path.Element>.stride }

  /// How much of each pixel the shape covers; nil where there is no memory for it.
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
