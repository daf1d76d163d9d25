public import Foundation
import TrellisDisplayList
import TrellisImages

/// A decoded picture: PNG, JPEG, WebP or SVG.
///
/// Use it to make an ``Image`` from data. Equal data is decoded once, while it is among the pictures that were used last.
public nonisolated final class UIImage: Sendable {
  let decoded: DecodedImage

  private init?(_ decode: () throws -> DecodedImage) {
    guard let decoded = try? decode() else { return nil }
    self.decoded = decoded
  }

  init(_ source: ImageSource) { decoded = .pixels(source) }

  /// Decodes data with one pixel per point; nil if it isn't a picture.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes data with `scale` pixels per point; nil if it isn't a picture.
  ///
  /// A scale that isn't positive and finite counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init { try ImageStore.image(of: data, name: "data", scale: scale) }
  }

  /// Reads a file with the scale that its name gives; nil if it isn't a picture.
  public convenience init?(contentsOfFile path: String) {
    self.init { try ImageStore.image(file: path) }
  }

  /// Reads a file with the scale that its name gives; nil if it isn't a picture, or if the URL isn't a file's.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init { try ImageStore.image(file: url.path) }
  }

  /// Reads a picture from the program's resources, as ``Image`` does; nil if there is none of that name.
  public convenience init?(named name: String) {
    guard let path = ResourceImages.path(of: name, in: .main) else { return nil }
    self.init { try ImageStore.image(file: path) }
  }

  /// The size in points.
  public var size: CGSize { decoded.size }

  /// The number of pixels per point; 1 for a drawing, which has no pixels.
  public var scale: CGFloat {
    if case .pixels(let source) = decoded { source.scale } else { 1 }
  }
}

/// A decoded picture.
public typealias NSImage = UIImage
