public import Foundation

extension SectorPlot {
  /// Plots the elements of a collection as sectors of a circle; `angularInset` is in points, 0 if nil.
  public init<Data: RandomAccessCollection, DataElement>(
    _ data: Data, angle: PlottableProjection<DataElement, some Plottable>,
    innerRadius: MarkDimensions<DataElement> = .automatic,
    outerRadius: MarkDimensions<DataElement> = .automatic,
    angularInset: CGFloat? = nil
  ) where Data.Element == DataElement, Content == VectorizedSectorPlotContent<DataElement> {
    content = VectorizedSectorPlotContent(
      storage: VectorStorage(data, Mark(.sector, x: .whole, y: .whole, xLabel: angle.label)) {
        mark, element in
        mark.x = angle.position(element)
        mark.sector = SectorDimensions(
          inner: innerRadius.value(element), outer: outerRadius.value(element),
          angularInset: angularInset ?? 0)
      })
  }

  /// Plots the elements of a collection as sectors of a circle, with an inset for each.
  public init<Data: RandomAccessCollection, DataElement>(
    _ data: Data, angle: PlottableProjection<DataElement, some Plottable>,
    innerRadius: MarkDimensions<DataElement> = .automatic,
    outerRadius: MarkDimensions<DataElement> = .automatic,
    angularInset: KeyPath<DataElement, CGFloat>
  ) where Data.Element == DataElement, Content == VectorizedSectorPlotContent<DataElement> {
    content = VectorizedSectorPlotContent(
      storage: VectorStorage(data, Mark(.sector, x: .whole, y: .whole, xLabel: angle.label)) {
        mark, element in
        mark.x = angle.position(element)
        mark.sector = SectorDimensions(
          inner: innerRadius.value(element), outer: outerRadius.value(element),
          angularInset: element[keyPath: angularInset])
      })
  }
}
