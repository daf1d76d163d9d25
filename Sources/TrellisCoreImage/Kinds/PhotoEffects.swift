/// The looks of films. Their exact curves aren't documented; these are ours.
extension FilterKind {
  static let photoEffects: [FilterKind] = [
    color("CIPhotoEffectMono") { _ in { grey(PixelColor.luma($0)) } },
    color("CIPhotoEffectTonal") { _ in { grey((PixelColor.luma($0) - 0.5) * 0.9 + 0.52) } },
    color("CIPhotoEffectNoir") { _ in { grey(curve(PixelColor.luma($0), 1.6)) } },
    color("CIPhotoEffectFade") { _ in { mix(grey(PixelColor.luma($0)), $0, 0.7) * 0.85 + 0.1 } },
    color("CIPhotoEffectChrome") { _ in
      { color in
        let vivid = mix(grey(PixelColor.luma(color)), color, 1.25)
        return SIMD3(curve(vivid.x, 1.2), curve(vivid.y, 1.2), curve(vivid.z, 1.2))
      }
    },
    color("CIPhotoEffectInstant") { _ in
      { mix(grey(PixelColor.luma($0)), $0, 0.8) * SIMD3(0.95, 0.88, 0.76) + SIMD3(0.07, 0.06, 0.08) }
    },
    color("CIPhotoEffectProcess") { _ in
      { mix(grey(PixelColor.luma($0)), $0, 0.9) * SIMD3(0.88, 0.98, 1) + SIMD3(0, 0.02, 0.05) }
    },
    color("CIPhotoEffectTransfer") { _ in
      { mix(grey(PixelColor.luma($0)), $0, 0.95) * SIMD3(1, 0.94, 0.84) + SIMD3(0.05, 0.02, 0) }
    },
  ]

  /// Returns a component on a curve that is steeper in the middle by a factor.
  private static func curve(_ value: Float, _ factor: Float) -> Float {
    let x = max(0, min(1, (value - 0.5) * factor + 0.5))
    return x * x * (3 - 2 * x)
  }
}
