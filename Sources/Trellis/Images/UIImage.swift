public import Foundation
import TrellisDisplayList
import TrellisImages

/// A decoded picture: PNG, JPEG, WebP or SVG.
///
/// UIKit and AppKit have no other part here: this is what a program makes an ``Image`` of data with. Equal data is decoded
/// once, as long as it is among the pictures that were used last.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiimage.
public nonisolated final class UIImage: Sendable {
  let decoded: DecodedImage

  private init?(_ decode: () throws -> DecodedImage) {
    guard let decoded = try? decode() else { return nil }
    self.decoded = decoded
  }

  /// Decodes data with one pixel a point; nil where it is no picture.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes data with so many pixels a point; nil where it is no picture.
  ///
  /// A scale that isn't positive and finite counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init { try ImageStore.image(of: data, name: "data", scale: scale) }
  }

  /// Reads a file, whose name says the scale; nil where it is no picture.
  public convenience init?(contentsOfFile path: String) {
    self.init { try ImageStore.image(file: path) }
  }

  /// Reads a file, whose name says the scale; nil where it is no picture, and for addresses that aren't files'.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init { try ImageStore.image(file: url.path) }
  }

  /// Reads the picture of a name among the program's resources, as ``Image`` does; nil where there is none.
  public convenience init?(named name: String) {
    guard let path = ResourceImages.path(of: name, in: .main) else { return nil }
    self.init { try ImageStore.image(file: path) }
  }

  /// Its size in points.
  public var size: CGSize { decoded.size }

  /// How many pixels make a point; 1 for a drawing, which has none.
  public var scale: CGFloat {
    if case .pixels(let source) = decoded { source.scale } else { 1 }
  }
}

/// A decoded picture.
public typealias NSImage = UIImage
