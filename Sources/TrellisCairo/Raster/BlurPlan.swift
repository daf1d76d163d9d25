import CPixels
import Foundation
import TrellisDisplayList
import TrellisGeometry

/// A cache key for a blurred list, or for the uncoloured shadow of a list.
struct BlurKey: Hashable {
  enum Kind: Hashable {
    /// Alpha only, as a mask.
    case shadow
    /// Colours.
    case picture
    /// The colours of a picture that is extended beyond its edges before the blur, and cut off at its edges after the blur.
    case opaque
  }

  var appearance: DisplayListAppearance
  var kind: Kind
  var phase: PixelPhase
  var isTransformed: Bool
  /// Whether the list's items are mixed in linear sRGB.
  var isLinear: Bool
  /// The standard deviation of the Gaussian, in pixels.
  var sigma: CGFloat
  /// The cached pixels, relative to the phase's origin.
  var extents: PixelRect
  /// The pixels for which the list is drawn.
  var world: PixelRect
}

/// The parameters of a list's blur, which don't depend on the part that is drawn.
struct BlurPlan {
  let mapping: PixelMapping
  let kind: BlurKey.Kind
  /// The side of a cell in pixels: wide blurs are computed at a lower resolution, on a fixed grid of cells.
  let factor: Int
  /// The standard deviation in cells.
  let fineSigma: CGFloat
  /// The distance in pixels up to which a pixel affects others.
  let reach: Int
  /// The list's ink.
  let ink: PixelRect
  /// The part of the ink that can affect visible pixels.
  let world: PixelRect

  /// The greatest distance in pixels from the visible part at which ink is still drawn.
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

  /// Creates a plan for a backdrop, whose source is all of a picture's pixels.
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

  /// Returns the source pixels on which some output pixels depend.
  func source(of output: PixelRect) -> PixelRect { world.intersection(output.grown(by: reach)) }
}

extension PixelMapping {
  /// Returns the mapping with a phase's translation, relative to that phase's whole pixel.
  func rounded(to phase: PixelPhase) -> PixelMapping {
    let transform = phase.transform(from: 0, 0)
    if isTransformed { return PixelMapping(origin: .zero, matrix: transform, isTransformed: true) }
    return PixelMapping(
      origin: CGPoint(x: transform.tx / transform.a, y: transform.ty / transform.d),
      matrix: CGAffineTransform(scaleX: transform.a, y: transform.d), isTransformed: false)
  }
}
