import Foundation

extension FilterKind {
  /// Creates a kind that changes the straight color of each pixel.
  static func color(
    _ name: String, _ inputs: [(key: String, value: Any?)] = [],
    _ change: @escaping (FilterInputs) -> (SIMD3<Float>) -> SIMD3<Float>
  ) -> FilterKind {
    FilterKind(of: name, inputs) { image, inputs in
      let change = change(inputs)
      return image.mapped { PixelColor(change($0.straight), alpha: $0.w) }
    }
  }

  /// Returns a color between two.
  static func mix(_ first: SIMD3<Float>, _ second: SIMD3<Float>, _ part: Float) -> SIMD3<Float> {
    first + (second - first) * part
  }

  /// Returns the color of a grey.
  static func grey(_ value: Float) -> SIMD3<Float> { SIMD3(repeating: value) }

  static let colors: [FilterKind] = [
    color("CISepiaTone", [(kCIInputIntensityKey, Float(1))]) { inputs in
      let intensity = inputs.number(kCIInputIntensityKey)
      return { color in
        let sepia = SIMD3(
          (color * SIMD3(0.393, 0.769, 0.189)).sum(), (color * SIMD3(0.349, 0.686, 0.168)).sum(),
          (color * SIMD3(0.272, 0.534, 0.131)).sum())
        return mix(color, sepia, intensity)
      }
    },
    color("CIHueAdjust", [(kCIInputAngleKey, Float(0))]) { inputs in
      let (sine, cosine) = (sin(inputs.number(kCIInputAngleKey)), cos(inputs.number(kCIInputAngleKey)))
      // A rotation around the axis of the greys.
      let (a, b) = ((1 - cosine) / 3, sine / Float(3).squareRoot())
      return { color in
        let sum = color.sum() * a
        return SIMD3(
          color.x * cosine + sum + b * (color.y - color.z) * -1,
          color.y * cosine + sum + b * (color.x - color.z),
          color.z * cosine + sum + b * (color.y - color.x))
      }
    },
    color(
      "CIColorControls",
      [(kCIInputSaturationKey, Float(1)), (kCIInputBrightnessKey, Float(0)), (kCIInputContrastKey, Float(1))]
    ) { inputs in
      let saturation = inputs.number(kCIInputSaturationKey)
      let (brightness, contrast) = (inputs.number(kCIInputBrightnessKey), inputs.number(kCIInputContrastKey))
      return { color in
        (mix(grey(PixelColor.luma(color)), color, saturation) - 0.5) * contrast + 0.5 + brightness
      }
    },
    color(
      "CIColorMonochrome",
      [(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)), (kCIInputIntensityKey, Float(1))]
    ) { inputs in
      let (tone, intensity) = (inputs.color(kCIInputColorKey).straight, inputs.number(kCIInputIntensityKey))
      return { mix($0, PixelColor.luma($0) * tone, intensity) }
    },
    color("CIColorInvert") { _ in { 1 - $0 } },
    color("CIExposureAdjust", [(kCIInputEVKey, Float(0))]) { inputs in
      let factor = exp2(inputs.number(kCIInputEVKey))
      // Light is doubled, not its code.
      return { code(light($0) * factor) }
    },
    color("CIGammaAdjust", [("inputPower", Float(1))]) { inputs in
      let power = inputs.number("inputPower")
      return { SIMD3(pow($0.x, power), pow($0.y, power), pow($0.z, power)) }
    },
    color("CIVibrance", [("inputAmount", Float(0))]) { inputs in
      let amount = inputs.number("inputAmount")
      return { color in
        let saturation = color.max() - color.min()
        return mix(grey(PixelColor.luma(color)), color, 1 + amount * (1 - saturation))
      }
    },
    color("CIColorPosterize", [("inputLevels", Float(6))]) { inputs in
      let levels = max(2, inputs.number("inputLevels").rounded())
      return {
        ($0 * levels).rounded(.down).clamped(lowerBound: .zero, upperBound: grey(levels - 1)) / (levels - 1)
      }
    },
    color(
      "CIFalseColor",
      [
        ("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)),
        ("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)),
      ]
    ) { inputs in
      let (dark, bright) = (inputs.color("inputColor0").straight, inputs.color("inputColor1").straight)
      return { mix(dark, bright, PixelColor.luma($0)) }
    },
    FilterKind(of: "CIMaskToAlpha") { image, _ in
      image.mapped { PixelColor(SIMD3(repeating: 1), alpha: PixelColor.luma($0.straight) * $0.w) }
    },
  ]

  /// Returns the light of a color's components.
  static func light(_ color: SIMD3<Float>) -> SIMD3<Float> {
    func part(_ x: Float) -> Float { x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4) }
    return SIMD3(part(color.x), part(color.y), part(color.z))
  }

  /// Returns the components of a color of some light.
  static func code(_ light: SIMD3<Float>) -> SIMD3<Float> {
    func part(_ x: Float) -> Float { x <= 0.0031308 ? max(0, x) * 12.92 : 1.055 * pow(x, 1 / 2.4) - 0.055 }
    return SIMD3(part(light.x), part(light.y), part(light.z))
  }
}
