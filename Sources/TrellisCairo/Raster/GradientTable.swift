import Foundation
import TrellisDisplayList
import TrellisGeometry

/// The colours of a gradient, as pixels look them up.
struct GradientTable {
  /// Stops with usable places, which never go back.
  private let stops: [(location: Double, color: RGBAColor)]

  init(_ stops: [GradientPaint.Stop]) {
    var last = 0.0
    self.stops = stops.map { stop in
      let location = Double(stop.location)
      if location > last { last = min(location, 1) }
      return (last, stop.color.clamped)
    }
  }

  /// Premultiplied colours of places from 0 to 1, both included; `places` says which place each is, in `0...1`.
  ///
  /// `places` never go back.
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

  /// Colours of `count` places at even distances from 0 to 1.
  func colors(count: Int) -> [UInt32] {
    colors(count: count) { Double($0) / Double(max(count - 1, 1)) }
  }

  /// Colours all around, from the gradient's start on, where the gradient covers `span`, in radians and positive.
  func turn(count: Int, span: Double) -> [UInt32] {
    let full = 2 * Double.pi
    // The whole turns before the last one aren't seen.
    let hidden = max(span - full, 0)
    return colors(count: count) { index in
      let angle = (Double(index) + 0.5) / Double(count) * full + hidden
      if angle <= span { return angle / span }
      return angle < span + (full - span) / 2 ? 1 : 0
    }
  }
}

extension RGBAColor {
  /// The colour with components in 0...1; NaN is 0.
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

  /// The colour as a premultiplied pixel; its components are in 0...1.
  fileprivate var pixel: UInt32 {
    func byte(_ component: Double) -> UInt32 { UInt32(component * 255 + 0.5) }
    return byte(opacity) << 24 | byte(red * opacity) << 16 | byte(green * opacity) << 8 | byte(blue * opacity)
  }
}
