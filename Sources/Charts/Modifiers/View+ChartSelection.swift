import Foundation
public import Trellis

extension View {
  /// Selects the x value under a dragged pointer; nil is written when the drag ends.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let binding = ChartBinding(value)
    return chart { $0.x.selection = binding }
  }
  /// Selects the y value under a dragged pointer; nil is written when the drag ends.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let binding = ChartBinding(value)
    return chart { $0.y.selection = binding }
  }
  /// Selects the x values between the ends of a drag; nil is written by a tap.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>)
    -> some View
  {
    let binding = ChartRangeBinding(range)
    return chart { $0.x.rangeSelection = binding }
  }
  /// Selects the y values between the ends of a drag; nil is written by a tap.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>)
    -> some View
  {
    let binding = ChartRangeBinding(range)
    return chart { $0.y.rangeSelection = binding }
  }
  /// Selects the value under a dragged pointer in a pie: a number between zero and the sum of the sectors; nil is written when
  /// the drag ends.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    let binding = ChartBinding(value)
    return chart { $0.angleSelection = binding }
  }
}

extension ChartBinding {
  nonisolated init<P: Plottable>(_ binding: Binding<P?>) {
    self.init(
      get: { binding.wrappedValue?.datum }, set: { binding.wrappedValue = $0.flatMap { P(datum: $0) } })
  }
}

extension ChartRangeBinding {
  nonisolated init<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>) {
    self.init { ends in
      guard let ends, let first = P(datum: ends.0), let second = P(datum: ends.1) else {
        binding.wrappedValue = nil
        return
      }
      binding.wrappedValue = min(first, second)...max(first, second)
    }
  }
}
