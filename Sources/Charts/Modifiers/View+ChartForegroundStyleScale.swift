import Foundation
public import Trellis

extension View {
  /// Sets the styles of the values of a domain.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    let (domain, range) = (domain._scaleDomain, range._scaleRange)
    return chart { $0.foreground = ChartConfiguration.StyleScale(domain: domain, range: range, type: type) }
  }

  /// Sets the values that have the styles.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._scaleDomain
    return chart {
      $0.foreground.domain = domain
      if let type { $0.foreground.type = type }
    }
  }

  /// Sets the styles of values in order.
  public nonisolated func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View
  where Range.VisualValue: ShapeStyle {
    let range = range._scaleRange
    return chart {
      $0.foreground.range = range
      if let type { $0.foreground.type = type }
    }
  }

  /// Sets the type of the scale.
  public nonisolated func chartForegroundStyleScale(type: ScaleType) -> some View {
    chart { $0.foreground.type = type }
  }
}

extension View {
  /// Sets the style of each value.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let pairs = mapping.map { ($0.key.datum, AnyShapeStyle($0.value) as Any) }
    return chart {
      $0.foreground = ChartConfiguration.StyleScale(
        mapping: pairs, domain: _ScaleDomainStorage(values: pairs.map(\.0)))
    }
  }

  /// Sets the style of the values of a domain by a function.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let domain = domain._scaleDomain
    return chart {
      $0.foreground = ChartConfiguration.StyleScale(
        domain: domain, function: { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) as Any } })
    }
  }

  /// Sets the style of values by a function.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  )
    -> some View
  {
    chart {
      $0.foreground.function = { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) as Any } }
    }
  }
}
