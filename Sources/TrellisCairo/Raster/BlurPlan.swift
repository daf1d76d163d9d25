import CPixels
import Foundation
import TrellisDisplayList
import TrellisGeometry

/// A list out of focus as it lies on the pixels, or its shadow without colour.
struct BlurKey: Hashable {
  enum Kind: Hashable {
    /// Opacity alone, as a mask.
    case shadow
    /// Colours.
    case picture
    /// Colours that go on beyond the picture's edges, and are cut off there.
    case opaque
  }

  var look: Look
  var kind: Kind
  var phase: PixelPhase
  var isTransformed: Bool
  /// The bell curve's standard deviation, in pixels.
  var sigma: CGFloat
  /// The pixels that are held, counted from the phase's.
  var extents: PixelRect
  /// The pixels that the list is drawn for.
  var world: PixelRect
}

/// How a list is blurred, whatever part of it is wanted.
struct BlurPlan {
  let mapping: PixelMapping
  let kind: BlurKey.Kind
  /// How many pixels the side of a cell has: what is far out of focus is blurred in cells, which lie where they do whatever
  /// is drawn.
  let factor: Int
  /// The deviation in cells.
  let fineSigma: CGFloat
  /// How far from a pixel others count, in pixels.
  let reach: Int
  /// The list's ink.
  let ink: PixelRect
  /// All of that which may count for anything that can be seen.
  let world: PixelRect

  /// How many pixels beyond what is seen anything still counts.
  private static let sourceReach = 1024

  init(
    _ list: DisplayList, at mapping: PixelMapping, kind: BlurKey.Kind, sigma: CGFloat, full: PixelRect,
    seen: PixelRect
  ) {
    (self.mapping, self.kind) = (mapping, kind)
    (factor, fineSigma, reach) = Self.cells(sigma: sigma)
    ink = mapping.pixels(of: list.inkBounds)
    let margin = min(reach, Self.sourceReach)
    world = ink.intersection(full.grown(by: margin).union(seen))
  }

  /// A plan for what lies behind something: all that there is in a picture's pixels.
  init(backdrop sigma: CGFloat, world: PixelRect) {
    mapping = PixelMapping(scale: 1)
    kind = .opaque
    (factor, fineSigma, reach) = Self.cells(sigma: sigma)
    (ink, self.world) = (world, world)
  }

  private static func cells(sigma: CGFloat) -> (factor: Int, fineSigma: CGFloat, reach: Int) {
    var factor = 1
    while sigma / CGFloat(factor) >= 16 { factor *= 2 }
    let fineSigma = sigma / CGFloat(factor)
    return (factor, fineSigma, (Int(px_blur_reach(fineSigma)) + (factor > 1 ? 1 : 0)) * factor)
  }

  /// The pixels that count for some others.
  func source(of output: PixelRect) -> PixelRect { world.intersection(output.grown(by: reach)) }
}

extension PixelMapping {
  /// The same at the first pixel, with a phase's translation.
  func rounded(to phase: PixelPhase) -> PixelMapping {
    let transform = phase.transform(from: 0, 0)
    if isTransformed { return PixelMapping(origin: .zero, matrix: transform, isTransformed: true) }
    return PixelMapping(
      origin: CGPoint(x: transform.tx / transform.a, y: transform.ty / transform.d),
      matrix: CGAffineTransform(scaleX: transform.a, y: transform.d), isTransformed: false)
  }
}
