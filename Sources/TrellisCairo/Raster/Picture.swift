public import Foundation
public import TrellisDisplayList

/// Display lists as pictures, in one call.
public enum Picture {
  /// Draws a display list into a new bitmap.
  ///
  /// `size` is in points and begins at the list's origin; what lies outside is cut off. `scale` is in pixels a
  /// point, and a fraction of a pixel at the right or bottom becomes a whole one. What the list leaves open
  /// shows `background`. Hand the same `renderer` to every call where you make many: it has the fonts loaded.
  ///
  /// Throws `RenderingError.unusableSize` where a side or the scale isn't positive and finite,
  /// `RenderingError.tooLarge` beyond 32767 pixels a side or 1 GiB, and `RenderingError.outOfMemory`.
  public static func render(
    _ list: DisplayList, size: CGSize, scale: CGFloat = 1, background: RGBAColor = .clear,
    using renderer: Renderer = Renderer()
  ) throws(RenderingError) -> Bitmap {
    guard size.width > 0, size.height > 0, scale > 0, size.width.isFinite, size.height.isFinite,
      scale.isFinite
    else { throw .unusableSize(size, scale: scale) }
    let width = pixelCount(size.width, scale: scale)
    let height = pixelCount(size.height, scale: scale)
    guard width <= Double(Bitmap.sideLimit), height <= Double(Bitmap.sideLimit) else {
      throw .tooLarge(pixelsWide: width, pixelsHigh: height)
    }
    let bitmap = try Bitmap(width: Int(width), height: Int(height))
    renderer.draw(list, into: bitmap, scale: scale, background: background)
    return bitmap
  }

  /// The whole pixels that hold a length; what sticks out by less than 1/256 of a pixel is a rounding error.
  private static func pixelCount(_ length: CGFloat, scale: CGFloat) -> Double {
    max(Double((length * scale - 1 / 256).rounded(.up)), 1)
  }
}
