import Foundation
public import Trellis

extension View {
  /// Sets the symbols of the values of a domain.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    let (domain, range) = (domain._scaleDomain, range._scaleRange)
    return chart { $0.symbol = ChartConfiguration.StyleScale(domain: domain, range: range, type: type) }
  }

  /// Sets the values that have the symbols.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  {
    let domain = domain._scaleDomain
    return chart {
      $0.symbol.domain = domain
      if let type { $0.symbol.type = type }
    }
  }

  /// Sets the symbols of values in order.
  public nonisolated func chartSymbolScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View
  where Range.VisualValue: ChartSymbolShape {
    let range = range._scaleRange
    return chart {
      $0.symbol.range = range
      if let type { $0.symbol.type = type }
    }
  }

  /// Sets the type of the scale.
  public nonisolated func chartSymbolScale(type: ScaleType) -> some View { chart { $0.symbol.type = type } }
}

extension View {
  /// Sets the symbol of each value.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let pairs = mapping.map { ($0.key.datum, AnyChartSymbolShape($0.value) as Any) }
    return chart {
      $0.symbol = ChartConfiguration.StyleScale(
        mapping: pairs, domain: _ScaleDomainStorage(values: pairs.map(\.0)))
    }
  }

  /// Sets the symbol of the values of a domain by a function.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let domain = domain._scaleDomain
    return chart {
      $0.symbol = ChartConfiguration.StyleScale(
        domain: domain, function: { DataValue(datum: $0).map { AnyChartSymbolShape(mapping($0)) as Any } })
    }
  }

  /// Sets the symbol of values by a function.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  )
    -> some View
  {
    chart {
      $0.symbol.function = { DataValue(datum: $0).map { AnyChartSymbolShape(mapping($0)) as Any } }
    }
  }
}

extension View {
  /// Sets the symbol of each value; the symbols may have different types.
  @_disfavoredOverload
  public nonisolated func chartSymbolScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> some View {
    let pairs = mapping.map { ($0.key.datum, AnyChartSymbolShape($0.value) as Any) }
    return chart {
      $0.symbol = ChartConfiguration.StyleScale(
        mapping: pairs, domain: _ScaleDomainStorage(values: pairs.map(\.0)))
    }
  }
}
