package import Foundation
package import TrellisDisplayList

extension ImageSource {
  /// Returns the image rotated and mirrored according to an Exif orientation; 1 returns the image itself.
  ///
  /// Linear in the pixels.
  package func turned(_ orientation: Int) -> ImageSource {
    guard (2...8).contains(orientation) else { return self }
    return Raster(self).turned(orientation).source(name, scale)
  }

  /// Returns the image with other pixels per point; a number that isn't positive and finite counts as 1.
  package func withScale(_ scale: CGFloat) -> ImageSource {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    if scale == self.scale { return self }
    return ImageSource(name: name, width: width, height: height, pixels: pixels, scale: scale)
  }
}
