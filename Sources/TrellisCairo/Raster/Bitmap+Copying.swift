import CCairo
package import Foundation

extension Bitmap {
  /// Copies a rectangle of another bitmap's pixels to the same position in this one.
  ///
  /// The rectangle is in whole pixels. The part outside either bitmap is skipped.
  package func copy(_ rect: CGRect, of other: Bitmap) {
    let size = CGSize(width: min(width, other.width), height: min(height, other.height))
    let shared = rect.intersection(CGRect(origin: .zero, size: size))
    guard !shared.isNull, !shared.isEmpty else { return }
    let (x, y) = (Int(shared.minX), Int(shared.minY))
    let (columns, rows) = (Int(shared.width), Int(shared.height))
    cairo_surface_flush(surface)
    guard let target = cairo_image_surface_get_data(surface) else { return }
    other.withPixels { source in
      for row in y..<y + rows {
        let from = source.baseAddress! + (row * other.bytesPerRow + x * 4)
        UnsafeMutableRawPointer(target + (row * bytesPerRow + x * 4)).copyMemory(
          from: from, byteCount: columns * 4)
      }
    }
    cairo_surface_mark_dirty_rectangle(surface, Int32(x), Int32(y), Int32(columns), Int32(rows))
  }
}
