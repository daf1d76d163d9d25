public import Foundation
public import Trellis

/// The symbols that charts have.
///
/// Source: documented, developer.apple.com/documentation/charts/basicchartsymbolshape; the outlines: ours.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape, InsettableShape {
  enum Kind { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
  var kind: Kind
  private var amount: CGFloat = 0

  init(kind: Kind) { self.kind = kind }

  /// The symbols in the order in which a scale assigns them.
  static let all: [Kind] = [.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk]

  /// The square in which the symbol has an area of 1, or looks as if.
  public var perceptualUnitRect: CGRect {
    let side: CGFloat =
      switch kind {
      case .circle: 1.13
      case .square: 1
      case .triangle: 1.5
      case .diamond: 1.41
      case .pentagon: 1.3
      case .plus, .cross, .asterisk: 1.4
      }
    return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
  }

  /// Returns the symbol with its outline moved inwards, in points.
  public func inset(by amount: CGFloat) -> BasicChartSymbolShape {
    var copy = self
    copy.amount += amount
    return copy
  }

  /// Returns the outline of the symbol.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(roundedRect: rect, cornerRadius: rect.width * 0.1)
    case .triangle: return polygon([90, 210, 330], in: rect.offsetBy(dx: 0, dy: rect.height * 0.1))
    case .diamond: return polygon([90, 180, 270, 0], in: rect)
    case .pentagon: return polygon([90, 162, 234, 306, 18], in: rect)
    case .plus: return strokes([0, 90], in: rect)
    case .cross: return strokes([45, 135], in: rect)
    case .asterisk: return strokes([90, 30, 150], in: rect)
    }
  }

  private func point(_ degrees: CGFloat, in rect: CGRect) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY - sin(angle) * rect.height / 2)
  }

  private func polygon(_ angles: [CGFloat], in rect: CGRect) -> Path {
    Path { path in
      path.addLines(angles.map { point($0, in: rect) })
      path.closeSubpath()
    }
  }

  private func strokes(_ angles: [CGFloat], in rect: CGRect) -> Path {
    let lines = Path { path in
      for angle in angles {
        path.move(to: point(angle, in: rect))
        path.addLine(to: point(angle + 180, in: rect))
      }
    }
    return lines.strokedPath(StrokeStyle(lineWidth: rect.width * 0.22, lineCap: .round))
  }
}
