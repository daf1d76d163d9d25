import Foundation
import Trellis

/// The values that a slider can have: a range, with a grid from its lower end where there are steps.
nonisolated struct SliderScale: Equatable, Sendable {
  let lower: Double
  let upper: Double
  /// The distance of the grid's lines; nil is all values.
  let step: Double?

  /// Creates a scale; ends that aren't finite, and steps that aren't positive, are reported and left out.
  init(from lower: Double, to upper: Double, step: Double?) {
    if lower.isFinite, upper.isFinite {
      (self.lower, self.upper) = (lower, upper)
    } else {
      Warning.report("Slider: the range \(lower)...\(upper) has no ends; 0...1 is taken; give it finite ends")
      (self.lower, self.upper) = (0, 1)
    }
    if let step, !(step > 0) || !step.isFinite {
      Warning.report("Slider: a step of \(step) leads nowhere; it is left out; give a positive one")
      self.step = nil
    } else {
      self.step = step
    }
  }

  var span: Double { upper - lower }

  /// The last value of the grid, or of the range.
  var last: Double {
    guard let step, span > 0 else { return upper }
    // What a division leaves is forgiven, so that ten steps of 0.1 reach 1.
    return lower + (span / step + 1e-9).rounded(.down) * step
  }

  /// The nearest value that the slider can have; half way is up.
  ///
  /// NaN is the lower end.
  func nearest(to value: Double) -> Double {
    if value.isNaN { return lower }
    let inside = min(max(value, lower), upper)
    guard let step else { return inside }
    return min(lower + ((inside - lower) / step).rounded(.toNearestOrAwayFromZero) * step, last)
  }

  /// Where a value is, in `0...1`; of a range that is a point, at its beginning.
  func fraction(of value: Double) -> Double {
    guard span > 0, !value.isNaN else { return 0 }
    return min(max((value - lower) / span, 0), 1)
  }

  func value(at fraction: Double) -> Double { nearest(to: lower + min(max(fraction, 0), 1) * span) }

  /// The value so many steps on, or parts of the range where there are no steps.
  func stepped(_ value: Double, by count: Double, part: Double) -> Double {
    let start = nearest(to: value)
    let next = start + count * (step ?? span * part)
    return min(max(next, lower), last)
  }
}
