import Foundation
import TrellisGeometry

extension FilterKind {
  static let geometry: [FilterKind] = [
    FilterKind(
      of: "CILanczosScaleTransform", [(kCIInputScaleKey, Float(1)), (kCIInputAspectRatioKey, Float(1))]
    ) {
      image, inputs in
      let scale = CGFloat(inputs.number(kCIInputScaleKey))
      let ratio = CGFloat(inputs.number(kCIInputAspectRatioKey))
      guard scale > 0, ratio > 0 else { return nil }
      // Pixels that are reduced are averaged first.
      let soft = scale < 0.7 ? Blur.gaussian(image.clampedToExtent(), Double(0.4 / scale)) : image
      return soft.cropped(to: image.extent).transformed(
        by: CGAffineTransform(scaleX: scale * ratio, y: scale))
    },
    FilterKind(of: "CIAffineTransform", [(kCIInputTransformKey, CGAffineTransform.identity)]) {
      image, inputs in
      image.transformed(by: inputs.values[kCIInputTransformKey] as? CGAffineTransform ?? .identity)
    },
    FilterKind(of: "CIAffineClamp", [(kCIInputTransformKey, CGAffineTransform.identity)]) { image, inputs in
      image.clampedToExtent().transformed(
        by: inputs.values[kCIInputTransformKey] as? CGAffineTransform ?? .identity)
    },
    FilterKind(of: "CICrop", [("inputRectangle", nil)]) { image, inputs in
      inputs.rect("inputRectangle").map { image.cropped(to: $0) }
    },
    FilterKind(of: "CIPerspectiveTransform", corners.map { ($0, CIVector(x: 0, y: 0)) }) { image, inputs in
      let target = corners.map { inputs.point($0) }
      guard let edge = PixelRect(image.extent), !edge.isEmpty,
        let map = Perspective(from: target, to: Perspective.corners(of: image.extent))
      else { return nil }
      let (xs, ys) = (target.map { CGFloat($0.x) }, target.map { CGFloat($0.y) })
      let bounds = CGRect(
        x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
      return CIImage(extent: bounds) { rect in
        let pixels = image.render(edge)
        return Pixels(rect) { x, y in
          let point = map.apply(SIMD2(x, y))
          return pixels.sample(point.x, point.y)
        }
      }
    },
    FilterKind(of: "CIPerspectiveCorrection", corners.map { ($0, CIVector(x: 0, y: 0)) }) { image, inputs in
      let source = corners.map { inputs.point($0) }
      func length(_ a: Int, _ b: Int) -> CGFloat {
        let offset = source[a] - source[b]
        return CGFloat((offset * offset).sum().squareRoot())
      }
      let size = CGRect(
        x: 0, y: 0, width: max(length(0, 1), length(3, 2)).rounded(),
        height: max(length(0, 3), length(1, 2)).rounded())
      guard let edge = PixelRect(image.extent), size.width >= 1, size.height >= 1,
        let map = Perspective(from: Perspective.corners(of: size), to: source)
      else { return nil }
      return CIImage(extent: size) { rect in
        let pixels = image.render(edge)
        return Pixels(rect) { x, y in
          let point = map.apply(SIMD2(x, y))
          return pixels.sample(point.x, point.y)
        }
      }
    },
    FilterKind(of: "CIAreaAverage", [(kCIInputExtentKey, nil)]) { image, inputs in
      guard let area = PixelRect((inputs.rect(kCIInputExtentKey) ?? image.extent).intersection(image.extent)),
        !area.isEmpty
      else { return nil }
      return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { rect in
        var sum = SIMD4<Double>.zero
        for word in image.render(area).words { sum += SIMD4<Double>(Pixels.color(word)) }
        let mean = PixelColor(sum / Double(area.width * area.height))
        return Pixels(rect) { x, y in x > 0 && x < 1 && y > 0 && y < 1 ? mean : .zero }
      }
    },
  ]

  private static let corners = ["inputTopLeft", "inputTopRight", "inputBottomRight", "inputBottomLeft"]
}

/// A projection of a plane onto another one.
struct Perspective {
  private var rows: [SIMD3<Double>]

  /// Returns the corners of a rectangle, as the keys of filters name them.
  static func corners(of rect: CGRect) -> [SIMD2<Float>] {
    [(rect.minX, rect.maxY), (rect.maxX, rect.maxY), (rect.maxX, rect.minY), (rect.minX, rect.minY)]
      .map { SIMD2(Float($0.0), Float($0.1)) }
  }

  /// Creates the projection that maps four points to four others; nil if there is none.
  init?(from source: [SIMD2<Float>], to target: [SIMD2<Float>]) {
    var system: [[Double]] = []
    for (from, to) in zip(source, target) {
      let (x, y, u, v) = (Double(from.x), Double(from.y), Double(to.x), Double(to.y))
      system.append([x, y, 1, 0, 0, 0, -u * x, -u * y, u])
      system.append([0, 0, 0, x, y, 1, -v * x, -v * y, v])
    }
    // Gauss and Jordan's elimination, with the largest pivots.
    for column in 0..<8 {
      guard let pivot = (column..<8).max(by: { abs(system[$0][column]) < abs(system[$1][column]) }),
        abs(system[pivot][column]) > 1e-9
      else { return nil }
      system.swapAt(column, pivot)
      let row = system[column].map { $0 / system[column][column] }
      system[column] = row
      for other in 0..<8 where other != column {
        let factor = system[other][column]
        system[other] = zip(system[other], row).map { $0 - $1 * factor }
      }
    }
    let h = system.map { $0[8] }
    rows = [SIMD3(h[0], h[1], h[2]), SIMD3(h[3], h[4], h[5]), SIMD3(h[6], h[7], 1)]
  }

  /// Returns the projection of a point; a point at infinity has infinite or NaN coordinates.
  func apply(_ point: SIMD2<Float>) -> SIMD2<Float> {
    let p = SIMD3(Double(point.x), Double(point.y), 1)
    let w = (rows[2] * p).sum()
    return SIMD2(Float((rows[0] * p).sum() / w), Float((rows[1] * p).sum() / w))
  }
}
