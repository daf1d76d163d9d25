import Foundation
import TrellisDisplayList
import TrellisGeometry

/// The colours of a gradient as lookup tables.
struct GradientTable {
  /// The stops with locations in 0...1, in ascending order.
  private let stops: [(location: Double, color: RGBAColor)]

  init(_ stops: [GradientPaint.Stop]) {
    var last = 0.0
    self.stops = stops.map { stop in
      let location = Double(stop.location)
      if location > last { last = min(location, 1) }
      return (last, stop.color.clamped)
    }
  }

  /// Returns `count` premultiplied colours; `places` returns the location of each, in `0...1`.
  ///
  /// Linear if the locations ascend: a location below the previous one restarts the search at the first stop.
  func colors(count: Int, places: (Int) -> Double) -> [UInt32] {
    guard let first = stops.first else { return [UInt32](repeating: 0, count: max(count, 1)) }
    var result = [UInt32](repeating: 0, count: count)
    var next = 0
    var lastPlace = -1.0
    for index in 0..<count {
      let place = places(index)
      if place < lastPlace { next = 0 }
      lastPlace = place
      while next < stops.count, stops[next].location <= place { next += 1 }
      let color: RGBAColor
      if next == 0 {
        color = first.color
      } else if next == stops.count {
        color = stops[next - 1].color
      } else {
        let (before, behind) = (stops[next - 1], stops[next])
        color = before.color.mixed(
          with: behind.color, (place - before.location) / (behind.location - before.location))
      }
      result[index] = color.pixel
    }
    return result
  }

  /// Returns the colours of `count` evenly spaced locations from 0 to 1.
  func colors(count: Int) -> [UInt32] {
    colors(count: count) { Double($0) / Double(max(count - 1, 1)) }
  }

  /// Returns the colours of a full turn from the gradient's start; the gradient covers `span` radians, which is positive.
  func turn(count: Int, span: Double) -> [UInt32] {
    let full = 2 * Double.pi
    // If the gradient covers more than a full turn, only its last turn is visible.
    let hidden = max(span - full, 0)
    return colors(count: count) { index in
      let angle = (Double(index) + 0.5) / Double(count) * full + hidden
      if angle <= span { return angle / span }
      return angle < span + (full - span) / 2 ? 1 : 0
    }
  }
}

extension RGBAColor {
  /// The colour with its components clamped to 0...1; NaN counts as 0.
  var clamped: RGBAColor {
    func clamped(_ component: Double) -> Double { component > 0 ? min(component, 1) : 0 }
    return RGBAColor(
      red: clamped(red), green: clamped(green), blue: clamped(blue), opacity: clamped(opacity))
  }

  fileprivate func mixed(with other: RGBAColor, _ part: Double) -> RGBAColor {
    RGBAColor(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, opacity: opacity + (other.opacity - opacity) * part)
  }

  /// The colour as a premultiplied pixel; its components must be in 0...1.
  fileprivate var pixel: UInt32 {
    func byte(_ component: Double) -> UInt32 { UInt32(component * 255 + 0.5) }
    return byte(opacity) << 24 | byte(red * opacity) << 16 | byte(green * opacity) << 8 | byte(blue * opacity)
  }
}
