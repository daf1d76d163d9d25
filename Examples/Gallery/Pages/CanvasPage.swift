import SwiftUI

struct CanvasPage: View {
  var body: some View {
    Page("Canvas") {
      GridRow {
        Sample("fill") { Canvas { context, size in bars(context, size) } }
        Sample("stroke") { Canvas { context, size in waves(context, size) } }
        Sample("a clock") { Canvas { context, size in clock(context, size) } }
        Sample("text") { Canvas { context, size in words(context, size) } }
      }
      GridRow {
        Sample("shading") { Canvas { context, size in shadings(context, size) } }
        Sample("clip(to:)") { Canvas { context, size in clips(context, size) } }
        Sample("opacity, blendMode") { Canvas { context, size in blends(context, size) } }
        Sample("addFilter") { Canvas { context, size in filters(context, size) } }
      }
      GridRow {
        Sample("drawLayer") { Canvas { context, size in layers(context, size) } }
        Sample("images") { Canvas { context, size in images(context, size) } }
        Sample("symbols") {
          Canvas { context, size in
            guard let leaf = context.resolveSymbol(id: "leaf") else { return }
            for column in 0..<4 {
              context.draw(leaf, at: CGPoint(x: 14 + 26 * CGFloat(column), y: size.height / 2))
            }
          } symbols: {
            Image(systemName: "star.fill").foregroundStyle(.orange).tag("leaf")
          }
        }
        Sample("transforms") { Canvas { context, size in spirals(context, size) } }
      }
    }
  }

  private func bars(_ context: GraphicsContext, _ size: CGSize) {
    for (index, height) in [0.4, 0.9, 0.6, 0.75, 0.3].enumerated() {
      let bar = CGRect(
        x: CGFloat(index) * 21, y: size.height * (1 - height), width: 16, height: size.height * height)
      context.fill(Path(roundedRect: bar, cornerRadius: 4), with: .color(.blue))
    }
  }

  private func waves(_ context: GraphicsContext, _ size: CGSize) {
    for (phase, color) in [(0.0, Color.red), (1, .orange), (2, .green)] {
      var path = Path()
      for x in stride(from: 0, through: size.width, by: 2) {
        let point = CGPoint(x: x, y: size.height / 2 + 24 * sin(x / 14 + phase))
        if x == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      context.stroke(path, with: .color(color), lineWidth: 2)
    }
  }

  private func clock(_ context: GraphicsContext, _ size: CGSize) {
    var context = context
    context.translateBy(x: size.width / 2, y: size.height / 2)
    let face = CGRect(x: -34, y: -34, width: 68, height: 68)
    context.stroke(Path(ellipseIn: face), with: .foreground, lineWidth: 2)
    for hour in 0..<12 {
      var mark = context
      mark.rotate(by: .degrees(Double(hour) * 30))
      mark.fill(Path(CGRect(x: -1, y: -31, width: 2, height: hour % 3 == 0 ? 8 : 4)), with: .foreground)
    }
    for (angle, length, color) in [(305.0, 18.0, Color.primary), (60, 26, .primary), (200, 28, .red)] {
      var hand = context
      hand.rotate(by: .degrees(angle))
      let line = Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 0, y: -length))
      }
      hand.stroke(line, with: .color(color), style: StrokeStyle(lineWidth: 2.5, lineCap: .round))
    }
  }

  private func words(_ context: GraphicsContext, _ size: CGSize) {
    context.draw(Text("centre").bold(), at: CGPoint(x: size.width / 2, y: size.height / 2))
    context.draw(Text("top").font(.caption), at: .zero, anchor: .topLeading)
    context.draw(
      Text("end").font(.caption).foregroundStyle(.red), at: CGPoint(x: size.width, y: size.height),
      anchor: .bottomTrailing)
  }

  private func shadings(_ context: GraphicsContext, _ size: CGSize) {
    let gradient = Gradient(colors: [.yellow, .pink, .purple])
    let left = CGRect(x: 0, y: 0, width: 48, height: 72)
    context.fill(
      Path(left), with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 0, y: 72)))
    context.fill(
      Path(ellipseIn: CGRect(x: 54, y: 0, width: 50, height: 34)),
      with: .radialGradient(gradient, center: CGPoint(x: 79, y: 17), startRadius: 0, endRadius: 25))
    context.fill(
      Path(ellipseIn: CGRect(x: 54, y: 38, width: 50, height: 34)),
      with: .conicGradient(gradient, center: CGPoint(x: 79, y: 55)))
  }

  private func clips(_ context: GraphicsContext, _ size: CGSize) {
    var context = context
    context.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size)))
    for x in stride(from: -40, to: size.width, by: 12) {
      let stripe = Path { path in
        path.move(to: CGPoint(x: x, y: size.height))
        path.addLine(to: CGPoint(x: x + 40, y: 0))
      }
      context.stroke(stripe, with: .color(.teal), lineWidth: 5)
    }
  }

  private func blends(_ context: GraphicsContext, _ size: CGSize) {
    var context = context
    context.opacity = 0.8
    for (index, color) in [Color.cyan, .yellow, .pink].enumerated() {
      context.blendMode = index == 0 ? .normal : .multiply
      let circle = CGRect(x: 6 + 24 * CGFloat(index), y: index == 1 ? 20 : 2, width: 46, height: 46)
      context.fill(Path(ellipseIn: circle), with: .color(color))
    }
  }

  private func filters(_ context: GraphicsContext, _ size: CGSize) {
    var shaded = context
    shaded.addFilter(.shadow(color: .black.opacity(0.6), radius: 4, x: 2, y: 3))
    shaded.fill(Path(CGRect(x: 8, y: 12, width: 38, height: 44)), with: .color(.green))
    var soft = context
    soft.addFilter(.blur(radius: 3))
    soft.fill(Path(ellipseIn: CGRect(x: 58, y: 14, width: 40, height: 40)), with: .color(.indigo))
  }

  private func layers(_ context: GraphicsContext, _ size: CGSize) {
    var context = context
    context.opacity = 0.5
    context.drawLayer { layer in
      layer.fill(Path(ellipseIn: CGRect(x: 8, y: 8, width: 56, height: 56)), with: .color(.red))
      layer.fill(Path(ellipseIn: CGRect(x: 40, y: 8, width: 56, height: 56)), with: .color(.blue))
    }
  }

  private func images(_ context: GraphicsContext, _ size: CGSize) {
    context.draw(Image("landscape"), in: CGRect(x: 0, y: 0, width: 104, height: 72))
    var faint = context
    faint.opacity = 0.7
    faint.draw(Image("badge"), in: CGRect(x: 62, y: 30, width: 38, height: 38))
  }

  private func spirals(_ context: GraphicsContext, _ size: CGSize) {
    var context = context
    context.translateBy(x: size.width / 2, y: size.height / 2)
    for step in 0..<18 {
      context.rotate(by: .degrees(24))
      context.scaleBy(x: 0.95, y: 0.95)
      let petal = Path(ellipseIn: CGRect(x: 6, y: -5, width: 28, height: 10))
      context.fill(petal, with: .color(Color(hue: Double(step) / 18, saturation: 0.8, brightness: 0.9)))
    }
  }
}
