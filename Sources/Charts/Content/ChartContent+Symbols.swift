public import Foundation
public import Trellis

/// The symbol of a point.
nonisolated enum MarkSymbol {
  case shape(AnyChartSymbolShape)
  case view(() -> AnyView)
}

extension ChartContent {
  /// Draws points, and the points of lines, with a symbol.
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    let shape = AnyChartSymbolShape(symbol)
    return modified { $0.symbol = .shape(shape) }
  }

  /// Draws points, and the points of lines, with a view.
  public nonisolated func symbol<V: View>(@ViewBuilder symbol: @escaping () -> V) -> some ChartContent {
    modified { $0.symbol = .view { AnyView(symbol()) } }
  }

  /// Draws points, and the points of lines, with the symbol that the chart's scale has for a value.
  public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    modified { $0.symbolBy = MarkStyle.Encoding(label: value.label, datum: value.lower) }
  }

  /// Sets the width and height of the symbols, in points.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    modified { $0.symbolSize = size }
  }

  /// Sets the area of the symbols, in square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = area > 0 ? area.squareRoot() : 0
    return modified { $0.symbolSize = CGSize(width: side, height: side) }
  }

  /// Sets the symbols' area to that which the chart's scale has for a value.
  public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    modified { $0.symbolSizeBy = MarkStyle.Encoding(label: value.label, datum: value.lower) }
  }
}

extension ChartContent {
  /// Shows the marks where the marks of other content are.
  public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: @escaping () -> C)
    -> some ChartContent
  {
    // Charts collect their content on the main actor.
    nonisolated(unsafe) let content = content
    return _ModifiedChartContent(content: self) { style, collector in
      style.mask = collector.masks.count
      collector.masks.append(MarkCollector.collect(content()).marks)
    }
  }

  /// Clips each mark to a shape in the mark's frame.
  public nonisolated func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent
  {
    modified { $0.effects.append { AnyView($0.clipShape(shape, style: style)) } }
  }
}
