import SwiftUI

struct TransformsPage: View {
  var body: some View {
    Page("Transforms") {
      GridRow {
        Sample("as it is") { card }
        Sample("scaleEffect(0.6)") { card.scaleEffect(0.6) }
        Sample("x: 1.1, y: 0.5") { card.scaleEffect(x: 1.1, y: 0.5) }
        Sample("x: -1") { card.scaleEffect(x: -1) }
      }
      GridRow {
        Sample("rotationEffect(30°)") { card.rotationEffect(.degrees(30)) }
        Sample("anchor: .topLeading") { card.rotationEffect(.degrees(12), anchor: .topLeading) }
        Sample("transformEffect") {
          card.transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 0.8, tx: 12, ty: 4))
        }
        Sample("offset(x:y:)") { card.offset(x: 10, y: -6) }
      }
      GridRow {
        Sample("rotation3DEffect y") { card.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)) }
        Sample("rotation3DEffect x") { card.rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0)) }
        Sample("perspective: 0") {
          card.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), perspective: 0)
        }
        Sample("axis: (1, 1, 0)") { card.rotation3DEffect(.degrees(50), axis: (x: 1, y: 1, z: 0)) }
      }
    }
  }

  private var card: some View {
    RoundedRectangle(cornerRadius: 10).fill(.orange.gradient)
      .overlay { Text("Card").font(.title2.bold()).foregroundStyle(.white) }
      .frame(width: 84, height: 52)
  }
}
