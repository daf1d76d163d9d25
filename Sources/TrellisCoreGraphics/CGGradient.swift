public import Foundation
import TrellisDisplayList
public import TrellisFoundation

/// Colours at locations along a line.
public final class CGGradient: Sendable {
  let stops: [GradientPaint.Stop]

  private init(_ stops: [GradientPaint.Stop]) { self.stops = stops }

  /// Creates a gradient between colours.
  ///
  /// `colors` contains ``CGColor``s; elements of another type make the result nil. `locations` are in `0...1`, one per colour; nil
  /// spreads the colours evenly. Red, green, blue and alpha are interpolated separately, whatever the space.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let known = colors.compactMap { $0 as? CGColor }
    guard known.count == colors.count, !known.isEmpty else { return nil }
    let last = CGFloat(max(known.count - 1, 1))
    stops = known.enumerated().map { index, color in
      GradientPaint.Stop(color: color.color, location: locations?[index] ?? CGFloat(index) / last)
    }.sorted { $0.location < $1.location }
  }

  /// Creates a gradient between components of a space, each colour followed by its alpha.
  ///
  /// The pointers must refer to `count` colours and locations; nil spreads the colours evenly.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let length = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap {
      CGColor(colorSpace: space, components: colorComponents + $0 * length)
    }
    self.init(colorsSpace: space, colors: colors as CFArray, locations: locations)
  }
}

extension CGGradient {
  /// The gradient from its end to its start.
  var reversed: CGGradient {
    CGGradient(stops.reversed().map { GradientPaint.Stop(color: $0.color, location: 1 - $0.location) })
  }

  /// Returns the colour at a location.
  func color(at location: CGFloat) -> RGBAColor {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (first, second) = (stops[next - 1], stops[next])
    let part = (location - first.location) / (second.location - first.location)
    func mix(_ component: (RGBAColor) -> Double) -> Double {
      component(first.color) + (component(second.color) - component(first.color)) * part
    }
    return RGBAColor(
      red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: mix(\.opacity))
  }
}

/// The ends beyond which a gradient's first or last colour continues.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt32
  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
