import Foundation

extension AreaPlot {
  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>,
    y: PlottableProjection<DataElement, some Plottable>, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement, Content == VectorizedAreaPlotContent<DataElement> {
    content = VectorizedAreaPlotContent(
      storage: VectorStorage(data, Mark(.area, x: .whole, y: .whole, xLabel: x.label, yLabel: y.label)) {
        mark, element in
        mark.x = x.position(element)
        mark.y = y.position(element)
        mark.stacking = stacking
      })
  }

  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>,
    y: PlottableProjection<DataElement, some Plottable>,
    series: PlottableProjection<DataElement, some Plottable>, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement, Content == VectorizedAreaPlotContent<DataElement> {
    content = VectorizedAreaPlotContent(
      storage: VectorStorage(data, Mark(.area, x: .whole, y: .whole, xLabel: x.label, yLabel: y.label)) {
        mark, element in
        mark.x = x.position(element)
        mark.y = y.position(element)
        mark.series = series.lower(element)
        mark.stacking = stacking
      })
  }

  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, some Plottable>
  ) where Data.Element == DataElement, Content == VectorizedAreaPlotContent<DataElement> {
    content = VectorizedAreaPlotContent(
      storage: VectorStorage(data, Mark(.area, x: .whole, y: .whole, xLabel: xStart.label, yLabel: y.label)) {
        mark, element in
        mark.x = .span(xStart.lower(element), xEnd.lower(element))
        mark.y = y.position(element)
      })
  }

  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, some Plottable>,
    series: PlottableProjection<DataElement, some Plottable>
  ) where Data.Element == DataElement, Content == VectorizedAreaPlotContent<DataElement> {
    content = VectorizedAreaPlotContent(
      storage: VectorStorage(data, Mark(.area, x: .whole, y: .whole, xLabel: xStart.label, yLabel: y.label)) {
        mark, element in
        mark.x = .span(xStart.lower(element), xEnd.lower(element))
        mark.y = y.position(element)
        mark.series = series.lower(element)
      })
  }

  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement, Content == VectorizedAreaPlotContent<DataElement> {
    content = VectorizedAreaPlotContent(
      storage: VectorStorage(data, Mark(.area, x: .whole, y: .whole, xLabel: x.label, yLabel: yStart.label)) {
        mark, element in
        mark.x = x.position(element)
        mark.y = .span(yStart.lower(element), yEnd.lower(element))
      })
  }

  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, some Plottable>
  ) where Data.Element == DataElement, Content == VectorizedAreaPlotContent<DataElement> {
    content = VectorizedAreaPlotContent(
      storage: VectorStorage(data, Mark(.area, x: .whole, y: .whole, xLabel: x.label, yLabel: yStart.label)) {
        mark, element in
        mark.x = x.position(element)
        mark.y = .span(yStart.lower(element), yEnd.lower(element))
        mark.series = series.lower(element)
      })
  }
}
