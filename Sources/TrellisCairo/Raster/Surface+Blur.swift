import CPixels
import Foundation

extension Surface {
  private var channels: Int { format == .mask ? 1 : 4 }

  /// The alpha channel as a mask, or nil if memory runs out.
  var alpha: Surface? {
    guard let mask = Surface(.mask, bounds) else { return nil }
    withPixels { pixels in
      mask.withBytes { bytes in
        px_alpha(pixels, Int32(bounds.width), Int32(bounds.height), rowBytes / 4, bytes, mask.rowBytes)
      }
    }
    return mask
  }

  /// Returns the blurred pixels, or nil if memory runs out.
  ///
  /// If the plan's cells are single pixels, the surface is blurred in place and returned. Otherwise the result is a new surface
  /// of `output`.
  func blurred(by plan: BlurPlan, cells: PixelRect, output: PixelRect) -> Surface? {
    guard plan.factor > 1 else {
      blur(plan.fineSigma)
      return self
    }
    guard let coarse = Surface(format, cells), let result = Surface(format, output) else { return nil }
    shrink(into: coarse, by: plan.factor)
    coarse.blur(plan.fineSigma)
    coarse.enlarge(into: result, by: plan.factor)
    return result
  }

  private func blur(_ sigma: CGFloat) {
    withBytes { bytes in
      _ = px_blur(bytes, Int32(bounds.width), Int32(bounds.height), rowBytes, Int32(channels), sigma)
    }
  }

  /// Extends the drawn part by repeating its outermost pixels.
  func extend(from part: PixelRect) {
    withPixels { pixels in
      px_extend(
        pixels, Int32(bounds.width), Int32(bounds.height), rowBytes / 4, Int32(part.left - bounds.left),
        Int32(part.top - bounds.top), Int32(part.right - bounds.left), Int32(part.bottom - bounds.top))
    }
  }

  /// Averages cells of `factor` by `factor` pixels into the pixels of another surface.
  func shrink(into coarse: Surface, by factor: Int) {
    let cells = bounds.cells(of: factor)
    withBytes { source in
      coarse.withBytes { target in
        let first =
          target + (cells.top - coarse.bounds.top) * coarse.rowBytes + (cells.left - coarse.bounds.left)
          * channels
        px_shrink(
          source, rowBytes, Int32(channels), Int32(factor), first, Int32(cells.width), Int32(cells.height),
          coarse.rowBytes)
      }
    }
  }

  /// Interpolates cells, which are this surface's pixels, into the pixels of another surface.
  func enlarge(into fine: Surface, by factor: Int) {
    withBytes { source in
      fine.withBytes { target in
        px_enlarge(
          source, Int32(bounds.width), Int32(bounds.height), rowBytes, Int32(channels), Int32(factor),
          Int32(fine.bounds.left - bounds.left * factor), Int32(fine.bounds.top - bounds.top * factor),
          target,
          Int32(fine.bounds.width), Int32(fine.bounds.height), fine.rowBytes)
      }
    }
  }
}
