import Foundation
public import Trellis

extension View {
  /// Sets the line styles of the values of a domain.
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == StrokeStyle {
    chartStyleScale(\.lineStyle, domain: domain._scaleDomain, range: range._scaleRange, type: type)
  }

  /// Sets the values that have the line styles.
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  {
    chartStyleScale(\.lineStyle, domain: domain._scaleDomain, type: type)
  }

  /// Sets the line styles of values in order.
  public nonisolated func chartLineStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View
  where Range.VisualValue == StrokeStyle {
    chartStyleScale(\.lineStyle, range: range._scaleRange, type: type)
  }

  /// Sets the type of the scale.
  public nonisolated func chartLineStyleScale(type: ScaleType) -> some View {
    chartStyleScale(\.lineStyle, type: type)
  }

  /// Sets the line style of each value.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    chartStyleScale(\.lineStyle, mapping) { $0 }
  }

  /// Sets the line style of the values of a domain by a function.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    domain: [DataValue], mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    chartStyleScale(\.lineStyle, domain: domain) { mapping($0) }
  }

  /// Sets the line style of values by a function.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  )
    -> some View
  {
    chartStyleScale(\.lineStyle) { mapping($0) }
  }
}
