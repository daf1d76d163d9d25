import Foundation
import Trellis

/// The symbol of a value in the legend: its colour, its symbol, its line style and its size, as far as scales have them.
struct LegendSymbol: View {
  let styles: StyleScales
  let kinds: Set<StyleScales.Kind>
  let datum: Datum

  var body: some View {
    if kinds.contains(.lineStyle) {
      LegendLine().stroke(paint, style: styles.lineStyle(of: datum)).frame(width: 20, height: 8)
        .overlay { if kinds.contains(.symbol) { symbol.frame(width: 8, height: 8) } }
    } else {
      symbol.frame(width: side, height: side)
    }
  }

  private var symbol: some View {
    let shape =
      kinds.contains(.symbol)
      ? styles.symbol(of: datum) : AnyChartSymbolShape(BasicChartSymbolShape(kind: .circle))
    return shape.fill(paint)
  }

  /// The symbol's width, in points.
  ///
  /// A large symbol would make the legend larger than the chart.
  private var side: CGFloat {
    guard kinds.contains(.symbolSize) else { return kinds.contains(.symbol) ? 9 : 8 }
    return min(max(0, styles.symbolSize(of: datum)).squareRoot(), 20)
  }

  /// The value's colour; if colours mean other values, that of the text.
  private var paint: AnyShapeStyle {
    if kinds.contains(.foreground) { return styles.foreground(of: datum) }
    return styles.foreground.isUsed
      ? AnyShapeStyle(HierarchicalShapeStyle.secondary) : AnyShapeStyle(Color.blue)
  }
}

private struct LegendLine: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { $0.addLines([CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY)]) }
  }
}

/// The legend of a continuous scale: a bar of its colours with the ends of its domain.
struct GradientLegend: View {
  let styles: StyleScales
  let bounds: ClosedRange<Double>

  var body: some View {
    let shares = Curve.samples(bounds, 9)
    HStack(spacing: 6) {
      Text(verbatim: text(bounds.lowerBound)).fixedSize()
      HStack(spacing: 0) {
        ForEach(shares.indices, id: \.self) { index in
          Rectangle().fill(styles.foreground(of: .number(shares[index])))
        }
      }
      .frame(maxWidth: 120)
      .frame(height: 8)
      .clipShape(Capsule())
      Text(verbatim: text(bounds.upperBound)).fixedSize()
    }
  }

  /// Returns the text of an end, as precise as a hundredth of the range.
  private func text(_ number: Double) -> String {
    let span = bounds.upperBound - bounds.lowerBound
    guard span > 0, span.isFinite else { return Datum.number(number).name }
    let digits = min(max(0, 2 - Int(floor(log10(span)))), 12)
    return number.formatted(.number.precision(.fractionLength(0...digits)))
  }
}
