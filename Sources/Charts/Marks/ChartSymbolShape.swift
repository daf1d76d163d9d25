public import Foundation
public import Trellis

/// A shape that marks a point.
///
/// Source: documented, developer.apple.com/documentation/charts/chartsymbolshape.
public nonisolated protocol ChartSymbolShape: Shape {
  /// The rectangle in which the symbol looks as large as a square with sides of 1.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The unit square.
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// Returns the frame of the symbol at a point; `size` is the size of a square that looks as large, in points.
  nonisolated func frame(at point: CGPoint, size: CGSize) -> CGRect {
    let unit = perceptualUnitRect
    let (width, height) = (unit.width * size.width, unit.height * size.height)
    return CGRect(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
  }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// Returns the outline of the symbol, inside its edge; the width is in points.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Returns the outline of the symbol, inside its edge.
  public nonisolated func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    BorderedSymbol(base: self, style: style)
  }
}

/// The outline of a symbol.
nonisolated struct BorderedSymbol<Base: ChartSymbolShape & InsettableShape>: ChartSymbolShape {
  let base: Base
  let style: StrokeStyle
  var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    base.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style)
  }
}

extension Circle: ChartSymbolShape {
  /// A circle with an area of 1.
  public nonisolated var perceptualUnitRect: CGRect { BasicChartSymbolShape.circle.perceptualUnitRect }
}

/// A symbol of any type.
public nonisolated struct AnyChartSymbolShape: ChartSymbolShape {
  private let path: @Sendable (CGRect) -> Path
  /// The wrapped symbol's rectangle.
  public let perceptualUnitRect: CGRect

  /// Wraps a symbol.
  public init(_ symbol: any ChartSymbolShape) {
    path = { symbol.path(in: $0) }
    perceptualUnitRect = symbol.perceptualUnitRect
  }

  /// Returns the wrapped symbol's outline.
  public func path(in rect: CGRect) -> Path { path(rect) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public nonisolated static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public nonisolated static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle.
  public nonisolated static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A diamond.
  public nonisolated static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon.
  public nonisolated static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// A plus sign.
  public nonisolated static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// A cross.
  public nonisolated static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// An asterisk.
  public nonisolated static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
