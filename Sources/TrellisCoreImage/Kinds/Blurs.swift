import Foundation

extension FilterKind {
  static let blurs: [FilterKind] = [
    FilterKind(of: "CIGaussianBlur", [(kCIInputRadiusKey, Float(10))]) { image, inputs in
      Blur.gaussian(image, Double(inputs.number(kCIInputRadiusKey)))
    },
    FilterKind(of: "CIBoxBlur", [(kCIInputRadiusKey, Float(10))]) { image, inputs in
      let half = max(0, Int(inputs.number(kCIInputRadiusKey)) / 2)
      return Blur.boxes(image, [half])
    },
    FilterKind(of: "CIDiscBlur", [(kCIInputRadiusKey, Float(8))]) { image, inputs in
      // Two boxes of the variance of a disc.
      let half = max(0, Int((inputs.number(kCIInputRadiusKey) * 0.61).rounded()))
      return Blur.boxes(image, [half, half])
    },
  ]
}

/// Blurs by means of boxes: the cost per pixel doesn't depend on the radius.
enum Blur {
  /// Returns an image blurred by three boxes with the variance of a Gaussian; `sigma` is in pixels.
  static func gaussian(_ image: CIImage, _ sigma: Double) -> CIImage {
    guard sigma > 0, sigma < 10_000 else { return image }
    // Boxes of two widths whose variances sum up to that of the Gaussian.
    let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
    let small = max(0, (Int(ideal) - 1) / 2)
    let width = Double(2 * small + 1)
    let count = Int(((12 * sigma * sigma - 3 * width * width - 12 * width - 9) / (-4 * width - 4)).rounded())
    return boxes(image, (0..<3).map { $0 < count ? small : small + 1 })
  }

  /// Returns an image blurred by boxes, each with a number of pixels on both sides of its middle.
  static func boxes(_ image: CIImage, _ halves: [Int]) -> CIImage {
    let reach = halves.reduce(0, +)
    guard reach > 0 else { return image }
    let distance = -CGFloat(reach)
    let extent = image.extent.isInfinite ? image.extent : image.extent.insetBy(dx: distance, dy: distance)
    return CIImage(extent: extent) { rect in
      let source = image.render(rect.insetBy(-reach))
      var (first, second) = (channels(source), channels(source))
      let (width, height) = (source.rect.width, source.rect.height)
      for half in halves {
        rows(first, &second, width, height, half)
        columns(second, &first, width, height, half)
      }
      let result = Pixels(rect)
      for y in 0..<rect.height {
        for x in 0..<rect.width {
          result.words[y * rect.width + x] = Pixels.word(first[(y + reach) * width + x + reach])
        }
      }
      return result
    }
  }

  private static func channels(_ pixels: Pixels) -> [PixelColor] { pixels.words.map { Pixels.color($0) } }

  private static func rows(
    _ source: [PixelColor], _ target: inout [PixelColor], _ width: Int, _ height: Int, _ half: Int
  ) {
    for y in 0..<height { box(source, &target, start: y * width, step: 1, count: width, half) }
  }

  private static func columns(
    _ source: [PixelColor], _ target: inout [PixelColor], _ width: Int, _ height: Int, _ half: Int
  ) {
    for x in 0..<width { box(source, &target, start: x, step: width, count: height, half) }
  }

  /// Averages a line; beyond its ends, it is clear.
  @inline(__always) private static func box(
    _ source: [PixelColor], _ target: inout [PixelColor], start: Int, step: Int, count: Int, _ half: Int
  ) {
    var sum = PixelColor.zero
    let factor = 1 / Float(2 * half + 1)
    for index in 0..<min(half, count) { sum += source[start + index * step] }
    for index in 0..<count {
      if index + half < count { sum += source[start + (index + half) * step] }
      if index - half - 1 >= 0 { sum -= source[start + (index - half - 1) * step] }
      target[start + index * step] = sum * factor
    }
  }
}
