import Foundation

extension FilterKind {
  static let distorting: [FilterKind] = [
    distortion("CITwirlDistortion", [(kCIInputAngleKey, Float.pi)]) { inputs in
      let angle = inputs.number(kCIInputAngleKey)
      return { offset, part in
        let turn = angle * (1 - part) * (1 - part)
        let (sine, cosine) = (sin(turn), cos(turn))
        return SIMD2(offset.x * cosine + offset.y * sine, offset.y * cosine - offset.x * sine)
      }
    },
    distortion("CIBumpDistortion", [(kCIInputScaleKey, Float(0.5))]) { inputs in
      let scale = inputs.number(kCIInputScaleKey)
      return { offset, part in
        let weight = (1 - part * part) * (1 - part * part)
        return offset * max(0, 1 - scale * weight)
      }
    },
    distortion("CIPinchDistortion", [(kCIInputScaleKey, Float(0.5))]) { inputs in
      let scale = inputs.number(kCIInputScaleKey)
      return { offset, part in offset * (1 + scale * (1 - part) / max(part, 0.1)) }
    },
  ]

  /// Creates a kind that moves the pixels in a circle.
  ///
  /// The function gets the offset of a pixel from the center, and the offset's length as a part of the radius, and returns the offset of the
  /// pixel whose color it gets.
  private static func distortion(
    _ name: String, _ more: [(key: String, value: Any?)],
    _ source: @escaping (FilterInputs) -> (SIMD2<Float>, Float) -> SIMD2<Float>
  ) -> FilterKind {
    let inputs: [(key: String, value: Any?)] = [
      (kCIInputCenterKey, CIVector(x: 150, y: 150)), (kCIInputRadiusKey, Float(300)),
    ]
    return FilterKind(of: name, inputs + more) { image, inputs in
      let (center, radius) = (inputs.point(kCIInputCenterKey), max(0.01, inputs.number(kCIInputRadiusKey)))
      let source = source(inputs)
      guard let edge = PixelRect(image.extent) else { return image }
      return CIImage(extent: image.extent) { rect in
        let pixels = image.render(edge)
        return Pixels(rect) { x, y in
          let offset = SIMD2(x, y) - center
          let part = (offset * offset).sum().squareRoot() / radius
          guard part < 1 else { return pixels[Int(x.rounded(.down)), Int(y.rounded(.down))] }
          let point = source(offset, part) + center
          return pixels.sample(point.x, point.y)
        }
      }
    }
  }
}
