public import Foundation
public import TrellisDisplayList

/// Functions that render a display list in one call.
public enum Picture {
  /// Draws a display list into a new bitmap.
  ///
  /// `size` is in points and begins at the list's origin; content outside is cut off. `scale` is in pixels per point. A fraction
  /// of a pixel at the right or bottom becomes a whole one. `background` shows wherever the list draws nothing. For many calls,
  /// pass the same `renderer` to each, since it caches the loaded fonts.
  ///
  /// Throws `RenderingError.unusableSize` if a side or the scale isn't positive and finite, `RenderingError.tooLarge` beyond
  /// 32767 pixels per side or 1 GiB, and `RenderingError.outOfMemory`.
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

  /// Returns the whole pixels that contain a length; an excess below 1/256 pixel is a rounding error.
  private static func pixelCount(_ length: CGFloat, scale: CGFloat) -> Double {
    max(Double((length * scale - 1 / 256).rounded(.up)), 1)
  }
}
