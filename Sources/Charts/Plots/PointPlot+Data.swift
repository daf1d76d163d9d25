public import Foundation

extension PointPlot {
  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement>(
    _ data: Data, x: KeyPath<DataElement, CGFloat>, y: PlottableProjection<DataElement, some Plottable>
  ) where Data.Element == DataElement, Content == VectorizedPointPlotContent<DataElement> {
    content = VectorizedPointPlotContent(
      storage: VectorStorage(data, Mark(.point, x: .whole, y: .whole, yLabel: y.label)) { mark, element in
        mark.x = .points(element[keyPath: x], element[keyPath: x])
        mark.y = y.position(element)
      })
  }

  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<DataElement, some Plottable>
  ) where Data.Element == DataElement, Content == VectorizedPointPlotContent<DataElement> {
    content = VectorizedPointPlotContent(
      storage: VectorStorage(data, Mark(.point, x: .whole, y: .whole, yLabel: y.label)) { mark, element in
        mark.x = .points(x, x)
        mark.y = y.position(element)
      })
  }

  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>, y: CGFloat? = nil
  ) where Data.Element == DataElement, Content == VectorizedPointPlotContent<DataElement> {
    content = VectorizedPointPlotContent(
      storage: VectorStorage(data, Mark(.point, x: .whole, y: .whole, xLabel: x.label)) { mark, element in
        mark.x = x.position(element)
        mark.y = .points(y, y)
      })
  }

  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>,
    y: PlottableProjection<DataElement, some Plottable>
  ) where Data.Element == DataElement, Content == VectorizedPointPlotContent<DataElement> {
    content = VectorizedPointPlotContent(
      storage: VectorStorage(data, Mark(.point, x: .whole, y: .whole, xLabel: x.label, yLabel: y.label)) {
        mark, element in
        mark.x = x.position(element)
        mark.y = y.position(element)
      })
  }

  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>, y: KeyPath<DataElement, CGFloat>
  ) where Data.Element == DataElement, Content == VectorizedPointPlotContent<DataElement> {
    content = VectorizedPointPlotContent(
      storage: VectorStorage(data, Mark(.point, x: .whole, y: .whole, xLabel: x.label)) { mark, element in
        mark.x = x.position(element)
        mark.y = .points(element[keyPath: y], element[keyPath: y])
      })
  }
}
