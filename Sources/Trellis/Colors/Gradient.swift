public import Foundation

/// A transition between colours, each at a location.
public nonisolated struct Gradient: Hashable, Sendable {
  /// A colour at a location.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The location, in `0...1` of the gradient; other values lie beyond its ends.
    ///
    /// NaN counts as 0.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// The colours in the order of their locations; a location before its predecessor's counts as its predecessor's.
  public var stops: [Stop]

  /// Creates a gradient of colours at locations.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }
}
