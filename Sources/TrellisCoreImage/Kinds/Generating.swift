import Foundation

extension FilterKind {
  static let generating: [FilterKind] = [
    FilterKind("CIQRCodeGenerator", [("inputMessage", nil), ("inputCorrectionLevel", "M")]) { inputs in
      guard let message = inputs.values["inputMessage"] as? Data,
        let level = QRCode.Level(rawValue: inputs.values["inputCorrectionLevel"] as? String ?? "M"),
        let code = QRCode(Array(message), level)
      else { return nil }
      return modules(code.size, code.size, margin: 1) { code.isDark($0, $1) }
    },
    FilterKind(
      "CICode128BarcodeGenerator",
      [("inputMessage", nil), ("inputQuietSpace", Float(7)), ("inputBarcodeHeight", Float(32))]
    ) { inputs in
      guard let message = inputs.values["inputMessage"] as? Data, let code = Code128(Array(message)) else {
        return nil
      }
      let quiet = max(0, min(100, Int(inputs.number("inputQuietSpace"))))
      let height = max(1, min(1000, Int(inputs.number("inputBarcodeHeight"))))
      return bars(code.modules, height, quiet)
    },
    FilterKind("CIConstantColorGenerator", [(kCIInputColorKey, CIColor.red)]) { inputs in
      CIImage(color: inputs.color(kCIInputColorKey))
    },
    FilterKind(
      "CICheckerboardGenerator",
      [
        (kCIInputCenterKey, CIVector(x: 150, y: 150)), ("inputColor0", CIColor.white),
        ("inputColor1", CIColor.black),
        (kCIInputWidthKey, Float(80)), (kCIInputSharpnessKey, Float(1)),
      ]
    ) { inputs in
      let (center, width) = (inputs.point(kCIInputCenterKey), max(1, inputs.number(kCIInputWidthKey)))
      let (first, second) = (inputs.color("inputColor0").pixel, inputs.color("inputColor1").pixel)
      return CIImage(extent: .infinite) { rect in
        Pixels(rect) { x, y in
          let cell = ((SIMD2(x, y) - center) / width).rounded(.down)
          return (cell.x + cell.y).truncatingRemainder(dividingBy: 2) == 0 ? first : second
        }
      }
    },
    FilterKind(
      "CILinearGradient",
      [
        ("inputPoint0", CIVector(x: 0, y: 0)), ("inputPoint1", CIVector(x: 200, y: 200)),
        ("inputColor0", CIColor.white), ("inputColor1", CIColor.black),
      ]
    ) { inputs in
      let (start, end) = (inputs.point("inputPoint0"), inputs.point("inputPoint1"))
      let (first, second) = (inputs.color("inputColor0").pixel, inputs.color("inputColor1").pixel)
      let way = end - start
      let length = max(1e-6, (way * way).sum())
      return CIImage(extent: .infinite) { rect in
        Pixels(rect) { x, y in
          let part = max(0, min(1, ((SIMD2(x, y) - start) * way).sum() / length))
          return first + (second - first) * part
        }
      }
    },
    FilterKind(
      "CIRadialGradient",
      [
        (kCIInputCenterKey, CIVector(x: 150, y: 150)), ("inputRadius0", Float(5)),
        ("inputRadius1", Float(100)),
        ("inputColor0", CIColor.white), ("inputColor1", CIColor.black),
      ]
    ) { inputs in
      let center = inputs.point(kCIInputCenterKey)
      let (inner, outer) = (inputs.number("inputRadius0"), inputs.number("inputRadius1"))
      let (first, second) = (inputs.color("inputColor0").pixel, inputs.color("inputColor1").pixel)
      return CIImage(extent: .infinite) { rect in
        Pixels(rect) { x, y in
          let offset = SIMD2(x, y) - center
          let distance = (offset * offset).sum().squareRoot()
          let part = max(0, min(1, (distance - inner) / max(1e-6, outer - inner)))
          return first + (second - first) * part
        }
      }
    },
  ]

  /// Returns an image of the modules of a code: a pixel each, and a white margin.
  private static func modules(
    _ columns: Int, _ rows: Int, margin: Int, _ isDark: @escaping (_ column: Int, _ row: Int) -> Bool
  ) -> CIImage {
    let all = PixelRect(x: 0, y: 0, width: columns + 2 * margin, height: rows + 2 * margin)
    return CIImage(extent: CGRect(x: 0, y: 0, width: all.width, height: all.height)) { rect in
      let result = Pixels(rect)
      let common = rect.intersection(all)
      for y in common.y..<max(common.y, common.maxY) {
        for x in common.x..<max(common.x, common.maxX) {
          let (column, row) = (x - margin, all.height - 1 - y - margin)
          let isInside = column >= 0 && column < columns && row >= 0 && row < rows
          result.set(
            x, y, isInside && isDark(column, row) ? PixelColor(0, 0, 0, 1) : PixelColor(repeating: 1))
        }
      }
      return result
    }
  }

  /// Returns an image of bars: a pixel for each module, with white on all sides.
  private static func bars(_ bars: [Bool], _ height: Int, _ quiet: Int) -> CIImage {
    let all = PixelRect(x: 0, y: 0, width: bars.count + 2 * quiet, height: height + 2 * quiet)
    return CIImage(extent: CGRect(x: 0, y: 0, width: all.width, height: all.height)) { rect in
      let result = Pixels(rect)
      let common = rect.intersection(all)
      for y in common.y..<max(common.y, common.maxY) {
        for x in common.x..<max(common.x, common.maxX) {
          let (column, row) = (x - quiet, y - quiet)
          let isDark = bars.indices.contains(column) && row >= 0 && row < height && bars[column]
          result.set(x, y, isDark ? PixelColor(0, 0, 0, 1) : PixelColor(repeating: 1))
        }
      }
      return result
    }
  }
}
