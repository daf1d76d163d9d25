import Foundation
public import Trellis

extension View {
  /// Sets the symbols of the values of a domain.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    chartStyleScale(\.symbol, domain: domain._scaleDomain, range: range._scaleRange, type: type)
  }

  /// Sets the values that have the symbols.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  {
    chartStyleScale(\.symbol, domain: domain._scaleDomain, type: type)
  }

  /// Sets the symbols of values in order.
  public nonisolated func chartSymbolScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View
  where Range.VisualValue: ChartSymbolShape {
    chartStyleScale(\.symbol, range: range._scaleRange, type: type)
  }

  /// Sets the type of the scale.
  public nonisolated func chartSymbolScale(type: ScaleType) -> some View {
    chartStyleScale(\.symbol, type: type)
  }

  /// Sets the symbol of each value.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chartStyleScale(\.symbol, mapping) { AnyChartSymbolShape($0) }
  }

  /// Sets the symbol of the values of a domain by a function.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartStyleScale(\.symbol, domain: domain) { AnyChartSymbolShape(mapping($0)) }
  }

  /// Sets the symbol of values by a function.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  )
    -> some View
  {
    chartStyleScale(\.symbol) { AnyChartSymbolShape(mapping($0)) }
  }

  /// Sets the symbol of each value; the symbols may have different types.
  @_disfavoredOverload
  public nonisolated func chartSymbolScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> some View {
    chartStyleScale(\.symbol, mapping) { AnyChartSymbolShape($0) }
  }
}
