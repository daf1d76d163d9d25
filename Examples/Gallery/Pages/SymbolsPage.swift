import SwiftUI

struct SymbolsPage: View {
  private let names = [
    "house.fill", "gear", "heart.fill", "star", "bell", "magnifyingglass", "trash", "pencil",
    "person.crop.circle", "envelope", "calendar", "clock", "cart", "camera", "mic", "wifi",
    "bolt.fill", "cloud.sun", "moon.stars", "leaf", "globe", "lock", "flag", "bookmark",
  ]

  var body: some View {
    Page("Symbols") {
      ForEach(0..<3) { row in
        GridRow {
          ForEach(0..<8) { column in
            let name = names[row * 8 + column]
            VStack(spacing: 6) {
              Image(systemName: name).font(.title2)
              Text(name).font(.caption2).foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.5)
            }
            .frame(width: 50)
          }
        }
      }
      GridRow {
        ForEach([Font.caption2, .body, .title, .largeTitle], id: \.self) { font in
          Label("Size", systemImage: "textformat.size").font(font).gridCellColumns(2)
        }
      }
      GridRow {
        Image(systemName: "heart.fill").foregroundStyle(.red).imageScale(.small)
        Image(systemName: "heart.fill").foregroundStyle(.red).imageScale(.medium)
        Image(systemName: "heart.fill").foregroundStyle(.red).imageScale(.large)
        Image(systemName: "sun.max.fill").foregroundStyle(.yellow.gradient).font(.largeTitle)
        Image(systemName: "drop.fill").foregroundStyle(
          .linearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom)
        ).font(.largeTitle)
        Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 40).foregroundStyle(.orange)
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.green).font(.largeTitle)
        Image(systemName: "xmark.octagon").foregroundStyle(.red).font(.largeTitle)
      }
      GridRow {
        let rain = Image(systemName: "cloud.sun.rain.fill")
        rain.symbolRenderingMode(.monochrome)
        rain.symbolRenderingMode(.hierarchical)
        rain.symbolRenderingMode(.palette).foregroundStyle(.gray, .orange, .blue)
        rain.symbolRenderingMode(.multicolor)
        Image(systemName: "star").symbolVariant(.fill)
        Image(systemName: "star").symbolVariant(.circle.fill)
        Image(systemName: "star").symbolVariant(.slash)
        Image(systemName: "folder.badge.plus").foregroundStyle(.green, .blue)
      }
      .font(.title)
      GridRow {
        ForEach([0, 0.3, 0.6, 1], id: \.self) { Image(systemName: "wifi", variableValue: $0) }
        ForEach(["10.circle", "42.circle.fill", "a.square", "sparkle"], id: \.self) { Image(systemName: $0) }
      }
      .font(.title)
    }
  }
}
