import SwiftUI

struct StrokesPage: View {
  var body: some View {
    Page("Strokes") {
      GridRow {
        Sample("stroke(_:lineWidth:)") { Rectangle().stroke(.blue, lineWidth: 12).padding(6) }
        Sample("strokeBorder") { Rectangle().strokeBorder(.blue, lineWidth: 12) }
        Sample("border(_:width:)") { Text("Border").padding(8).border(.blue, width: 3) }
        Sample("hairline") { Capsule().stroke(.blue, lineWidth: 0.5).padding(4) }
      }
      GridRow {
        Sample("lineCap: .butt") { line(StrokeStyle(lineWidth: 14)) }
        Sample("lineCap: .round") { line(StrokeStyle(lineWidth: 14, lineCap: .round)) }
        Sample("lineCap: .square") { line(StrokeStyle(lineWidth: 14, lineCap: .square)) }
        Sample("a gradient") {
          Circle().stroke(
            AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center), lineWidth: 12
          ).padding(6)
        }
      }
      GridRow {
        Sample("lineJoin: .miter") { corner(StrokeStyle(lineWidth: 14, lineJoin: .miter)) }
        Sample("lineJoin: .round") { corner(StrokeStyle(lineWidth: 14, lineJoin: .round)) }
        Sample("lineJoin: .bevel") { corner(StrokeStyle(lineWidth: 14, lineJoin: .bevel)) }
        Sample("miterLimit: 1") { corner(StrokeStyle(lineWidth: 14, lineJoin: .miter, miterLimit: 1)) }
      }
      GridRow {
        Sample("dash: [12, 6]") { dashed(StrokeStyle(lineWidth: 4, dash: [12, 6])) }
        Sample("dashPhase: 9") { dashed(StrokeStyle(lineWidth: 4, dash: [12, 6], dashPhase: 9)) }
        Sample("dots") { dashed(StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 10])) }
        Sample("fill and stroke") {
          RoundedRectangle(cornerRadius: 16).fill(.yellow).stroke(.orange, lineWidth: 5).padding(4)
        }
      }
    }
  }

  private func line(_ style: StrokeStyle) -> some View {
    ZStack {
      Path { $0.addLines([CGPoint(x: 18, y: 36), CGPoint(x: 86, y: 36)]) }.stroke(.purple, style: style)
      Path { $0.addLines([CGPoint(x: 18, y: 36), CGPoint(x: 86, y: 36)]) }.stroke(.background, lineWidth: 1)
    }
  }

  private func corner(_ style: StrokeStyle) -> some View {
    Path { $0.addLines([CGPoint(x: 18, y: 60), CGPoint(x: 52, y: 16), CGPoint(x: 86, y: 60)]) }
      .stroke(.pink, style: style)
  }

  private func dashed(_ style: StrokeStyle) -> some View {
    RoundedRectangle(cornerRadius: 16).stroke(.teal, style: style).padding(4)
  }
}
