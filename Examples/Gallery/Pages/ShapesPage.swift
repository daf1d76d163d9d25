import SwiftUI

struct ShapesPage: View {
  var body: some View {
    Page("Shapes") {
      GridRow {
        Sample("Rectangle") { Rectangle() }
        Sample("RoundedRectangle") { RoundedRectangle(cornerRadius: 20) }
        Sample("style: .circular") { RoundedRectangle(cornerRadius: 20, style: .circular) }
        Sample("UnevenRoundedRectangle") {
          UnevenRoundedRectangle(
            topLeadingRadius: 30, bottomLeadingRadius: 4, bottomTrailingRadius: 30, topTrailingRadius: 4)
        }
      }
      GridRow {
        Sample("Circle") { Circle() }
        Sample("Ellipse") { Ellipse() }
        Sample("Capsule") { Capsule() }
        Sample("Shape of one's own") { Star(points: 5) }
      }
      .foregroundStyle(.blue)
      GridRow {
        Sample("Path") { leaf }
        Sample("eoFill: true") { Star(points: 5, isCrossed: true).fill(style: FillStyle(eoFill: true)) }
        Sample("trim(from:to:)") {
          Circle().trim(from: 0.1, to: 0.75).stroke(lineWidth: 10).padding(6)
        }
        Sample("inset(by:)") {
          ZStack {
            RoundedRectangle(cornerRadius: 24).opacity(0.25)
            RoundedRectangle(cornerRadius: 24).inset(by: 12)
          }
        }
      }
      .foregroundStyle(.green)
      GridRow {
        Sample("offset, rotation") {
          ZStack {
            Rectangle().scale(0.5).offset(x: -20).opacity(0.5)
            Rectangle().rotation(.degrees(30)).scale(0.5).offset(x: 20)
          }
        }
        Sample("size(width:height:)") { Circle().size(width: 40, height: 40) }
        Sample("transform(_:)") {
          Capsule().transform(CGAffineTransform(a: 0.7, b: 0.2, c: -0.2, d: 0.7, tx: 26, ty: 2))
        }
        Sample("AnyShape") { AnyShape(Star(points: 7)) }
      }
      .foregroundStyle(.orange)
    }
  }

  private var leaf: Path {
    Path { path in
      path.move(to: CGPoint(x: 8, y: 64))
      path.addQuadCurve(to: CGPoint(x: 96, y: 8), control: CGPoint(x: 10, y: 4))
      path.addCurve(
        to: CGPoint(x: 8, y: 64), control1: CGPoint(x: 100, y: 60), control2: CGPoint(x: 50, y: 76))
      path.closeSubpath()
    }
  }
}

struct Star: Shape {
  var points: Int
  var isCrossed = false

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    func corner(_ index: Int, _ count: Int, _ radius: CGFloat) -> CGPoint {
      let angle = Double(index) / Double(count) * 2 * .pi - .pi / 2
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var path = Path()
    if isCrossed {
      path.addLines((0..<points).map { corner($0 * 2 % points, points, radius) })
    } else {
      path.addLines((0..<2 * points).map { corner($0, 2 * points, $0 % 2 == 0 ? radius : radius * 0.45) })
    }
    path.closeSubpath()
    return path
  }
}
