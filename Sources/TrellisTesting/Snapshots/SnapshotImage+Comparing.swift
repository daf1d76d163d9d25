import Foundation

extension SnapshotImage {
  /// The differences between two pictures of the same size.
  struct Comparison: Equatable {
    /// The number of pixels that differ by more than the tolerance.
    var differing = 0
    /// The largest difference of a pixel: the distance in CIE L*a*b*, from 0 for equal colours to 1 for black and white.
    var largest = 0.0
  }

  /// Compares the picture with another of the same size.
  ///
  /// A pixel differs if its difference is more than `1 - perceptualPrecision`; for a precision of 1, if any bit differs.
  func compared(with other: SnapshotImage, perceptualPrecision: Double) -> Comparison {
    var comparison = Comparison()
    for (first, second) in zip(pixels, other.pixels) where first != second {
      let difference = Self.difference(first, second)
      comparison.largest = max(comparison.largest, difference)
      if perceptualPrecision >= 1 || difference > 1 - perceptualPrecision { comparison.differing += 1 }
    }
    return comparison
  }

  /// Returns a picture of the differences: white for equal pixels, darker for larger differences, and red for pixels of one picture alone.
  func difference(from other: SnapshotImage) -> SnapshotImage {
    let (width, height) = (max(self.width, other.width), max(self.height, other.height))
    let pixels = (0..<width * height).map { index -> UInt32 in
      let (x, y) = (index % width, index / width)
      guard let first = pixel(x, y), let second = other.pixel(x, y) else { return 0xFFFF_0000 }
      guard first != second else { return 0xFFFF_FFFF }
      // The smallest difference is visible.
      let shade = UInt32(max(0, 200 * (1 - Self.difference(first, second))))
      return 0xFF00_0000 | shade << 16 | shade << 8 | shade
    }
    return SnapshotImage(width: width, height: height, pixels: pixels)
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32? { x < width && y < height ? pixels[y * width + x] : nil }

  /// Returns the difference of two pixels, at most 1: their distance over white in CIE L*a*b* divided by 100, or that of their opacities if
  /// larger.
  private static func difference(_ first: UInt32, _ second: UInt32) -> Double {
    let (a, b) = (lab(first), lab(second))
    let distance = ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1) + (a.2 - b.2) * (a.2 - b.2))
      .squareRoot()
    let opacity = abs(Double(first >> 24) - Double(second >> 24)) / 255
    return min(max(distance / 100, opacity), 1)
  }

  /// Returns a premultiplied sRGB pixel over white in CIE L*a*b* with the white of D65.
  private static func lab(_ pixel: UInt32) -> (Double, Double, Double) {
    let rest = 255 - Double(pixel >> 24)
    func linear(_ shift: UInt32) -> Double {
      let value = min((Double(pixel >> shift & 0xFF) + rest) / 255, 1)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(16), linear(8), linear(0))
    func curve(_ value: Double) -> Double { value > 0.008856 ? cbrt(value) : 7.787 * value + 16 / 116 }
    let x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0891)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }
}
