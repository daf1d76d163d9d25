import Foundation

extension FilterKind {
  static let stylizing: [FilterKind] = [
    FilterKind(
      of: "CIPixellate", [(kCIInputCenterKey, CIVector(x: 150, y: 150)), (kCIInputScaleKey, Float(8))]
    ) {
      image, inputs in
      let scale = max(1, inputs.number(kCIInputScaleKey))
      let center = inputs.point(kCIInputCenterKey)
      return cells(image, reach: scale) { x, y in
        let cell = ((SIMD2(x, y) - center) / scale).rounded(.down)
        return (cell + 0.5) * scale + center
      }
    },
    FilterKind(
      of: "CICrystallize", [(kCIInputRadiusKey, Float(20)), (kCIInputCenterKey, CIVector(x: 150, y: 150))]
    ) {
      image, inputs in
      let radius = max(1, inputs.number(kCIInputRadiusKey))
      let center = inputs.point(kCIInputCenterKey)
      return cells(image, reach: radius * 2) { x, y in
        nearestSeed(to: (SIMD2(x, y) - center) / radius) * radius + center
      }
    },
    FilterKind(of: "CIEdges", [(kCIInputIntensityKey, Float(1))]) { image, inputs in
      let factor = inputs.number(kCIInputIntensityKey) * 3
      return neighborhood(image, 1) { pixels, x, y in
        let (right, left) = (pixels[x + 1, y].straight, pixels[x - 1, y].straight)
        let (above, below) = (pixels[x, y + 1].straight, pixels[x, y - 1].straight)
        let (dx, dy) = (right - left, above - below)
        let slope = (dx * dx + dy * dy).squareRoot() * factor
        return PixelColor(slope, alpha: pixels[x, y].w)
      }
    },
    FilterKind(of: "CIUnsharpMask", [(kCIInputRadiusKey, Float(2.5)), (kCIInputIntensityKey, Float(0.5))]) {
      image, inputs in
      let intensity = inputs.number(kCIInputIntensityKey)
      let soft = Blur.gaussian(image.clampedToExtent(), Double(inputs.number(kCIInputRadiusKey)))
      return CIImage.combined(image, soft, extent: image.extent) { sharp, soft in
        PixelColor(sharp.straight + (sharp.straight - soft.straight) * intensity, alpha: sharp.w)
      }
    },
    FilterKind(
      of: "CISharpenLuminance", [(kCIInputSharpnessKey, Float(0.4)), (kCIInputRadiusKey, Float(1.69))]
    ) {
      image, inputs in
      let sharpness = inputs.number(kCIInputSharpnessKey)
      let soft = Blur.gaussian(image.clampedToExtent(), Double(inputs.number(kCIInputRadiusKey)))
      return CIImage.combined(image, soft, extent: image.extent) { sharp, soft in
        let more = (PixelColor.luma(sharp.straight) - PixelColor.luma(soft.straight)) * sharpness
        return PixelColor(sharp.straight + more, alpha: sharp.w)
      }
    },
    FilterKind(of: "CIBloom", [(kCIInputRadiusKey, Float(10)), (kCIInputIntensityKey, Float(0.5))]) {
      image, inputs in
      let intensity = inputs.number(kCIInputIntensityKey)
      let soft = Blur.gaussian(image.clampedToExtent(), Double(inputs.number(kCIInputRadiusKey)))
      return CIImage.combined(image, soft, extent: image.extent) { sharp, soft in
        let glow = 1 - (1 - sharp.straight) * (1 - soft.straight)
        return PixelColor(mix(sharp.straight, glow, intensity), alpha: sharp.w)
      }
    },
    FilterKind(of: "CIVignette", [(kCIInputRadiusKey, Float(1)), (kCIInputIntensityKey, Float(0))]) {
      image, inputs in
      let (radius, intensity) = (
        max(0.01, inputs.number(kCIInputRadiusKey)), inputs.number(kCIInputIntensityKey)
      )
      let extent = image.extent
      guard !extent.isInfinite, !extent.isNull else { return image }
      let center = SIMD2(Float(extent.midX), Float(extent.midY))
      let half = Float(hypot(extent.width, extent.height) / 2)
      return CIImage(extent: extent) { rect in
        let pixels = image.render(rect)
        return Pixels(rect) { x, y in
          let offset = (SIMD2(x, y) - center) / half
          let color = pixels[Int(x.rounded(.down)), Int(y.rounded(.down))]
          // The light falls with the fourth power of the cosine, as behind a lens.
          let light = 1 / pow(1 + (offset * offset).sum() / radius, 2)
          return PixelColor(color.straight * max(0, 1 - intensity * (1 - light)), alpha: color.w)
        }
      }
    },
  ]

  /// Returns an image in which each pixel has the color at the seed of its cell; seeds are at most `reach` pixels away.
  private static func cells(
    _ image: CIImage, reach: Float, _ seed: @escaping (_ x: Float, _ y: Float) -> SIMD2<Float>
  ) -> CIImage {
    guard let edge = PixelRect(image.extent), !edge.isEmpty else { return image }
    return CIImage(extent: image.extent) { rect in
      let pixels = image.render(rect.insetBy(-Int(reach) - 2).intersection(edge))
      return Pixels(rect) { x, y in
        let point = seed(x, y)
        // A seed beside the image has the color of the nearest pixel.
        let column = min(pixels.rect.maxX - 1, max(pixels.rect.x, Int(point.x.rounded(.down))))
        let row = min(pixels.rect.maxY - 1, max(pixels.rect.y, Int(point.y.rounded(.down))))
        return pixels.rect.isEmpty ? .zero : pixels[column, row]
      }
    }
  }

  /// Returns the seed nearest to a point: each square of side 1 has one, at a place that its position gives.
  private static func nearestSeed(to point: SIMD2<Float>) -> SIMD2<Float> {
    let cell = point.rounded(.down)
    var (best, distance) = (point, Float.infinity)
    for dy in -1...1 {
      for dx in -1...1 {
        let square = cell + SIMD2(Float(dx), Float(dy))
        var bits =
          UInt32(truncatingIfNeeded: Int(square.x)) &* 0x9E37_79B1 ^ UInt32(truncatingIfNeeded: Int(square.y))
          &* 0x85EB_CA77
        bits = (bits ^ bits >> 15) &* 0x2C1B_3C6D
        bits ^= bits >> 12
        let seed = square + SIMD2(Float(bits & 0xffff), Float(bits >> 16)) / 65536
        let offset = seed - point
        let length = (offset * offset).sum()
        if length < distance { (best, distance) = (seed, length) }
      }
    }
    return best
  }

  /// Returns an image whose pixels depend on those around them; beyond the extent, the outermost pixels go on.
  private static func neighborhood(
    _ image: CIImage, _ reach: Int, _ color: @escaping (Pixels, _ x: Int, _ y: Int) -> PixelColor
  ) -> CIImage {
    let source = image.clampedToExtent()
    return CIImage(extent: image.extent) { rect in
      let pixels = source.render(rect.insetBy(-reach))
      return Pixels(rect) { x, y in color(pixels, Int(x.rounded(.down)), Int(y.rounded(.down))) }
    }
  }
}
