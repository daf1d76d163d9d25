import SwiftUI

struct GlassPage: View {
  var body: some View {
    Page("Glass") {
      GridRow {
        Sample("glassEffect()") { glass(.regular) }
        Sample(".clear") { glass(.clear) }
        Sample(".regular.tint(.blue)") { glass(.regular.tint(.blue)) }
        Sample("in: .rect(cornerRadius:)") {
          Stripes().overlay {
            Text("Glass").padding(14).glassEffect(.regular, in: .rect(cornerRadius: 12))
          }
        }
      }
      GridRow {
        Sample(".buttonStyle(.glass)") { Stripes().overlay { Button("Glass") {}.buttonStyle(.glass) } }
        Sample(".glassProminent") { Stripes().overlay { Button("Glass") {}.buttonStyle(.glassProminent) } }
        Sample(".glass(.clear)") { Stripes().overlay { Button("Glass") {}.buttonStyle(.glass(.clear)) } }
        Sample("glassEffectUnion") { GlassUnionSample() }
      }
      GridRow {
        Sample(".rect(corners: .concentric)") { concentric(.rect(corners: .concentric)) }
        Sample("minimum: 6") {
          concentric(.rect(corners: .concentric(minimum: 6))).padding(.bottom, 20)
        }
        Sample("safeAreaBar") {
          ScrollView { Stripes().frame(height: 200) }
            .safeAreaBar(edge: .top) { Text("Bar").frame(maxWidth: .infinity).padding(6) }
        }
        Sample("backgroundExtensionEffect") {
          Stripes().backgroundExtensionEffect()
            .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 24) }
            .clipped()
        }
      }
      GridRow {
        Sample("textRenderer") { Text("Glyphs").font(.title2).textRenderer(Waves()) }
        Sample("RenameButton") { RenameButton().renameAction {} }
      }
    }
  }

  private func glass(_ glass: Glass) -> some View {
    Stripes().overlay { Text("Glass").padding(.horizontal, 20).padding(.vertical, 12).glassEffect(glass) }
  }

  private func concentric(_ shape: some Shape) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 24).fill(.blue.opacity(0.3))
      shape.fill(.blue).padding(10)
    }
    .containerShape(RoundedRectangle(cornerRadius: 24))
  }
}

/// A background of stripes and a gradient.
private struct Stripes: View {
  var body: some View {
    LinearGradient(colors: [.orange, .pink, .blue], startPoint: .leading, endPoint: .trailing)
      .overlay {
        HStack(spacing: 8) { ForEach(0..<8, id: \.self) { _ in Color.black.frame(width: 3) } }
      }
      .clipped()
  }
}

private struct GlassUnionSample: View {
  @Namespace private var namespace

  var body: some View {
    Stripes().overlay {
      GlassEffectContainer {
        HStack(spacing: 6) {
          ForEach(["sun.max", "moon"], id: \.self) { name in
            Image(systemName: name).frame(width: 36, height: 36).glassEffect()
              .glassEffectUnion(id: 0, namespace: namespace)
          }
        }
      }
    }
  }
}

/// Draws glyphs on a wave, with one colour each.
private struct Waves: TextRenderer {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for (index, slice) in run.enumerated() {
          var copy = ctx
          copy.translateBy(x: 0, y: sin(Double(index) * 1.2) * 5)
          copy.addFilter(.hueRotation(.degrees(Double(index) * 50)))
          copy.draw(slice)
        }
      }
    }
  }
}
