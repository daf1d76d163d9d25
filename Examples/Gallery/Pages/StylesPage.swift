import SwiftUI

struct StylesPage: View {
  var body: some View {
    Page("Styles") {
      GridRow {
        Sample(".primary … .quaternary") { levels }
        Sample("of .indigo") { levels.foregroundStyle(.indigo) }
        Sample("of a gradient") {
          levels.foregroundStyle(
            .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        }
        Sample("three styles") { levels.foregroundStyle(.red, .green, .blue) }
      }
      GridRow {
        Sample(".tint") { Circle().fill(.tint) }
        Sample("tint(.orange)") { Circle().fill(.tint).tint(.orange) }
        Sample("style.opacity") { Circle().fill(.tint.opacity(0.4)) }
        Sample("Label") {
          Label("Leaf", systemImage: "leaf.fill").foregroundStyle(.green)
        }
      }
      GridRow {
        Sample(".ultraThinMaterial") { material(.ultraThinMaterial) }
        Sample(".regularMaterial") { material(.regularMaterial) }
        Sample(".thickMaterial") { material(.thickMaterial) }
        Sample(".bar") { material(.bar) }
      }
      GridRow {
        Sample("background(_:in:)") {
          Text("Tag").padding(10).background(.yellow, in: RoundedRectangle(cornerRadius: 10))
        }
        Sample("overlay(_:in:)") {
          Text("Veil").font(.title).overlay(.blue.opacity(0.4), in: Capsule())
        }
        Sample("overlay(alignment:)") {
          RoundedRectangle(cornerRadius: 12).fill(.gray.opacity(0.3)).frame(width: 56, height: 56)
            .overlay(alignment: .topTrailing) {
              Circle().fill(.red).frame(width: 18, height: 18).offset(x: 6, y: -6)
            }
        }
        Sample(".separator") { Rectangle().fill(.separator) }
      }
    }
  }

  private var levels: some View {
    VStack(spacing: 4) {
      Rectangle().fill(.primary)
      Rectangle().fill(.secondary)
      Rectangle().fill(.tertiary)
      Rectangle().fill(.quaternary)
    }
  }

  private func material(_ material: Material) -> some View {
    ZStack {
      LinearGradient(colors: [.orange, .pink, .blue], startPoint: .leading, endPoint: .trailing)
      Text("Glass").padding(10).background(material, in: RoundedRectangle(cornerRadius: 8))
    }
  }
}
