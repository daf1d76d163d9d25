import CPixels
import Foundation
import TrellisDisplayList
import TrellisGeometry

/// A cache key for an image resampled at the size and rotation at which it is drawn.
struct ImageKey: Hashable {
  /// The image's serial number, which no other image ever has.
  var serial: UInt64
  /// The drawn part, in the image's pixels.
  var part: CGRect
  var interpolation: ImageContent.Interpolation
  /// The transform from the unit square, which the part fills.
  var phase: PixelPhase
  /// The cached pixels, relative to the phase's origin.
  var extents: PixelRect
  /// Whether the frame's edges are antialiased, or nil if they are aligned to pixels.
  var isAntialiased: Bool?

  /// Whether the image is rotated or skewed.
  var isTurned: Bool {
    let transform = phase.transform(from: 0, 0)
    return transform.b != 0 || transform.c != 0
  }

  /// Returns the resampled image, or nil if memory runs out.
  func makeSurface(of source: ImageSource) -> Surface? {
    guard let made = Surface(.picture, extents) else { return nil }
    let transform = phase.transform(from: 0, 0)
    guard transform.isUsable else { return made }
    let window = PixelRect(
      left: Int(part.minX.rounded(.down)), top: Int(part.minY.rounded(.down)),
      right: Int(part.maxX.rounded(.up)), bottom: Int(part.maxY.rounded(.up))
    ).intersection(PixelRect(left: 0, top: 0, right: source.width, bottom: source.height))
    guard !window.isEmpty else { return made }
    // Maps the unit square to the image's pixels, relative to the window.
    let toSource = CGAffineTransform(
      a: part.width, b: 0, c: 0, d: part.height, tx: part.minX - CGFloat(window.left),
      ty: part.minY - CGFloat(window.top))
    source.withPixels { pixels in
      let first = pixels + window.top * source.width + window.left
      if transform.b == 0, transform.c == 0 {
        let inverse = transform.inverted().concatenating(toSource)
        made.withPixels { target in
          _ = px_resample(
            first, Int32(window.width), Int32(window.height), source.width, target, Int32(extents.width),
            Int32(extents.height), made.rowBytes / 4,
            (CGFloat(extents.left) + 0.5) * inverse.a + inverse.tx, inverse.a,
            (CGFloat(extents.top) + 0.5) * inverse.d + inverse.ty, inverse.d, interpolation.filter)
        }
      } else {
        turn(first, stride: source.width, window, toSource, transform, into: made)
      }
    }
    if let isAntialiased {
      let edges = ShapeKey(
        path: Path(CGRect(x: 0, y: 0, width: 1, height: 1)),
        style: .fill(FillStyle(antialiased: isAntialiased)), phase: phase, extents: extents)
      guard let mask = edges.makeMask() else { return nil }
      made.keep(within: mask)
    }
    return made
  }

  /// Resamples the image through a rotating or skewing transform; shrinks it first with the better filter if it gets smaller.
  private func turn(
    _ pixels: UnsafePointer<UInt32>, stride: Int, _ window: PixelRect, _ toSource: CGAffineTransform,
    _ transform: CGAffineTransform, into made: Surface
  ) {
    func count(_ x: CGFloat, _ y: CGFloat, _ pixels: Int, part: CGFloat) -> Int {
      let wanted = (hypot(x, y) / part * CGFloat(pixels)).rounded(.up)
      return interpolation == .none || interpolation == .low || !(wanted < CGFloat(pixels))
        ? pixels : Int(max(wanted, 1))
    }
    let width = count(transform.a, transform.b, window.width, part: part.width)
    let height = count(transform.c, transform.d, window.height, part: part.height)
    let (stepX, stepY) = (CGFloat(window.width) / CGFloat(width), CGFloat(window.height) / CGFloat(height))
    let matrix = transform.inverted().concatenating(toSource)
      .concatenating(CGAffineTransform(scaleX: 1 / stepX, y: 1 / stepY)).projection
    func warp(_ pixels: UnsafePointer<UInt32>, stride: Int) {
      made.withPixels { target in
        px_warp(
          pixels, Int32(width), Int32(height), stride, 0, 0, target, Int32(extents.width),
          Int32(extents.height), made.rowBytes / 4, Int32(clamping: extents.left),
          Int32(clamping: extents.top),
          matrix, Int32(interpolation == .none ? PX_NEAREST : PX_BILINEAR),
          Int32(PX_CLAMP))
      }
    }
    if width == window.width, height == window.height { return warp(pixels, stride: stride) }
    guard let small = Surface(.picture, PixelRect(left: 0, top: 0, right: width, bottom: height)) else {
      return
    }
    small.withPixels { target in
      _ = px_resample(
        pixels, Int32(window.width), Int32(window.height), stride, target, Int32(width), Int32(height),
        small.rowBytes / 4, stepX / 2, stepX, stepY / 2, stepY, interpolation.filter)
      warp(target, stride: small.rowBytes / 4)
    }
  }
}

extension ImageContent.Interpolation {
  fileprivate var filter: Int32 {
    switch self {
    case .none: Int32(PX_NEAREST)
    case .low: Int32(PX_BILINEAR)
    case .medium: Int32(PX_AREA)
    case .high: Int32(PX_CUBIC)
    }
  }
}

extension ImageSource {
  /// Calls a closure with the pixels, row by row without gaps.
  func withPixels(_ body: (UnsafePointer<UInt32>) -> Void) {
    pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
      if Int(bitPattern: base) % MemoryLayout<UInt32>.alignment == 0 {
        return body(base.assumingMemoryBound(to: UInt32.self))
      }
      withUnsafeTemporaryAllocation(byteCount: bytes.count, alignment: 8) { aligned in
        aligned.copyMemory(from: bytes)
        body(UnsafePointer(aligned.baseAddress!.assumingMemoryBound(to: UInt32.self)))
      }
    }
  }

  /// Returns the whole image resampled to `width` by `height` pixels, or nil if it is empty or memory runs out.
  func scaled(width: Int, height: Int) -> Surface? {
    guard self.width > 0, self.height > 0,
      let made = Surface(.picture, PixelRect(left: 0, top: 0, right: width, bottom: height))
    else { return nil }
    let (stepX, stepY) = (Double(self.width) / Double(width), Double(self.height) / Double(height))
    withPixels { source in
      made.withPixels { target in
        _ = px_resample(
          source, Int32(self.width), Int32(self.height), self.width, target, Int32(width), Int32(height),
          made.rowBytes / 4, stepX / 2, stepX, stepY / 2, stepY, Int32(PX_AREA))
      }
    }
    return made
  }
}
