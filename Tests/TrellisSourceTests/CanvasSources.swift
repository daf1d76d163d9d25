import SwiftUI

// Canvases as written in programs.

struct ClockFace: View {
  var date: DateComponents

  var body: some View {
    Canvas { context, size in
      let radius = min(size.width, size.height) / 2 - 2
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let face = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2))
      context.fill(face, with: .color(.white))
      context.stroke(face, with: .foreground, lineWidth: 2)
      drawTicks(in: context, radius: radius)
      for hour in 1...12 {
        let angle = Angle.degrees(Double(hour) * 30)
        let place = CGPoint(x: sin(angle.radians) * radius * 0.8, y: -cos(angle.radians) * radius * 0.8)
        context.draw(Text("\(hour)").font(.caption).bold(), at: place)
      }
      drawHand(&context, at: .degrees(Double(date.hour ?? 0) * 30), length: radius * 0.5, .primary)
      drawHand(&context, at: .degrees(Double(date.minute ?? 0) * 6), length: radius * 0.8, .red)
    }
    .aspectRatio(1, contentMode: .fit)
  }

  private func drawTicks(in context: GraphicsContext, radius: CGFloat) {
    var context = context
    for tick in 0..<60 {
      let length: CGFloat = tick % 5 == 0 ? 8 : 4
      context.stroke(
        Path { path in
          path.move(to: CGPoint(x: 0, y: -radius))
          path.addLine(to: CGPoint(x: 0, y: -radius + length))
        }, with: .color(.gray), lineWidth: 1)
      context.rotate(by: .degrees(6))
    }
  }

  private func drawHand(
    _ context: inout GraphicsContext, at angle: Angle, length: CGFloat, _ color: Color
  ) {
    var hand = context
    hand.rotate(by: angle)
    hand.addFilter(.shadow(radius: 2))
    hand.stroke(
      Path { $0.addLines([.zero, CGPoint(x: 0, y: -length)]) }, with: .color(color),
      style: StrokeStyle(lineWidth: 3, lineCap: .round))
  }
}

struct BarChart: View {
  let values: [Double]

  var body: some View {
    Canvas { context, size in
      guard let highest = values.max(), highest > 0 else { return }
      let step = size.width / CGFloat(values.count)
      for line in stride(from: 0, through: size.height, by: size.height / 4) {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: line))
        path.addLine(to: CGPoint(x: size.width, y: line))
        context.stroke(path, with: .color(.gray.opacity(0.3)), lineWidth: 0.5)
      }
      for (index, value) in values.enumerated() {
        let height = size.height * CGFloat(value / highest)
        let bar = CGRect(
          x: CGFloat(index) * step + 2, y: size.height - height, width: step - 4, height: height)
        context.fill(
          Path(roundedRect: bar, cornerRadius: 3),
          with: .linearGradient(
            Gradient(colors: [.blue, .purple]), startPoint: CGPoint(x: bar.midX, y: bar.minY),
            endPoint: CGPoint(x: bar.midX, y: bar.maxY)))
        let label = context.resolve(Text(verbatim: "\(Int(value))").font(.caption2))
        let room = label.measure(in: bar.size)
        if room.height < bar.height {
          context.draw(label, at: CGPoint(x: bar.midX, y: bar.minY + room.height))
        }
      }
    }
  }
}

struct Particle {
  var position: CGPoint
  var opacity: Double
  var scale: CGFloat
}

struct ParticleField: View {
  let particles: [Particle]

  var body: some View {
    Canvas { context, size in
      context.blendMode = .plusLighter
      for particle in particles {
        var spark = context
        spark.opacity = particle.opacity
        spark.translateBy(x: particle.position.x * size.width, y: particle.position.y * size.height)
        spark.scaleBy(x: particle.scale, y: particle.scale)
        spark.fill(Circle().path(in: CGRect(x: -5, y: -5, width: 10, height: 10)), with: .color(.red))
        if let symbol = context.resolveSymbol(id: "spark") { spark.draw(symbol, at: .zero) }
      }
    } symbols: {
      Image(systemName: "sparkle").foregroundStyle(.yellow).tag("spark")
    }
    .background(.black)
  }
}

struct Drops: View {
  var distance: CGFloat

  var body: some View {
    Canvas { context, size in
      context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
      context.addFilter(.blur(radius: 10))
      context.drawLayer { layer in
        for index in [1, 2] {
          if let drop = context.resolveSymbol(id: index) {
            layer.draw(drop, at: CGPoint(x: size.width / 2, y: size.height / 2))
          }
        }
      }
    } symbols: {
      Circle().frame(width: 40, height: 40).offset(x: -distance).tag(1)
      Circle().frame(width: 40, height: 40).offset(x: distance).tag(2)
    }
  }
}
