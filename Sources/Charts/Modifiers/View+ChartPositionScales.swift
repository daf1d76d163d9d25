import Foundation
public import Trellis

extension View {
  /// Sets the x scale's domain, range and type; nil for the type of the data.
  public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let (domain, extent) = (domain._scaleDomain, range._scaleRange.extent)
    return chart {
      $0.x.domain = domain
      $0.x.range = extent
      if let type { $0.x.type = type }
    }
  }

  /// Sets the x scale's domain and type.
  public nonisolated func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  {
    let domain = domain._scaleDomain
    return chart {
      $0.x.domain = domain
      if let type { $0.x.type = type }
    }
  }

  /// Sets the x scale's range and type.
  public nonisolated func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View
  {
    let extent = range._scaleRange.extent
    return chart {
      $0.x.range = extent
      if let type { $0.x.type = type }
    }
  }

  /// Sets the x scale's type.
  public nonisolated func chartXScale(type: ScaleType?) -> some View { chart { $0.x.type = type } }
}

extension View {
  /// Sets the y scale's domain, range and type; nil for the type of the data.
  public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let (domain, extent) = (domain._scaleDomain, range._scaleRange.extent)
    return chart {
      $0.y.domain = domain
      $0.y.range = extent
      if let type { $0.y.type = type }
    }
  }

  /// Sets the y scale's domain and type.
  public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  {
    let domain = domain._scaleDomain
    return chart {
      $0.y.domain = domain
      if let type { $0.y.type = type }
    }
  }

  /// Sets the y scale's range and type.
  public nonisolated func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View
  {
    let extent = range._scaleRange.extent
    return chart {
      $0.y.range = extent
      if let type { $0.y.type = type }
    }
  }

  /// Sets the y scale's type.
  public nonisolated func chartYScale(type: ScaleType?) -> some View { chart { $0.y.type = type } }
}
