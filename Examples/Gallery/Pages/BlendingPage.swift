import SwiftUI

struct BlendingPage: View {
  private let modes: [(String, BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn),
    ("softLight", .softLight), ("hardLight", .hardLight), ("difference", .difference),
    ("exclusion", .exclusion), ("hue", .hue), ("saturation", .saturation), ("color", .color),
    ("luminosity", .luminosity), ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
    ("destinationOut", .destinationOut), ("plusLighter", .plusLighter),
  ]

  var body: some View {
    Page("Blend modes") {
      ForEach(0..<5) { row in
        GridRow {
          ForEach(0..<4) { column in
            let (name, mode) = modes[row * 4 + column]
            Sample(name) { circles(mode) }
          }
        }
      }
    }
  }

  private func circles(_ mode: BlendMode) -> some View {
    ZStack {
      Circle().fill(.orange.gradient).frame(width: 56).offset(x: -16)
      Circle().fill(.blue.gradient).frame(width: 56).offset(x: 16).blendMode(mode)
    }
    .compositingGroup()
  }
}
