public import Foundation
public import Trellis
import TrellisFoundation

extension VectorizedChartContent {
  private nonisolated func styled(_ apply: @escaping (inout MarkStyle, DataElement) -> Void)
    -> StyledVectorContent<Self>
  {
    StyledVectorContent(content: self, style: _ElementStyle(apply: apply))
  }

  /// Paints each mark with the style of a property.
  public nonisolated func foregroundStyle(_ keyPath: KeyPath<DataElement, some ShapeStyle>)
    -> some VectorizedChartContent<DataElement>
  {
    styled { $0.foreground = AnyShapeStyle($1[keyPath: keyPath]) }
  }

  /// Paints each mark with the style that the chart's scale has for a property.
  public nonisolated func foregroundStyle(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    styled { $0.foregroundBy = MarkStyle.Encoding(label: value.label, datum: value.lower($1)) }
  }

  /// Multiplies the opacity of each mark by a property.
  public nonisolated func opacity(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<
    DataElement
  > {
    styled { $0.opacity *= Double($1[keyPath: keyPath]) }
  }

  /// Draws each mark with the stroke style of a property.
  public nonisolated func lineStyle(_ keyPath: KeyPath<DataElement, StrokeStyle>)
    -> some VectorizedChartContent<DataElement>
  {
    styled { $0.lineStyle = $1[keyPath: keyPath] }
  }

  /// Draws each mark with the stroke style that the chart's scale has for a property.
  public nonisolated func lineStyle(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    styled { $0.lineStyleBy = MarkStyle.Encoding(label: value.label, datum: value.lower($1)) }
  }

  /// Draws each mark with the symbol that the chart's scale has for a property.
  public nonisolated func symbol(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    styled { $0.symbolBy = MarkStyle.Encoding(label: value.label, datum: value.lower($1)) }
  }

  /// Sets the symbols' width and height to a property, in points.
  public nonisolated func symbolSize(_ keyPath: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<
    DataElement
  > {
    styled { $0.symbolSize = $1[keyPath: keyPath] }
  }

  /// Sets the symbols' area to a property, in square points.
  public nonisolated func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<
    DataElement
  > {
    styled {
      let side = max(0, $1[keyPath: keyPath]).squareRoot(); $0.symbolSize = CGSize(width: side, height: side)
    }
  }

  /// Sets the symbols' area to that which the chart's scale has for a property.
  public nonisolated func symbolSize(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    styled { $0.symbolSizeBy = MarkStyle.Encoding(label: value.label, datum: value.lower($1)) }
  }

  /// Places marks at the same position beside each other, by a property.
  public nonisolated func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    styled {
      $0.position = MarkGrouping(
        datum: value.lower($1), axis: axis.map { $0 == .horizontal ? .x : .y }, span: span)
    }
  }

  /// Hides marks from screen readers.
  public nonisolated func accessibilityHidden(_ keyPath: KeyPath<DataElement, Bool>)
    -> some VectorizedChartContent<DataElement>
  {
    styled { $0.isAccessibilityHidden = $1[keyPath: keyPath] }
  }

  /// Identifies the marks for tests.
  public nonisolated func accessibilityIdentifier(_ keyPath: KeyPath<DataElement, String>)
    -> some VectorizedChartContent<DataElement>
  {
    styled { $0.accessibilityIdentifier = $1[keyPath: keyPath] }
  }

  /// Sets the marks' spoken labels.
  public nonisolated func accessibilityLabel(_ keyPath: KeyPath<DataElement, Text>)
    -> some VectorizedChartContent<DataElement>
  {
    styled { $0.accessibilityLabel = $1[keyPath: keyPath] }
  }

  /// Sets the marks' spoken labels.
  public nonisolated func accessibilityLabel(_ keyPath: KeyPath<DataElement, LocalizedStringKey>)
    -> some VectorizedChartContent<DataElement>
  {
    styled { $0.accessibilityLabel = Text($1[keyPath: keyPath]) }
  }

  /// Sets the marks' spoken labels.
  @_disfavoredOverload public nonisolated func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    styled { $0.accessibilityLabel = Text($1[keyPath: keyPath]) }
  }

  /// Sets the marks' spoken values.
  public nonisolated func accessibilityValue(_ keyPath: KeyPath<DataElement, Text>)
    -> some VectorizedChartContent<DataElement>
  {
    styled { $0.accessibilityValue = $1[keyPath: keyPath] }
  }

  /// Sets the marks' spoken values.
  public nonisolated func accessibilityValue(_ keyPath: KeyPath<DataElement, LocalizedStringKey>)
    -> some VectorizedChartContent<DataElement>
  {
    styled { $0.accessibilityValue = Text($1[keyPath: keyPath]) }
  }

  /// Sets the marks' spoken values.
  @_disfavoredOverload public nonisolated func accessibilityValue(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    styled { $0.accessibilityValue = Text($1[keyPath: keyPath]) }
  }
}
