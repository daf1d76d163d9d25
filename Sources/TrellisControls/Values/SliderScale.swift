import Foundation
import Trellis

/// The possible values of a slider: a range, with a grid from its lower end if there are steps.
nonisolated struct SliderScale: Equatable, Sendable {
  let lower: Double
  let upper: Double
  /// The distance between two values of the grid; nil allows all values of the range.
  let step: Double?
  /// The ends of the part of the range that can be selected.
  private let enabledLower: Double
  private let enabledUpper: Double

  /// Creates a scale.
  ///
  /// A range with an end that isn't finite is replaced by `0...1`, and a step that isn't positive and finite is ignored. Both
  /// cause a warning. Only values in `enabled` can be selected; nil is the whole range.
  init(from lower: Double, to upper: Double, step: Double?, enabled: (lower: Double, upper: Double)? = nil) {
    if lower.isFinite, upper.isFinite {
      (self.lower, self.upper) = (lower, upper)
    } else {
      Warning.report("Slider: the range \(lower)...\(upper) isn't finite; 0...1 is used; give finite bounds")
      (self.lower, self.upper) = (0, 1)
    }
    if let step, !(step > 0) || !step.isFinite {
      Warning.report("Slider: the step is \(step); it is ignored; give a positive step")
      self.step = nil
    } else {
      self.step = step
    }
    let (lower, upper) = (self.lower, self.upper)
    enabledLower = min(max(enabled?.lower ?? lower, lower), upper)
    enabledUpper = max(min(enabled?.upper ?? upper, upper), enabledLower)
  }

  var span: Double { upper - lower }

  /// The first value that can be selected: of the grid, or the lower end without a grid.
  var first: Double {
    guard let step, span > 0 else { return enabledLower }
    return lower + ((enabledLower - lower) / step - 1e-9).rounded(.up) * step
  }

  /// The last value that can be selected: of the grid, or the upper end without a grid.
  var last: Double {
    guard let step, span > 0 else { return enabledUpper }
    // The small tolerance for rounding errors lets ten steps of 0.1 reach 1.
    return lower + ((enabledUpper - lower) / step + 1e-9).rounded(.down) * step
  }

  /// Returns the nearest possible value; halfway values are rounded up.
  ///
  /// NaN gives the first one.
  func nearest(to value: Double) -> Double {
    if value.isNaN { return first }
    let inside = min(max(value, enabledLower), enabledUpper)
    guard let step else { return inside }
    let value = lower + ((inside - lower) / step).rounded(.toNearestOrAwayFromZero) * step
    return max(min(value, last), first)
  }

  /// Returns the position of a value in `0...1`; 0 in a range of a single point, and for NaN.
  func fraction(of value: Double) -> Double {
    guard span > 0, !value.isNaN else { return 0 }
    return min(max((value - lower) / span, 0), 1)
  }

  func value(at fraction: Double) -> Double { nearest(to: lower + min(max(fraction, 0), 1) * span) }

  /// Returns the value after `count` steps, or without steps after `count` times a part of the range.
  func stepped(_ value: Double, by count: Double, part: Double) -> Double {
    let start = nearest(to: value)
    let next = start + count * (step ?? span * part)
    return max(min(next, last), first)
  }
}
