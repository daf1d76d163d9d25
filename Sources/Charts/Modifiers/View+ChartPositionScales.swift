import Foundation
public import Trellis

extension View {
  /// Sets the x scale's domain, range and type; nil for the type of the data.
  public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.x, domain: domain._scaleDomain, range: range._scaleRange, type: type)
  }

  /// Sets the x scale's domain and type.
  public nonisolated func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  {
    chartScale(\.x, domain: domain._scaleDomain, type: type)
  }

  /// Sets the x scale's range and type.
  public nonisolated func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View
  {
    chartScale(\.x, range: range._scaleRange, type: type)
  }

  /// Sets the x scale's type; nil for the type of the data.
  public nonisolated func chartXScale(type: ScaleType?) -> some View { chart { $0.x.type = type } }
}

extension View {
  /// Sets the y scale's domain, range and type; nil for the type of the data.
  public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartScale(\.y, domain: domain._scaleDomain, range: range._scaleRange, type: type)
  }

  /// Sets the y scale's domain and type.
  public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  {
    chartScale(\.y, domain: domain._scaleDomain, type: type)
  }

  /// Sets the y scale's range and type.
  public nonisolated func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View
  {
    chartScale(\.y, range: range._scaleRange, type: type)
  }

  /// Sets the y scale's type; nil for the type of the data.
  public nonisolated func chartYScale(type: ScaleType?) -> some View { chart { $0.y.type = type } }
}
