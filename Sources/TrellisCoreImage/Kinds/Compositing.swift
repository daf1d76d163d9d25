import Foundation

extension FilterKind {
  static let compositing: [FilterKind] = [
    composite("CISourceOverCompositing") { $0 + $1 * (1 - $0.w) },
    composite("CISourceAtopCompositing") { $0 * $1.w + $1 * (1 - $0.w) },
    composite("CISourceInCompositing") { above, below in above * below.w },
    composite("CISourceOutCompositing") { above, below in above * (1 - below.w) },
    composite("CIAdditionCompositing") { above, below in above + below },
    composite("CIMultiplyCompositing") { above, below in above * below },
    composite("CIMaximumCompositing") { above, below in pointwiseMax(above, below) },
    composite("CIMinimumCompositing") { above, below in pointwiseMin(above, below) },
    blend("CIMultiplyBlendMode") { above, below in above * below },
    blend("CIScreenBlendMode") { above, below in 1 - (1 - above) * (1 - below) },
    blend("CIOverlayBlendMode") { above, below in hardLight(below, above) },
    blend("CIHardLightBlendMode") { above, below in hardLight(above, below) },
    blend("CISoftLightBlendMode") { above, below in
      let dark = below - (1 - 2 * above) * below * (1 - below)
      let root = below.squareRoot()
      let bright = below + (2 * above - 1) * (root - below)
      return dark.replacing(with: bright, where: above .> 0.5)
    },
    blend("CIDarkenBlendMode") { above, below in pointwiseMin(above, below) },
    blend("CILightenBlendMode") { above, below in pointwiseMax(above, below) },
    blend("CIDifferenceBlendMode") { above, below in pointwiseMax(above, below) - pointwiseMin(above, below)
    },
    blend("CIExclusionBlendMode") { above, below in above + below - 2 * above * below },
    FilterKind(of: "CIBlendWithMask", [(kCIInputBackgroundImageKey, nil), (kCIInputMaskImageKey, nil)]) {
      image, inputs in
      guard let mask = inputs.image(kCIInputMaskImageKey) else { return image }
      let below = inputs.image(kCIInputBackgroundImageKey) ?? .empty()
      let extent = image.extent.union(below.extent)
      let part = CIImage.combined(image, mask, extent: extent) { color, mask in
        color * (PixelColor.luma(mask.straight) * mask.w)
      }
      let rest = CIImage.combined(below, mask, extent: extent) { color, mask in
        color * (1 - PixelColor.luma(mask.straight) * mask.w)
      }
      return CIImage.combined(part, rest) { $0 + $1 }
    },
  ]

  /// Creates a kind that combines premultiplied colors.
  private static func composite(_ name: String, _ color: @escaping (PixelColor, PixelColor) -> PixelColor)
    -> FilterKind
  {
    FilterKind(of: name, [(kCIInputBackgroundImageKey, nil)]) { image, inputs in
      CIImage.combined(image, inputs.image(kCIInputBackgroundImageKey) ?? .empty(), color)
    }
  }

  /// Creates a kind that combines straight colors where both images are.
  private static func blend(
    _ name: String, _ color: @escaping (SIMD3<Float>, SIMD3<Float>) -> SIMD3<Float>
  ) -> FilterKind {
    composite(name) { above, below in
      let both = color(above.straight, below.straight) * (above.w * below.w)
      let rest = above * (1 - below.w) + below * (1 - above.w)
      return PixelColor(both.x, both.y, both.z, above.w * below.w) + rest
    }
  }

  private static func hardLight(_ above: SIMD3<Float>, _ below: SIMD3<Float>) -> SIMD3<Float> {
    let dark = 2 * above * below
    let bright = 1 - 2 * (1 - above) * (1 - below)
    return dark.replacing(with: bright, where: above .> 0.5)
  }
}
