public import Foundation
import Synchronization
package import TrellisDisplayList
package import TrellisText

/// A cache of decoded images: equal data and unchanged files are decoded once and share one object.
///
/// Beyond 64 MiB of pixels and data, the least recently used images are evicted.
public enum ImageStore {
  private enum Key: Hashable {
    case data(Data, scale: CGFloat)
    case file(String, size: Int, modified: Date?, scale: CGFloat?)
    case part(UInt64, CGRect)
  }

  private static let images = Mutex(BoundedCache<Key, DecodedImage>(costLimit: 64 << 20))

  /// Returns the image in data; on a cache hit, linear in the data.
  public static func image(of data: Data, name: String, scale: CGFloat = 1) throws(ImageError) -> DecodedImage
  {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    return try known(.data(data, scale: scale), extra: data.count) { () throws(ImageError) in
      try DecodedImage(data, name: name, scale: scale)
    }
  }

  /// Returns the image in a file, which is decoded again when its size or modification date has changed.
  ///
  /// A nil scale is the one that the file's name gives.
  public static func image(file path: String, scale: CGFloat? = nil) throws(ImageError) -> DecodedImage {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: (path as NSString).resolvingSymlinksInPath)
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? -1
    let modified = attributes?[.modificationDate] as? Date
    return try known(.file(path, size: size, modified: modified, scale: scale)) { () throws(ImageError) in
      try DecodedImage(file: path, scale: scale)
    }
  }

  /// Returns a part of an image as an image, or nil if it has no pixels; `part` is in the image's points.
  package static func part(_ part: CGRect, of source: ImageSource) -> ImageSource? {
    let scale = source.scale
    let left = Int((max(part.minX, 0) * scale).rounded())
    let top = Int((max(part.minY, 0) * scale).rounded())
    let right = Int((min(part.maxX, source.size.width) * scale).rounded())
    let bottom = Int((min(part.maxY, source.size.height) * scale).rounded())
    guard right > left, bottom > top else { return nil }
    if right - left == source.width, bottom - top == source.height { return source }
    let rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let made = known(.part(source.serial, rect)) {
      var pixels = Data(capacity: (right - left) * (bottom - top) * 4)
      for row in top..<bottom {
        let start = source.pixels.startIndex + (row * source.width + left) * 4
        pixels.append(source.pixels[start..<start + (right - left) * 4])
      }
      return .pixels(
        ImageSource(
          name: source.name, width: right - left, height: bottom - top, pixels: pixels, scale: scale))
    }
    if case .pixels(let part) = made { return part }
    return nil
  }

  /// The cache's hits, misses and contents.
  package static var statistics: CacheStatistics { images.withLock(\.statistics) }

  private static func known<E: Error>(
    _ key: Key, extra: Int = 0, make: () throws(E) -> DecodedImage
  ) throws(E) -> DecodedImage {
    if let image = images.withLock({ $0.value(for: key) }) { return image }
    // Decoded without the lock, so two threads may decode the same image: then the first result is kept.
    let made = try make()
    return images.withLock { images in
      if let image = images.value(for: key) { return image }
      images.insert(made, for: key, cost: made.cost + extra)
      return made
    }
  }
}
