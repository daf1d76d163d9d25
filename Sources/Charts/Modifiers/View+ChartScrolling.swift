import Foundation
public import Trellis

extension View {
  /// Lets charts scroll along axes.
  ///
  /// The visible part of the domain is ``chartXVisibleDomain(length:)``; without it, all of the domain is visible.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart {
      $0.x.isScrollable = axes.contains(.horizontal)
      $0.y.isScrollable = axes.contains(.vertical)
    }
  }

  /// Sets the length of the visible part of the x domain: a number, seconds, or a number of categories.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.datum.magnitude
    return chart { $0.x.visibleLength = length }
  }

  /// Sets the length of the visible part of the y domain: a number, seconds, or a number of categories.
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.datum.magnitude
    return chart { $0.y.visibleLength = length }
  }

  /// Binds the x value at the leading edge of the visible part.
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    let binding = ChartBinding(
      get: { x.wrappedValue.datum },
      set: { if let value = $0.flatMap({ P(datum: $0) }) { x.wrappedValue = value } })
    return chart { $0.x.scrollPosition = binding }
  }

  /// Binds the y value at the bottom of the visible part.
  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    let binding = ChartBinding(
      get: { y.wrappedValue.datum },
      set: { if let value = $0.flatMap({ P(datum: $0) }) { y.wrappedValue = value } })
    return chart { $0.y.scrollPosition = binding }
  }

  /// Sets the x value that is first at the leading edge.
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    let datum = initialX.datum
    return chart { $0.x.initialScrollPosition = datum }
  }

  /// Sets the y value that is first at the bottom.
  public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    let datum = initialY.datum
    return chart { $0.y.initialScrollPosition = datum }
  }
}
