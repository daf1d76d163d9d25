public import Foundation

/// The supported image formats.
public enum ImageFormat: String, CaseIterable, Hashable, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webP = "WebP"
  case svg = "SVG"

  /// Detects the format from the first bytes of data; nil if they match no format.
  ///
  /// Reads at most 4096 bytes, and ignores file names.
  public init?(of data: Data) {
    let start = [UInt8](data.prefix(4096))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = .webP
    } else if ImageFormat.isDrawing(start) {
      self = .svg
    } else {
      return nil
    }
  }

  /// The file name extensions, the most common first.
  public var fileEndings: [String] {
    switch self {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg"]
    case .webP: ["webp"]
    case .svg: ["svg"]
    }
  }

  /// Whether a text begins with a tag and contains an SVG tag.
  private static func isDrawing(_ start: [UInt8]) -> Bool {
    let text = start.starts(with: [0xEF, 0xBB, 0xBF]) ? start[3...] : start[...]
    guard text.first(where: { !" \t\r\n".utf8.contains($0) }) == UInt8(ascii: "<") else { return false }
    return text.firstRange(of: Array("<svg".utf8)) != nil
  }
}
