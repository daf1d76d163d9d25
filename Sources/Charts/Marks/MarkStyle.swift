import Foundation
import Trellis

/// The style that modifiers give to a mark.
nonisolated struct MarkStyle {
  /// A value that a scale maps to a colour, a symbol, a size or a line style.
  struct Encoding {
    var label: ChartLabel
    var datum: Datum
  }

  var foreground: AnyShapeStyle?
  var foregroundBy: Encoding?
  var opacity = 1.0
  var cornerRadius: CGFloat?
  var cornerStyle = RoundedCornerStyle.continuous
  var lineStyle: StrokeStyle?
  var lineStyleBy: Encoding?
  var interpolation: InterpolationMethod?
  var symbol: MarkSymbol?
  var symbolBy: Encoding?
  var symbolSize: CGSize?
  var symbolSizeBy: Encoding?
  var position: MarkGrouping?
  /// Moves the edges: to the right and downwards, in points.
  var offset = MarkOffset()
  var zIndex = 0.0
  var alignsWithPlotArea = false
  var effects: [(AnyView) -> AnyView] = []
  var annotations: [MarkAnnotation] = []
  /// The number of the mask in the collector.
  var mask: Int?
  /// The numbers of the layers around the mark in the collector, from the outermost.
  var layers: [Int] = []
  var accessibilityLabel: Text?
  var accessibilityValue: Text?
  var accessibilityIdentifier: String?
  var isAccessibilityHidden = false
}

extension MarkStyle {
  /// Whether the points of a line have no drawing and no position of their own.
  nonisolated var hasPlainPoints: Bool {
    symbol == nil && symbolBy == nil && annotations.isEmpty && position == nil && offset == MarkOffset()
      && accessibilityLabel == nil && accessibilityValue == nil
  }
}

/// Marks that are drawn together before effects apply to them.
nonisolated struct MarkLayer {
  var opacity: Double
  var effects: [(AnyView) -> AnyView]
  /// The number of the mask in the collector.
  var mask: Int?
}

/// A style that marks share as long as no modifier changes it.
nonisolated final class MarkStyleBox {
  let values: MarkStyle
  init(_ values: MarkStyle) { self.values = values }
  nonisolated(unsafe) static let standard = MarkStyleBox(MarkStyle())
}

/// Distances by which the edges of a mark are moved, in points.
nonisolated struct MarkOffset: Equatable {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0
}

/// The value by which marks at one position are placed beside each other.
nonisolated struct MarkGrouping {
  var datum: Datum
  /// The dimension in which they are placed; nil for that of the bars' width.
  var axis: ChartAxis?
  var span: MarkDimension
}

/// A dimension of a chart.
nonisolated enum ChartAxis: Hashable { case x, y }
