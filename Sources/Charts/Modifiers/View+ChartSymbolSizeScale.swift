public import Foundation
public import Trellis

extension View {
  /// Sets the areas of symbols, in square points, of the values of a domain.
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    let (domain, range) = (domain._scaleDomain, range._scaleRange)
    return chart { $0.symbolSize = ChartConfiguration.StyleScale(domain: domain, range: range, type: type) }
  }

  /// Sets the values that have the areas of symbols, in square points,.
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  {
    let domain = domain._scaleDomain
    return chart {
      $0.symbolSize.domain = domain
      if let type { $0.symbolSize.type = type }
    }
  }

  /// Sets the areas of symbols, in square points, of values in order.
  public nonisolated func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View
  where Range.VisualValue == CGFloat {
    let range = range._scaleRange
    return chart {
      $0.symbolSize.range = range
      if let type { $0.symbolSize.type = type }
    }
  }

  /// Sets the type of the scale.
  public nonisolated func chartSymbolSizeScale(type: ScaleType) -> some View {
    chart { $0.symbolSize.type = type }
  }
}

extension View {
  /// Sets the symbol area of each value.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    let pairs = mapping.map { ($0.key.datum, $0.value as Any) }
    return chart {
      $0.symbolSize = ChartConfiguration.StyleScale(
        mapping: pairs, domain: _ScaleDomainStorage(values: pairs.map(\.0)))
    }
  }

  /// Sets the symbol area of the values of a domain by a function.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    let domain = domain._scaleDomain
    return chart {
      $0.symbolSize = ChartConfiguration.StyleScale(
        domain: domain, function: { DataValue(datum: $0).map { mapping($0) as Any } })
    }
  }

  /// Sets the symbol area of values by a function.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  )
    -> some View
  {
    chart {
      $0.symbolSize.function = { DataValue(datum: $0).map { mapping($0) as Any } }
    }
  }
}
