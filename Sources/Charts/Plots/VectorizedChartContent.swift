import Foundation
import Trellis

/// Chart content made of a collection, whose modifiers take properties of the elements.
///
/// Source: documented, developer.apple.com/documentation/charts/vectorizedchartcontent.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the collection's elements.
  associatedtype DataElement
  /// Collects the marks with styles by element; not to be implemented.
  @MainActor static func _collectVector(
    _ content: Self, _ inputs: _ChartContentInputs, _ styles: [_ElementStyle<DataElement>])
}

extension VectorizedChartContent {
  /// Collects the marks.
  @MainActor public static func _collect(_ content: Self, _ inputs: _ChartContentInputs) {
    _collectVector(content, inputs, [])
  }
}

/// A style that depends on an element of a plot's collection; used only by the module.
public nonisolated struct _ElementStyle<DataElement> {
  let apply: (inout MarkStyle, DataElement) -> Void
}

/// The collection of a plot, and the mark of an element.
nonisolated struct VectorStorage<DataElement> {
  let data: any RandomAccessCollection<DataElement>
  let prototype: Mark
  let mark: (inout Mark, DataElement) -> Void
  /// The properties of a line of numbers and dates, which needs no mark for each element; nil for other plots.
  var curve: (x: NumberReader<DataElement>, y: NumberReader<DataElement>)?

  init(
    _ data: some RandomAccessCollection<DataElement>, _ prototype: Mark,
    _ mark: @escaping (inout Mark, DataElement) -> Void
  ) {
    (self.data, self.prototype, self.mark) = (data, prototype, mark)
  }

  func collect(_ inputs: _ChartContentInputs, _ styles: [_ElementStyle<DataElement>]) {
    if let curve, styles.isEmpty, inputs.style.values.hasPlainPoints {
      var mark = prototype
      let points = CurvePoints(
        x: curve.x.read(data), y: curve.y.read(data), isXDate: curve.x.isDate, isYDate: curve.y.isDate)
      mark.curve = .points(points)
      return inputs.add(mark)
    }
    func collect(_ data: some RandomAccessCollection<DataElement>) {
      inputs.collector.marks.reserveCapacity(inputs.collector.marks.count + data.count)
      for element in data {
        var mark = prototype
        self.mark(&mark, element)
        var inputs = inputs
        if !styles.isEmpty {
          var style = inputs.style.values
          for change in styles { change.apply(&style, element) }
          inputs.style = MarkStyleBox(style)
        }
        inputs.add(mark)
      }
    }
    collect(data)
  }
}

/// A plot with a style by element.
nonisolated struct StyledVectorContent<Content: VectorizedChartContent>: VectorizedChartContent {
  typealias Body = Never
  typealias DataElement = Content.DataElement
  let content: Content
  let style: _ElementStyle<DataElement>

  @MainActor static func _collectVector(
    _ content: Self, _ inputs: _ChartContentInputs, _ styles: [_ElementStyle<DataElement>]
  ) {
    // Styles inside win, so they are applied last.
    Content._collectVector(content.content, inputs, styles + [content.style])
  }
}
