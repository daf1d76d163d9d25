import Foundation
public import Trellis

extension View {
  /// Sets the styles of the values of a domain.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chartStyleScale(\.foreground, domain: domain._scaleDomain, range: range._scaleRange, type: type)
  }

  /// Sets the values that have the styles.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  )
    -> some View
  {
    chartStyleScale(\.foreground, domain: domain._scaleDomain, type: type)
  }

  /// Sets the styles of values in order.
  public nonisolated func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View
  where Range.VisualValue: ShapeStyle {
    chartStyleScale(\.foreground, range: range._scaleRange, type: type)
  }

  /// Sets the type of the scale.
  public nonisolated func chartForegroundStyleScale(type: ScaleType) -> some View {
    chartStyleScale(\.foreground, type: type)
  }

  /// Sets the style of each value.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chartStyleScale(\.foreground, mapping) { AnyShapeStyle($0) }
  }

  /// Sets the style of the values of a domain by a function.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartStyleScale(\.foreground, domain: domain) { AnyShapeStyle(mapping($0)) }
  }

  /// Sets the style of values by a function.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  )
    -> some View
  {
    chartStyleScale(\.foreground) { AnyShapeStyle(mapping($0)) }
  }
}
