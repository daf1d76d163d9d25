public import Foundation
public import TrellisDisplayList

/// A decoded image: pixels, or a vector drawing that can be rasterized at any size.
public enum DecodedImage: Hashable, Sendable {
  case pixels(ImageSource)
  case drawing(VectorImage)

  /// Decodes data in one of the formats, which is detected from the first bytes.
  ///
  /// `name` is used in errors and descriptions. `scale` is in pixels per point; a vector drawing ignores it. Linear in the
  /// pixels.
  public init(
    _ data: Data, name: String, scale: CGFloat = 1, limits: ImageLimits = ImageLimits()
  ) throws(ImageError) {
    guard data.count <= limits.bytes else {
      throw .tooManyBytes(name: name, count: data.count, limit: limits.bytes)
    }
    switch ImageFormat(of: data) {
    case .png: self = .pixels(try Raster.png(data, name, limits).source(name, scale))
    case .jpeg: self = .pixels(try Raster.jpeg(data, name, limits).source(name, scale))
    case .webP: self = .pixels(try Raster.webP(data, name, limits).source(name, scale))
    case .svg: self = .drawing(try VectorImage(data, name: name, limits: limits))
    case nil: throw .unknownFormat(name: name, start: Array(data.prefix(8)))
    }
  }

  /// Decodes a file in one of the formats.
  ///
  /// A nil scale is the one in the file's name: `logo@2x.png` has two pixels per point.
  public init(
    file path: String, scale: CGFloat? = nil, limits: ImageLimits = ImageLimits()
  ) throws(ImageError) {
    let name = (path as NSString).lastPathComponent
    let data: Data
    do {
      let target = (path as NSString).resolvingSymlinksInPath
      let attributes = try FileManager.default.attributesOfItem(atPath: target)
      let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
      // Only regular files: others, such as pipes, may never end.
      guard (attributes[.type] as? FileAttributeType) == .typeRegular else {
        throw ImageError.unreadable(name: path, reason: "it isn't a regular file")
      }
      guard size <= limits.bytes else {
        throw ImageError.tooManyBytes(name: path, count: size, limit: limits.bytes)
      }
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch let error as ImageError {
      throw error
    } catch {
      throw .unreadable(name: path, reason: Self.reason(of: error, path))
    }
    try self.init(data, name: name, scale: scale ?? Self.scale(ofFileNamed: name), limits: limits)
  }

  /// The image's size in points.
  public var size: CGSize {
    switch self {
    case .pixels(let source): source.size
    case .drawing(let drawing): drawing.size
    }
  }

  /// The approximate memory use in bytes.
  package var cost: Int {
    switch self {
    case .pixels(let source): source.pixels.count + 256
    case .drawing(let drawing): drawing.byteCount + 4096
    }
  }

  /// Returns the pixels per point for a file name: `n` if the name without its extension ends in `@nx`, with `n` in 1...8; else
  /// 1.
  package static func scale(ofFileNamed name: String) -> CGFloat {
    let stem = (name as NSString).deletingPathExtension
    guard stem.hasSuffix("x"), let at = stem.lastIndex(of: "@"),
      let scale = Int(stem[stem.index(after: at)...].dropLast()), (1...8).contains(scale)
    else { return 1 }
    return CGFloat(scale)
  }

  /// Returns the system's reason if the file isn't readable, since Foundation's message is vague; otherwise Foundation's.
  private static func reason(of error: any Error, _ path: String) -> String {
    access(path, R_OK) == 0 ? error.localizedDescription : String(cString: strerror(errno))
  }
}
