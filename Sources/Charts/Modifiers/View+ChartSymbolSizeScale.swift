public import Foundation
public import Trellis

extension View {
  /// Sets the areas of symbols, in square points, of the values of a domain.
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    chartStyleScale(\.symbolSize, domain: domain._scaleDomain, range: range._scaleRange, type: type)
  }

  /// Sets the values that have the areas of symbols, in square points.
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  {
    chartStyleScale(\.symbolSize, domain: domain._scaleDomain, type: type)
  }

  /// Sets the areas of symbols, in square points, of values in order.
  public nonisolated func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View
  where Range.VisualValue == CGFloat {
    chartStyleScale(\.symbolSize, range: range._scaleRange, type: type)
  }

  /// Sets the type of the scale.
  public nonisolated func chartSymbolSizeScale(type: ScaleType) -> some View {
    chartStyleScale(\.symbolSize, type: type)
  }

  /// Sets the area of the symbol, in square points, of each value.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    chartStyleScale(\.symbolSize, mapping) { $0 }
  }

  /// Sets the area of the symbol, in square points, of the values of a domain by a function.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    chartStyleScale(\.symbolSize, domain: domain) { mapping($0) }
  }

  /// Sets the area of the symbol, in square points, of values by a function.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  )
    -> some View
  {
    chartStyleScale(\.symbolSize) { mapping($0) }
  }
}
