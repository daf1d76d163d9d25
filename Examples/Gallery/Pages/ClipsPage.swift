import SwiftUI

struct ClipsPage: View {
  var body: some View {
    Page("Clips and masks") {
      GridRow {
        Sample("clipped()") { wide.clipped() }
        Sample("cornerRadius(16)") { sky.cornerRadius(16) }
        Sample("clipShape(.circle)") { sky.clipShape(.circle) }
        Sample("clipShape(Star())") { sky.clipShape(Star(points: 5)) }
      }
      GridRow {
        Sample("eoFill: true") {
          sky.clipShape(Star(points: 5, isCrossed: true), style: FillStyle(eoFill: true))
        }
        Sample("mask { Text }") { sky.mask { Text("MASK").font(.system(size: 30, weight: .black)) } }
        Sample("mask { gradient }") {
          sky.mask { LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing) }
        }
        Sample("mask { Image }") { sky.mask { Image(systemName: "cloud.fill").resizable().scaledToFit() } }
      }
      GridRow {
        Sample("a clip in a clip") {
          sky.clipShape(Circle()).rotationEffect(.degrees(20)).clipShape(Rectangle().inset(by: 14))
        }
        Sample("antialiased: false") { sky.clipShape(Circle(), style: FillStyle(antialiased: false)) }
        Sample("opacity group") {
          HStack(spacing: -20) {
            Circle().fill(.red); Circle().fill(.blue)
          }.compositingGroup().opacity(0.5)
        }
        Sample("drawingGroup()") {
          HStack(spacing: -20) {
            Circle().fill(.red); Circle().fill(.blue)
          }.drawingGroup().opacity(0.5)
        }
      }
    }
  }

  private var sky: some View {
    LinearGradient(colors: [.blue, .cyan, .white, .green], startPoint: .top, endPoint: .bottom)
  }

  private var wide: some View {
    Text("wider than its frame").font(.title).fixedSize().frame(width: 104, height: 40).background(
      .yellow.opacity(0.4))
  }
}
