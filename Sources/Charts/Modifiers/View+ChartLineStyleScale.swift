import Foundation
public import Trellis

extension View {
  /// Sets the line styles of the values of a domain.
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == StrokeStyle {
    let (domain, range) = (domain._scaleDomain, range._scaleRange)
    return chart { $0.lineStyle = ChartConfiguration.StyleScale(domain: domain, range: range, type: type) }
  }

  /// Sets the values that have the line styles.
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  {
    let domain = domain._scaleDomain
    return chart {
      $0.lineStyle.domain = domain
      if let type { $0.lineStyle.type = type }
    }
  }

  /// Sets the line styles of values in order.
  public nonisolated func chartLineStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View
  where Range.VisualValue == StrokeStyle {
    let range = range._scaleRange
    return chart {
      $0.lineStyle.range = range
      if let type { $0.lineStyle.type = type }
    }
  }

  /// Sets the type of the scale.
  public nonisolated func chartLineStyleScale(type: ScaleType) -> some View {
    chart { $0.lineStyle.type = type }
  }
}

extension View {
  /// Sets the line style of each value.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let pairs = mapping.map { ($0.key.datum, $0.value as Any) }
    return chart {
      $0.lineStyle = ChartConfiguration.StyleScale(
        mapping: pairs, domain: _ScaleDomainStorage(values: pairs.map(\.0)))
    }
  }

  /// Sets the line style of the values of a domain by a function.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    domain: [DataValue], mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    let domain = domain._scaleDomain
    return chart {
      $0.lineStyle = ChartConfiguration.StyleScale(
        domain: domain, function: { DataValue(datum: $0).map { mapping($0) as Any } })
    }
  }

  /// Sets the line style of values by a function.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  )
    -> some View
  {
    chart {
      $0.lineStyle.function = { DataValue(datum: $0).map { mapping($0) as Any } }
    }
  }
}
