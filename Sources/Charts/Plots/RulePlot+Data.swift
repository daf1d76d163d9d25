public import Foundation

extension RulePlot {
  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Data.Element == DataElement, Content == VectorizedRulePlotContent<DataElement> {
    content = VectorizedRulePlotContent(
      storage: VectorStorage(data, Mark(.rule, x: .whole, y: .whole, xLabel: x.label)) { mark, element in
        mark.x = x.position(element)
        mark.y = .points(yStart, yEnd)
      })
  }

  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement, Y: Plottable>(
    _ data: Data, x: KeyPath<DataElement, CGFloat>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement, Content == VectorizedRulePlotContent<DataElement> {
    content = VectorizedRulePlotContent(
      storage: VectorStorage(data, Mark(.rule, x: .whole, y: .whole, yLabel: yStart.label)) { mark, element in
        mark.x = .points(element[keyPath: x], element[keyPath: x])
        mark.y = .span(yStart.lower(element), yEnd.lower(element))
      })
  }

  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>, yStart: KeyPath<DataElement, CGFloat>,
    yEnd: KeyPath<DataElement, CGFloat>
  ) where Data.Element == DataElement, Content == VectorizedRulePlotContent<DataElement> {
    content = VectorizedRulePlotContent(
      storage: VectorStorage(data, Mark(.rule, x: .whole, y: .whole, xLabel: x.label)) { mark, element in
        mark.x = x.position(element)
        mark.y = .points(element[keyPath: yStart], element[keyPath: yEnd])
      })
  }

  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement, Content == VectorizedRulePlotContent<DataElement> {
    content = VectorizedRulePlotContent(
      storage: VectorStorage(data, Mark(.rule, x: .whole, y: .whole, yLabel: yStart.label)) { mark, element in
        mark.x = .points(x, x)
        mark.y = .span(yStart.lower(element), yEnd.lower(element))
      })
  }

  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement, Content == VectorizedRulePlotContent<DataElement> {
    content = VectorizedRulePlotContent(
      storage: VectorStorage(data, Mark(.rule, x: .whole, y: .whole, xLabel: x.label, yLabel: yStart.label)) {
        mark, element in
        mark.x = x.position(element)
        mark.y = .span(yStart.lower(element), yEnd.lower(element))
      })
  }

  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement>(
    _ data: Data, xStart: KeyPath<DataElement, CGFloat>, xEnd: KeyPath<DataElement, CGFloat>,
    y: PlottableProjection<DataElement, some Plottable>
  ) where Data.Element == DataElement, Content == VectorizedRulePlotContent<DataElement> {
    content = VectorizedRulePlotContent(
      storage: VectorStorage(data, Mark(.rule, x: .whole, y: .whole, yLabel: y.label)) { mark, element in
        mark.x = .points(element[keyPath: xStart], element[keyPath: xEnd])
        mark.y = y.position(element)
      })
  }

  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<DataElement, some Plottable>
  ) where Data.Element == DataElement, Content == VectorizedRulePlotContent<DataElement> {
    content = VectorizedRulePlotContent(
      storage: VectorStorage(data, Mark(.rule, x: .whole, y: .whole, yLabel: y.label)) { mark, element in
        mark.x = .points(xStart, xEnd)
        mark.y = y.position(element)
      })
  }

  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: KeyPath<DataElement, CGFloat>
  ) where Data.Element == DataElement, Content == VectorizedRulePlotContent<DataElement> {
    content = VectorizedRulePlotContent(
      storage: VectorStorage(data, Mark(.rule, x: .whole, y: .whole, xLabel: xStart.label)) { mark, element in
        mark.x = .span(xStart.lower(element), xEnd.lower(element))
        mark.y = .points(element[keyPath: y], element[keyPath: y])
      })
  }

  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, some Plottable>
  ) where Data.Element == DataElement, Content == VectorizedRulePlotContent<DataElement> {
    content = VectorizedRulePlotContent(
      storage: VectorStorage(data, Mark(.rule, x: .whole, y: .whole, xLabel: xStart.label, yLabel: y.label)) {
        mark, element in
        mark.x = .span(xStart.lower(element), xEnd.lower(element))
        mark.y = y.position(element)
      })
  }

  /// Plots the elements of a collection.
  public init<Data: RandomAccessCollection, DataElement, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: CGFloat? = nil
  ) where Data.Element == DataElement, Content == VectorizedRulePlotContent<DataElement> {
    content = VectorizedRulePlotContent(
      storage: VectorStorage(data, Mark(.rule, x: .whole, y: .whole, xLabel: xStart.label)) { mark, element in
        mark.x = .span(xStart.lower(element), xEnd.lower(element))
        mark.y = .points(y, y)
      })
  }
}
