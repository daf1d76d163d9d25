import Foundation

extension LinePlot {
  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>,
    y: PlottableProjection<DataElement, some Plottable>
  ) where Data.Element == DataElement, Content == VectorizedLinePlotContent<DataElement> {
    var storage = VectorStorage(
      data, Mark(.line, x: .whole, y: .whole, xLabel: x.label, yLabel: y.label)
    ) { mark, element in
      mark.x = x.position(element)
      mark.y = y.position(element)
    }
    if let xs = x.numbers, let ys = y.numbers { storage.curve = (xs, ys) }
    content = VectorizedLinePlotContent(storage: storage)
  }

  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>,
    y: PlottableProjection<DataElement, some Plottable>,
    series: PlottableProjection<DataElement, some Plottable>
  ) where Data.Element == DataElement, Content == VectorizedLinePlotContent<DataElement> {
    content = VectorizedLinePlotContent(
      storage: VectorStorage(data, Mark(.line, x: .whole, y: .whole, xLabel: x.label, yLabel: y.label)) {
        mark, element in
        mark.x = x.position(element)
        mark.y = y.position(element)
        mark.series = series.lower(element)
      })
  }
}
