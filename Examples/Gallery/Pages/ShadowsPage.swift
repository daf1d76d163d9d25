import SwiftUI

struct ShadowsPage: View {
  var body: some View {
    Page("Shadows and blurs") {
      GridRow {
        Sample("shadow(radius: 6)") { card.shadow(radius: 6) }
        Sample("color, x, y") { card.shadow(color: .purple, radius: 3, x: 6, y: 6) }
        Sample("radius: 0") { card.shadow(color: .orange, radius: 0, x: 5, y: 5) }
        Sample("two shadows") {
          card.shadow(color: .red, radius: 5, x: -8).shadow(color: .blue, radius: 5, x: 8)
        }
      }
      GridRow {
        Sample("of text") { Text("Shadow").font(.title2.bold()).shadow(color: .gray, radius: 2, x: 2, y: 2) }
        Sample("of a group") {
          HStack(spacing: -16) {
            Circle().fill(.red); Circle().fill(.blue)
          }.compositingGroup().shadow(radius: 5)
        }
        Sample("of what is in it") {
          HStack(spacing: -16) {
            Circle().fill(.red); Circle().fill(.blue)
          }.shadow(radius: 5)
        }
        Sample(".shadow(.drop)") {
          Circle().fill(.green.shadow(.drop(color: .black, radius: 4, y: 4))).padding(6)
        }
      }
      GridRow {
        Sample("blur(radius: 1)") { picture.blur(radius: 1) }
        Sample("blur(radius: 4)") { picture.blur(radius: 4) }
        Sample("opaque: true") { picture.blur(radius: 4, opaque: true) }
        Sample("a blurred edge") { Circle().fill(.pink).padding(8).blur(radius: 6) }
      }
    }
  }

  private var card: some View {
    RoundedRectangle(cornerRadius: 12).fill(.background).padding(10)
  }

  private var picture: some View {
    LinearGradient(colors: [.yellow, .orange, .purple], startPoint: .top, endPoint: .bottom)
      .overlay { Text("Blur").font(.title.bold()).foregroundStyle(.white) }
  }
}
