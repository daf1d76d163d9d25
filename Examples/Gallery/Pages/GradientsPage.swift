import SwiftUI

struct GradientsPage: View {
  private let colors = [Color.red, .orange, .yellow, .green, .blue, .purple]

  var body: some View {
    Page("Gradients") {
      GridRow {
        Sample(".linearGradient") {
          LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
        }
        Sample("from corner to corner") {
          LinearGradient(colors: [.blue, .mint], startPoint: .topLeading, endPoint: .bottomTrailing)
        }
        Sample("stops") {
          LinearGradient(
            stops: [
              .init(color: .indigo, location: 0), .init(color: .indigo, location: 0.4),
              .init(color: .cyan, location: 0.4), .init(color: .cyan, location: 1),
            ], startPoint: .top, endPoint: .bottom)
        }
        Sample("to clear") { LinearGradient(colors: [.pink, .clear], startPoint: .top, endPoint: .bottom) }
      }
      GridRow {
        Sample(".radialGradient") {
          RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 4, endRadius: 44)
        }
        Sample("off the centre") {
          RadialGradient(
            colors: [.white, .blue, .black], center: UnitPoint(x: 0.3, y: 0.3), startRadius: 0, endRadius: 70
          )
          .clipShape(Circle())
        }
        Sample("EllipticalGradient") { EllipticalGradient(colors: [.yellow, .green, .blue]) }
        Sample("color.gradient") { RoundedRectangle(cornerRadius: 16).fill(.blue.gradient) }
      }
      GridRow {
        Sample("AngularGradient") {
          AngularGradient(colors: colors + [.red], center: .center).clipShape(Circle())
        }
        Sample("startAngle, endAngle") {
          AngularGradient(
            colors: [.green, .blue], center: .center, startAngle: .degrees(-90), endAngle: .degrees(180)
          ).clipShape(Circle())
        }
        Sample("a gradient in text") {
          Text("Trellis").font(.title.bold())
            .foregroundStyle(
              .linearGradient(colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing))
        }
        Sample("behind a view") {
          Text("Button").padding(.horizontal, 16).padding(.vertical, 8).foregroundStyle(.white)
            .background(
              .linearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom), in: .capsule)
        }
      }
    }
  }
}
