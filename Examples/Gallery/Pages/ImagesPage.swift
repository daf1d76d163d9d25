import SwiftUI

struct ImagesPage: View {
  var body: some View {
    Page("Images") {
      GridRow {
        Sample("JPEG") { Image("landscape").resizable().scaledToFit() }
        Sample("PNG") { Image("ball").resizable().scaledToFit() }
        Sample("WebP") { Image("pattern").resizable().scaledToFit() }
        Sample("SVG") { Image("badge").resizable().scaledToFit() }
      }
      GridRow {
        Sample("scaledToFill()") {
          Image("landscape").resizable().scaledToFill().frame(width: 72, height: 72).clipShape(.circle)
        }
        Sample("stretched") { Image("ball").resizable() }
        Sample("capInsets") {
          Image("ball").resizable(capInsets: EdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24))
        }
        Sample("resizingMode: .tile") { Image("pattern").resizable(resizingMode: .tile) }
      }
      GridRow {
        Sample("interpolation(.none)") { dots.interpolation(.none) }
        Sample("interpolation(.low)") { dots.interpolation(.low) }
        Sample("interpolation(.high)") { dots.interpolation(.high) }
        Sample("template") {
          Image("badge").renderingMode(.template).resizable().scaledToFit().foregroundStyle(.indigo)
        }
      }
      GridRow {
        Sample("AsyncImage") {
          AsyncImage(url: nil) { image in
            image
          } placeholder: {
            ProgressView()
          }
        }
        Sample("ImagePaint") {
          RoundedRectangle(cornerRadius: 12).fill(ImagePaint(image: Image("pattern"), scale: 0.5))
        }
        Sample("border of a picture") {
          Rectangle().strokeBorder(.image(Image("pattern"), scale: 0.5), lineWidth: 16)
        }
        Sample("in a label") { Label("Map", image: "dots") }
      }
    }
  }

  private var dots: Image { Image("dots").resizable() }
}
