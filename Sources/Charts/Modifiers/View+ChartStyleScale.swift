import Trellis

/// A key path to a chart's scale of styles.
typealias StyleScaleSetting = WritableKeyPath<ChartConfiguration, ChartConfiguration.StyleScale>

extension View {
  /// Sets a scale's domain, range and type; nil leaves a part as it is.
  ///
  /// A domain and a range together replace the scale.
  nonisolated func chartStyleScale(
    _ scale: StyleScaleSetting, domain: _ScaleDomainStorage? = nil, range: _ScaleRangeStorage? = nil,
    type: ScaleType? = nil
  ) -> some View {
    chart {
      if domain != nil && range != nil { $0[keyPath: scale] = ChartConfiguration.StyleScale() }
      if let domain { $0[keyPath: scale].domain = domain }
      if let range { $0[keyPath: scale].range = range }
      if let type { $0[keyPath: scale].type = type }
    }
  }

  /// Replaces a scale by styles of single values, which are also the scale's domain.
  nonisolated func chartStyleScale<DataValue: Plottable, Style>(
    _ scale: StyleScaleSetting, _ mapping: KeyValuePairs<DataValue, Style>, _ style: (Style) -> Any
  ) -> some View {
    let pairs = mapping.map { ($0.key.datum, style($0.value)) }
    return chart {
      $0[keyPath: scale] = ChartConfiguration.StyleScale(
        mapping: pairs, domain: _ScaleDomainStorage(values: pairs.map(\.0)))
    }
  }

  /// Sets the function from values to styles; a domain replaces the scale.
  nonisolated func chartStyleScale<DataValue: Plottable>(
    _ scale: StyleScaleSetting, domain: [DataValue]? = nil, function: @escaping (DataValue) -> Any
  ) -> some View {
    let domain = domain?._scaleDomain
    return chart {
      if let domain { $0[keyPath: scale] = ChartConfiguration.StyleScale(domain: domain) }
      $0[keyPath: scale].function = { DataValue(datum: $0).map(function) }
    }
  }
}
