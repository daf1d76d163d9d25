@_exported public import Foundation
@_exported public import TrellisCoreGraphics
import TrellisDisplayList
@_exported public import TrellisFoundation
import TrellisImages

/// The data of a picture file, which is decoded when an image is requested.
///
/// The formats are PNG, JPEG and WebP; a file has one image.
///
/// Source: documented, developer.apple.com/documentation/imageio/cgimagesource; the formats: ours.
public final class CGImageSource: Sendable {
  fileprivate let data: Data
  fileprivate let name: String

  fileprivate init(_ data: Data, name: String) { (self.data, self.name) = (data, name) }

  /// Returns the decoded image; nil if the data can't be decoded.
  ///
  /// Linear in the pixels.
  fileprivate func image() -> CGImage? {
    guard case .pixels(let source) = try? ImageStore.image(of: data, name: name) else { return nil }
    return CGImage(source)
  }
}

/// An option of image sources: whether the decoded image is kept.
///
/// Decoded images are always kept for a while here, so it has no effect.
public nonisolated(unsafe) let kCGImageSourceShouldCache = "kCGImageSourceShouldCache" as CFString
/// An option of image sources: whether the image is decoded at once.
///
/// Images are always decoded at once here, so it has no effect.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately =
  "kCGImageSourceShouldCacheImmediately" as CFString
/// An option of thumbnails: whether a thumbnail is made if the file has none.
///
/// Thumbnails in files aren't read here, so one is made if this option or ``kCGImageSourceCreateThumbnailFromImageAlways`` is true.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent" as CFString
/// An option of thumbnails: whether a thumbnail is made from the image.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways" as CFString
/// An option of thumbnails: whether the orientation in the file is applied.
///
/// It always is here, so the option has no effect.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform =
  "kCGImageSourceCreateThumbnailWithTransform" as CFString
/// An option of thumbnails: the greatest width and height in pixels, a number.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize =
  "kCGImageSourceThumbnailMaxPixelSize" as CFString
/// A property of images: the width in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth = "PixelWidth" as CFString
/// A property of images: the height in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight = "PixelHeight" as CFString

/// Creates a source of the data of a file; options have no effect.
///
/// The result is never nil: data that isn't a picture has no images.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(Data(referencing: data), name: "data")
}

/// Creates a source of a file; nil if the file can't be read.
///
/// Options have no effect.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let data = try? Data(contentsOf: url as URL) else { return nil }
  return CGImageSource(data, name: (url as URL).lastPathComponent)
}

/// Returns the number of images: 1, or 0 if the data isn't in a known format.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
  switch ImageFormat(of: isrc.data) {
  case .png, .jpeg, .webP: 1
  case .svg, nil: 0
  }
}

/// Returns the image at an index, which must be 0; nil if there is none, or if it can't be decoded.
///
/// Options have no effect. Linear in the pixels.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
  -> CGImage?
{
  index == 0 ? isrc.image() : nil
}

/// Returns the size of the image at an index, which must be 0; nil if there is none, or if it can't be decoded.
///
/// Other properties aren't read. Linear in the pixels.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.image() else { return nil }
  return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height] as CFDictionary
}
