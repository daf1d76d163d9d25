import CPixels
public import Foundation
public import TrellisCoreGraphics
import TrellisDisplayList
public import TrellisFoundation

/// Returns a smaller copy of the image at an index, which must be 0; nil if there is no image, if it can't be decoded, or if no option
/// asks for it.
///
/// The longer side has at most ``kCGImageSourceThumbnailMaxPixelSize`` pixels; without this option, or for a smaller image, the copy
/// has the image's size. Linear in the pixels.
///
/// Source: documented, developer.apple.com/documentation/imageio/cgimagesourcecreatethumbnailatindex(_:_:_:).
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
  -> CGImage?
{
  func option(_ key: CFString) -> NSNumber? { options?[key] as? NSNumber }
  let asks = [kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent]
  guard asks.contains(where: { option($0)?.boolValue == true }),
    let image = CGImageSourceCreateImageAtIndex(isrc, index, nil)
  else { return nil }
  let side = max(image.width, image.height)
  guard let limit = option(kCGImageSourceThumbnailMaxPixelSize)?.doubleValue, limit >= 1, limit < Double(side)
  else { return image }
  func length(_ length: Int) -> Int { max(1, Int((Double(length) * limit / Double(side)).rounded())) }
  return image.resampled(length(image.width), length(image.height))
}

extension CGImage {
  /// Returns a smaller copy; nil if memory runs out.
  fileprivate func resampled(_ width: Int, _ height: Int) -> CGImage? {
    let (dx, dy) = (Double(self.width) / Double(width), Double(self.height) / Double(height))
    var target = [UInt32](repeating: 0, count: width * height)
    let isDone = source.pixels.withUnsafeBytes { pixels in
      px_resample(
        pixels.bindMemory(to: UInt32.self).baseAddress, Int32(self.width), Int32(self.height), self.width,
        &target, Int32(width), Int32(height), width, dx / 2, dx, dy / 2, dy, Int32(PX_AREA))
    }
    guard isDone != 0 else { return nil }
    return CGImage(
      ImageSource(
        name: source.name, width: width, height: height, pixels: target.withUnsafeBytes { Data($0) }))
  }
}
