import SwiftUI

struct EffectsPage: View {
  var body: some View {
    Page("Color effects") {
      GridRow {
        Sample("as it is") { photo }
        Sample("brightness(0.3)") { photo.brightness(0.3) }
        Sample("brightness(-0.3)") { photo.brightness(-0.3) }
        Sample("contrast(1.8)") { photo.contrast(1.8) }
      }
      GridRow {
        Sample("contrast(0.4)") { photo.contrast(0.4) }
        Sample("saturation(2)") { photo.saturation(2) }
        Sample("saturation(0.2)") { photo.saturation(0.2) }
        Sample("grayscale(1)") { photo.grayscale(1) }
      }
      GridRow {
        Sample("hueRotation(90°)") { photo.hueRotation(.degrees(90)) }
        Sample("hueRotation(180°)") { photo.hueRotation(.degrees(180)) }
        Sample("colorInvert()") { photo.colorInvert() }
        Sample("colorMultiply(.yellow)") { photo.colorMultiply(.yellow) }
      }
      GridRow {
        Sample("luminanceToAlpha()") { photo.luminanceToAlpha() }
        Sample("opacity(0.4)") { photo.opacity(0.4) }
        Sample("two effects") { photo.saturation(0).colorMultiply(.orange) }
        Sample("of a stack") {
          HStack {
            Circle().fill(.red); Text("Aa").font(.title)
          }.hueRotation(.degrees(120))
        }
      }
    }
  }

  private var photo: some View {
    Image("landscape").resizable().scaledToFill().frame(width: 104, height: 72).clipped()
  }
}
