import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisGeometry
import TrellisTestSupport
import TrellisTesting

/// The rendering modes that distinguish the parts of symbols, and the variants of symbols.
@MainActor
@Suite struct SymbolRenderingTests {
  private func paints(_ view: some View) -> [Paint] { DrawnItems(view).shapes.map(\.paint) }
  private func paths(_ view: some View) -> [Path] { DrawnItems(view).shapes.map(\.path) }
  private func opacities(_ view: some View) -> Set<Double> {
    Set(paints(view).compactMap { if case .color(let color) = $0 { color.opacity } else { nil } })
  }

  @Test func `the rendering mode determines the number of a symbol's styles`() {
    let symbol = Image(systemName: "cloud.sun.rain.fill").foregroundStyle(.white, .yellow, .blue)
    #expect(Set(paints(symbol)).count == 3)
    #expect(Set(paints(symbol.symbolRenderingMode(.palette))).count == 3)
    #expect(Set(paints(symbol.symbolRenderingMode(.monochrome))) == [.color(.white)])
    #expect(opacities(symbol.symbolRenderingMode(.hierarchical)) == [1, 0.5, 0.25])
    #expect(
      opacities(
        Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.hierarchical)
          .foregroundStyle(.red)) == [1, 0.5])
    // A picture's own mode takes precedence over that of the environment.
    let own = Image(systemName: "cloud.sun.fill").symbolRenderingMode(.monochrome)
    #expect(opacities(Group { own }.symbolRenderingMode(.hierarchical).foregroundStyle(.red)) == [1])
  }

  @Test func `multicolour symbols have their own colours`() {
    #expect(Set(paints(Image(systemName: "cloud.sun.fill").renderingMode(.original))).count == 2)
    #expect(
      paints(Image(systemName: "heart.fill").symbolRenderingMode(.multicolor))
        == paints(Image(systemName: "heart.fill").foregroundStyle(.red)))
    // A symbol without colours of its own has the foreground's colour.
    #expect(
      paints(Image(systemName: "gear").symbolRenderingMode(.multicolor)) == paints(Image(systemName: "gear")))
  }

  @Test(arguments: [
    ("star", SymbolVariants.fill, "star.fill"), ("star", .circle.fill, "star.circle.fill"),
    ("star.fill", .circle, "star.circle.fill"), ("bell", .slash, "bell.slash"),
    ("star.fill", .fill, "star.fill"), ("chevron.right", .none, "chevron.right"),
  ])
  func `variants are used if the symbol has them`(
    name: String, variants: SymbolVariants, result: String
  ) {
    #expect(
      paths(Image(systemName: name).symbolVariant(variants)) == paths(Image(systemName: result)))
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.circle.contains(.fill))
  }

  @Test func `a variable value lights that many parts of the symbol`() {
    func off(_ value: Double?) -> [Bool] {
      DrawnItems(Image(systemName: "wifi", variableValue: value).foregroundStyle(.red)).shapes.map {
        if case .color(let color) = $0.paint { color.opacity < 1 } else { false }
      }
    }
    #expect(off(nil).count == 1)
    let count = off(0).count
    #expect(count > 1 && off(0).allSatisfy { $0 })
    #expect(off(0.5).contains(true) && off(0.5).contains(false))
    #expect(!off(1).contains(true) && !off(7).contains(true))
    #expect(off(.nan) == off(0))
    // The loudspeaker itself is drawn even if it is silent.
    let silent = DrawnItems(Image(systemName: "speaker.wave.3", variableValue: 0).foregroundStyle(.red))
    #expect(opacities(Image(systemName: "speaker.wave.3", variableValue: 0).foregroundStyle(.red)).count == 2)
    #expect(silent.shapes.count > 1)
  }

  @Test(arguments: [
    "10.circle", "50.circle.fill", "a.circle.fill", "z.square", "cloud.sun.rain.fill", "cloud.moon.bolt",
    "app.badge.fill", "bell.badge", "checkmark.rectangle.fill", "dumbbell", "dumbbell.fill", "sparkle",
    "fork.knife.circle.fill", "tshirt.fill", "figure.run", "square.dashed", "seal.fill", "equal.circle",
    "arrowtriangle.right.fill", "thermometer.sun.fill", "battery.100.bolt", "bed.double.fill",
  ])
  func `additional symbols are drawn`(name: String) {
    let host = TestHost(Image(systemName: name).font(.system(size: 30)))
    let shapes = DrawnItems(host).shapes
    #expect(!shapes.isEmpty)
    // Symbols are filled. The placeholder of an unknown name is a stroked, dashed square.
    #expect(shapes.allSatisfy { if case .fill = $0.style { true } else { false } })
  }
}
