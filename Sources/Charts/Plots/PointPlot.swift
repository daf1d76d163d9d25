/// Points for the elements of a collection.
///
/// Source: documented, developer.apple.com/documentation/charts/pointplot.
public nonisolated struct PointPlot<Content: ChartContent>: ChartContent {
  /// The content has no body.
  public typealias Body = Never
  let content: Content
  /// Collects the marks of the plot.
  @MainActor public static func _collect(_ content: Self, _ inputs: _ChartContentInputs) {
    Content._collect(content.content, inputs)
  }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the collection's elements.
  public typealias DataElement = Content.DataElement
  /// Collects the marks with styles by element.
  @MainActor public static func _collectVector(
    _ content: Self, _ inputs: _ChartContentInputs, _ styles: [_ElementStyle<DataElement>]
  ) {
    Content._collectVector(content.content, inputs, styles)
  }
}

/// The content of a plot of a collection.
public nonisolated struct VectorizedPointPlotContent<DataElement>: VectorizedChartContent {
  /// The content has no body.
  public typealias Body = Never
  let storage: VectorStorage<DataElement>
  /// Collects the marks with styles by element.
  @MainActor public static func _collectVector(
    _ content: Self, _ inputs: _ChartContentInputs, _ styles: [_ElementStyle<DataElement>]
  ) {
    content.storage.collect(inputs, styles)
  }
}
