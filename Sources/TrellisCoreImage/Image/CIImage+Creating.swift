public import Foundation
public import TrellisUIKit
import TrellisCoreGraphics

extension CIImage {
  /// Creates an image of a picture; nil for a drawing, which has no pixels.
  public convenience init?(image: UIImage) {
    guard let image = image.cgImage else { return nil }
    self.init(cgImage: image)
  }

  /// Decodes data; nil if it isn't a picture.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Reads a file; nil if it isn't a picture.
  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOf: url) else { return nil }
    self.init(image: image)
  }
}

extension UIImage {
  /// Creates a picture of an image, whose pixels are computed now; an image without pixels or edges gives one clear pixel.
  public convenience init(ciImage: CIImage) {
    self.init(cgImage: CIContext().createCGImage(ciImage, from: ciImage.extent) ?? Self.clearPixel)
  }

  private static var clearPixel: CGImage {
    CIContext().createCGImage(.clear, from: CGRect(x: 0, y: 0, width: 1, height: 1))!
  }
}
