public import Foundation
import TrellisDisplayList
public import TrellisCoreGraphics
public import TrellisGeometry

/// A recipe for an image: pixels are computed when a ``CIContext`` needs them.
///
/// The y axis points up.
///
/// Colors are in sRGB with eight bits per component, unlike on a Mac, where they are linear and of more bits.
///
/// Source: documented, developer.apple.com/documentation/coreimage/ciimage.
public final class CIImage: NSObject, @unchecked Sendable {
  /// The rectangle with pixels; infinite for an image without edges.
  public let extent: CGRect
  /// Computes the pixels of a rectangle; those outside of the extent are clear.
  let render: (PixelRect) -> Pixels
  /// The image that this one was made of; nil for others.
  public let cgImage: CGImage?

  init(extent: CGRect, cgImage: CGImage? = nil, render: @escaping (PixelRect) -> Pixels) {
    (self.extent, self.cgImage, self.render) = (extent, cgImage, render)
  }

  /// Creates an image of pixels, with its lower left corner at the origin.
  public convenience init(cgImage image: CGImage) {
    let extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    self.init(extent: extent, cgImage: image) { rect in
      let result = Pixels(rect)
      let common = rect.intersection(PixelRect(x: 0, y: 0, width: image.width, height: image.height))
      guard !common.isEmpty else { return result }
      image.source.pixels.withUnsafeBytes { bytes in
        let source = bytes.bindMemory(to: UInt32.self)
        for y in common.y..<common.maxY {
          let from = (image.height - 1 - y) * image.width + common.x
          let to = (rect.maxY - 1 - y) * rect.width + common.x - rect.x
          for column in 0..<common.width { result.words[to + column] = source[from + column] }
        }
      }
      return result
    }
  }

  /// Creates an image of a color, without edges.
  public convenience init(color: CIColor) {
    let pixel = Pixels.word(color.pixel)
    self.init(extent: .infinite) { rect in
      let result = Pixels(rect)
      result.words = Array(repeating: pixel, count: result.words.count)
      return result
    }
  }

  /// Returns an image without pixels.
  public class func empty() -> CIImage { CIImage(extent: .null) { Pixels($0) } }

  /// A red image without edges.
  public static let red = CIImage(color: .red)
  /// A black image without edges.
  public static let black = CIImage(color: .black)
  /// A white image without edges.
  public static let white = CIImage(color: .white)
  /// A clear image without edges.
  public static let clear = CIImage(color: .clear)

  /// Returns the part of the image in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = extent.intersection(rect)
    guard !part.isNull, let whole = PixelRect(part) else { return part.isInfinite ? self : .empty() }
    return CIImage(extent: part) { wanted in
      let common = wanted.intersection(whole)
      let result = Pixels(wanted)
      guard !common.isEmpty else { return result }
      let pixels = self.render(common)
      for y in common.y..<common.maxY {
        for x in common.x..<common.maxX { result.set(x, y, pixels[x, y]) }
      }
      return result
    }
  }

  /// Returns the image moved, scaled and turned.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let inverse = matrix.inverted()
    let bounds = extent.isInfinite || extent.isNull ? extent : extent.applying(matrix)
    return CIImage(extent: bounds) { rect in
      // A move by whole pixels keeps them.
      let (dx, dy) = (matrix.tx.rounded(), matrix.ty.rounded())
      if matrix.a == 1, matrix.b == 0, matrix.c == 0, matrix.d == 1, dx == matrix.tx, dy == matrix.ty {
        let moved = PixelRect(
          x: rect.x - Int(dx), y: rect.y - Int(dy), width: rect.width, height: rect.height)
        let pixels = self.render(moved)
        let result = Pixels(rect)
        result.words = pixels.words
        return result
      }
      let needed = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height).applying(inverse)
      guard
        let source = PixelRect(
          needed.insetBy(dx: -2, dy: -2).intersection(self.extent.insetBy(dx: -2, dy: -2)))
      else { return Pixels(rect) }
      let pixels = self.render(source)
      let (a, b, c, d) = (Float(inverse.a), Float(inverse.b), Float(inverse.c), Float(inverse.d))
      let (tx, ty) = (Float(inverse.tx), Float(inverse.ty))
      // Enlarged pixels stay squares if the scale is a whole number, as for codes.
      let isEnlarged =
        b == 0 && c == 0 && a > 0 && d > 0 && a <= 0.5 && d <= 0.5
        && abs((1 / a) - (1 / a).rounded()) < 1e-3 && abs((1 / d) - (1 / d).rounded()) < 1e-3
      return Pixels(rect) { x, y in
        let (u, v) = (a * x + c * y + tx, b * x + d * y + ty)
        return isEnlarged ? pixels[Int(u.rounded(.down)), Int(v.rounded(.down))] : pixels.sample(u, v)
      }
    }
  }

  /// Returns the image above another one.
  public func composited(over dest: CIImage) -> CIImage {
    CIImage.combined(self, dest) { $0 + $1 * (1 - $0.w) }
  }

  /// Returns the image whose outermost pixels go on without end.
  public func clampedToExtent() -> CIImage {
    guard let edge = PixelRect(extent), !edge.isEmpty else { return self }
    return CIImage(extent: .infinite) { rect in
      let pixels = self.render(edge)
      return Pixels(rect) { x, y in
        pixels[
          min(edge.maxX - 1, max(edge.x, Int(x.rounded(.down)))),
          min(edge.maxY - 1, max(edge.y, Int(y.rounded(.down))))]
      }
    }
  }

  /// Returns the output of a filter with this image as its input; this image if there is no such filter.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in params { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? .empty()
  }

  /// Returns the blurred image.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// Returns an image that combines the colors of two at each pixel.
  static func combined(
    _ first: CIImage, _ second: CIImage, extent: CGRect? = nil,
    _ color: @escaping (PixelColor, PixelColor) -> PixelColor
  ) -> CIImage {
    CIImage(extent: extent ?? first.extent.union(second.extent)) { rect in
      let (above, below) = (first.render(rect), second.render(rect))
      let result = Pixels(rect)
      for index in result.words.indices {
        result.words[index] = Pixels.word(
          color(Pixels.color(above.words[index]), Pixels.color(below.words[index])))
      }
      return result
    }
  }

  /// Returns the image with changed colors.
  func mapped(_ change: @escaping (PixelColor) -> PixelColor) -> CIImage {
    CIImage(extent: extent) { self.render($0).map(change) }
  }
}
