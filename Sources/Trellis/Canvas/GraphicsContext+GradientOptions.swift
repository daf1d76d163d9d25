import Foundation
import TrellisDisplayList

extension GraphicsContext {
  /// The continuation of a canvas's gradient beyond its ends, and the mixing of its colours.
  public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Repeats the gradient beyond its ends, at most a thousand times on the painted area.
    ///
    /// A conic gradient has no ends.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Repeats the gradient like `repeat`, with every second repetition reversed.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixes amounts of light between two stops, not gamma-encoded components.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}

extension GraphicsContext.GradientOptions {
  private typealias Stop = GradientPaint.Stop

  /// Returns the stops, with many more if colours are mixed as light, which display lists don't do.
  func stops(_ stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
    guard contains(.linearColor), stops.count > 1 else { return stops }
    // Sixteen steps approximate the curve with an error below 1/256.
    let steps = 16
    var mixed = [stops[0]]
    for (from, to) in zip(stops, stops.dropFirst()) {
      for step in 1...steps {
        let part = Double(step) / Double(steps)
        let location = from.location + (to.location - from.location) * part
        mixed.append(Stop(color: from.color.mixedLight(with: to.color, by: part), location: location))
      }
    }
    return mixed
  }

  /// Returns the gradient, continued beyond its ends to cover the painted area.
  func apply(to gradient: GradientPaint, over rect: () -> CGRect) -> GradientPaint {
    guard contains(.repeat) || contains(.mirror), !gradient.stops.isEmpty else { return gradient }
    let corners = rect().corners
    var gradient = gradient
    switch gradient.shape {
    case .angular: break
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      let places = corners.map { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / square }
      guard let turns = turns(places) else { break }
      func place(_ turn: Int) -> CGPoint {
        CGPoint(x: start.x + dx * CGFloat(turn), y: start.y + dy * CGFloat(turn))
      }
      gradient.stops = repeated(gradient.stops, turns)
      gradient.shape = .linear(start: place(turns.lowerBound), end: place(turns.upperBound))
    case .radial(let center, let startRadius, let endRadius, let transform):
      let width = endRadius - startRadius
      let farthest = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
      guard let turns = turns([-startRadius / width, (farthest - startRadius) / width]) else { break }
      let first = startRadius + width * CGFloat(turns.lowerBound)
      let last = startRadius + width * CGFloat(turns.upperBound)
      var stops = repeated(gradient.stops, turns)
      // Stops go from the centre outwards; those with a negative radius are removed.
      if first > last { stops = stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) } }
      let (inner, outer) = (min(first, last), max(first, last))
      gradient.stops = inner < 0 ? stops.from(-inner / (outer - inner)) : stops
      gradient.shape = .radial(
        center: center, startRadius: max(inner, 0), endRadius: outer, transform: transform)
    }
    return gradient
  }

  /// Returns the repetitions from the first to the last position; nil if a position is infinite, NaN or too large.
  private func turns(_ places: [CGFloat]) -> Range<Int>? {
    guard let low = places.min(), let high = places.max(), places.allSatisfy(\.isFinite), abs(low) < 1e9,
      abs(high) < 1e9
    else { return nil }
    let first = Int(low.rounded(.down))
    return first..<min(max(Int(high.rounded(.up)), first + 1), first + 1000)
  }

  /// Returns the stops of several repetitions, in `0...1` of all of them.
  private func repeated(_ stops: [GradientPaint.Stop], _ turns: Range<Int>) -> [GradientPaint.Stop] {
    var whole = stops.map { Stop(color: $0.color, location: min(max($0.location, 0), 1)) }
    whole.insert(Stop(color: whole[0].color, location: 0), at: 0)
    whole.append(Stop(color: whole[whole.count - 1].color, location: 1))
    let back = whole.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }
    return turns.flatMap { turn in
      (contains(.mirror) && turn % 2 != 0 ? back : whole).map { stop in
        Stop(
          color: stop.color,
          location: (CGFloat(turn - turns.lowerBound) + stop.location) / CGFloat(turns.count))
      }
    }
  }
}

extension [GradientPaint.Stop] {
  /// Returns the stops from a location on, which becomes 0.
  fileprivate func from(_ place: CGFloat) -> [GradientPaint.Stop] {
    guard place < 1, let next = firstIndex(where: { $0.location >= place }) else { return self }
    var kept = Array(self[next...])
    if next > 0 {
      let (last, first) = (self[next - 1], self[next])
      let part =
        first.location > last.location ? (place - last.location) / (first.location - last.location) : 1
      kept.insert(.init(color: last.color.mixed(with: first.color, by: part), location: place), at: 0)
    }
    return kept.map { .init(color: $0.color, location: ($0.location - place) / (1 - place)) }
  }
}
