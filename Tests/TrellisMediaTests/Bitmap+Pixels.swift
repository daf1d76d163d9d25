import TrellisCairo

extension Bitmap {
  /// Returns the blue, green, red and alpha of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    withPixels { bytes in (0..<4).map { bytes[y * bytesPerRow + x * 4 + $0] } }
  }
}
