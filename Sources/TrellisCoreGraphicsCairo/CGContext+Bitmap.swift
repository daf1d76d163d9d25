package import Foundation
package import TrellisCairo
public import TrellisCoreGraphics
package import TrellisDisplayList
package import TrellisGeometry

extension CGContext {
  /// Creates a bitmap of clear pixels; user space has one unit per pixel.
  ///
  /// The pixels belong to the context: `data` must be nil, and ``data`` and ``makeImage()`` return them. The format is
  /// always eight bits per component with a premultiplied alpha, except that an alpha of `none…` makes all pixels opaque, black at
  /// first. nil is returned for data, for another number of bits, for a side that isn't positive, beyond 32767 pixels a side, and
  /// beyond 1 GiB.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, bitsPerComponent == 8, (try? Bitmap(width: width, height: height)) != nil else {
      return nil
    }
    let opaque: [CGImageAlphaInfo] = [.none, .noneSkipFirst, .noneSkipLast]
    let isOpaque = CGImageAlphaInfo(rawValue: bitmapInfo & 31).map(opaque.contains) ?? false
    self.init(
      pixels: CGSize(width: width, height: height), base: .flipped(height: CGFloat(height)),
      isOpaque: isOpaque)
    (output as? BitmapOutput)?.format = PixelFormat(CGBitmapInfo(rawValue: bitmapInfo))
    (output as? BitmapOutput)?.bytesPerRow = max(bytesPerRow, width * 4)
  }

  /// The distance between the starts of two rows of ``data`` in bytes; 0 for other contexts than bitmaps.
  public var bytesPerRow: Int { (output as? BitmapOutput)?.bytesPerRow ?? 0 }

  /// A copy of a bitmap's pixels in the context's format; nil for other contexts, and for formats that aren't four bytes a pixel.
  ///
  /// Each access draws anew, and overwrites the pixels of the last one; changes of the pixels aren't drawn. They are valid as long as
  /// the context exists.
  ///
  /// Source: documented, developer.apple.com/documentation/coregraphics/cgcontext; that it is a copy: ours.
  ///
  /// Complexity: that of ``makeImage()``.
  public var data: UnsafeMutableRawPointer? {
    guard let output = output as? BitmapOutput, let format = output.format, let image = makeImage() else {
      return nil
    }
    let pixels = output.pixels(count: output.bytesPerRow * height)
    format.write(
      image.source.pixels, width: width, height: height, to: pixels, bytesPerRow: output.bytesPerRow)
    return pixels
  }

  /// Creates a bitmap of whole pixels; `base` maps user space to pixels, with y down.
  package convenience init(pixels: CGSize, base: CGAffineTransform, isOpaque: Bool) {
    self.init(
      bounds: CGRect(origin: .zero, size: pixels), base: base, output: BitmapOutput(isOpaque: isOpaque))
  }

  /// The width of a bitmap in pixels; 0 for other contexts.
  public var width: Int { output is BitmapOutput ? Int(bounds.width) : 0 }
  /// The height of a bitmap in pixels; 0 for other contexts.
  public var height: Int { output is BitmapOutput ? Int(bounds.height) : 0 }

  /// Returns a bitmap's pixels as an image; nil for other contexts, or if memory runs out.
  ///
  /// Layers that haven't ended aren't part of it. Further drawing doesn't change the image. Linear in the pixels, and in the drawing
  /// since the last call.
  public func makeImage() -> CGImage? {
    guard let output = output as? BitmapOutput else { return nil }
    let background: RGBAColor = output.isOpaque ? .black : .clear
    let drawn = try? Renderer.withPooled {
      try Picture.render(list, size: bounds.size, background: background, using: $0)
    }
    guard let bitmap = drawn else { return nil }
    let image = CGImage(ImageSource(bitmap))
    // What was drawn so far is now one image.
    replaceDrawing(
      by: DisplayList([DisplayItem(id: 0, frame: bounds, content: .image(ImageContent(source: image.source)))]
      ))
    return image
  }
}

/// The format of a context's pixels.
final class BitmapOutput: CGContextOutput {
  let isOpaque: Bool

  /// The format of ``CGContext/data``; nil for none.
  var format: PixelFormat?
  var bytesPerRow = 0
  private var copy: UnsafeMutableRawPointer?

  init(isOpaque: Bool) { self.isOpaque = isOpaque }

  deinit { copy?.deallocate() }

  /// The memory for a copy of the pixels, which the first call reserves.
  func pixels(count: Int) -> UnsafeMutableRawPointer {
    if let copy { return copy }
    let new = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    new.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    copy = new
    return new
  }

  func end(_ context: CGContext) {}
}

extension ImageSource {
  /// Copies the pixels of a bitmap.
  package convenience init(_ bitmap: Bitmap, scale: CGFloat = 1) {
    let row = bitmap.width * 4
    let pixels = bitmap.withPixels { bytes in
      if bitmap.bytesPerRow == row { return Data(bytes) }
      var pixels = Data(capacity: row * bitmap.height)
      for start in stride(from: 0, to: bitmap.bytesPerRow * bitmap.height, by: bitmap.bytesPerRow) {
        pixels.append(contentsOf: bytes[start..<start + row])
      }
      return pixels
    }
    self.init(name: "image", width: bitmap.width, height: bitmap.height, pixels: pixels, scale: scale)
  }
}

extension CGAffineTransform {
  /// The transform of a space with y up to one of a height with y down.
  static func flipped(height: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
  }
}
