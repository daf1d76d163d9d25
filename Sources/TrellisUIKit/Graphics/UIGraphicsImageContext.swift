public import Foundation
import TrellisCoreGraphicsCairo

/// Begins an image of a size in points, with one pixel per point, and makes its context the current one of this thread.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points, and makes its context the current one of this thread.
///
/// The origin is the upper left corner, with y pointing down. `opaque` makes all pixels opaque, black at first. A scale that isn't
/// positive and finite, such as 0, is 1 pixel per point. Nothing begins for a side that isn't positive, and beyond 32767 pixels a
/// side: then there is no current context.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 && scale.isFinite ? scale : 1
  let pixels = CGSize(width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
  guard pixels.width >= 1, pixels.height >= 1, max(pixels.width, pixels.height) <= 32767 else { return }
  let context = CGContext(pixels: pixels, base: CGAffineTransform(scaleX: scale, y: scale), isOpaque: opaque)
  CurrentContext.push(CurrentContext.Entry(context: context, scale: scale))
}

/// Returns the drawing so far in the image that began last; nil if the current context is no such image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = CurrentContext.lastEntry, let scale = entry.scale else { return nil }
  return entry.context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the image that began last; does nothing if the current context is no such image.
public func UIGraphicsEndImageContext() {
  if CurrentContext.lastEntry?.scale != nil { CurrentContext.pop() }
}
