import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

@MainActor
@Suite struct ColorTests {
  private func drawn(_ style: some ShapeStyle, _ scheme: ColorScheme = .light) -> [String] {
    DrawnItems(Circle().fill(style), colorScheme: scheme).colors
  }

  @Test(arguments: [
    "0 #ff0000", "1 #ff8000", "2 #ffff00", "4 #00ff00", "6 #00ffff", "8 #0000ff", "10 #ff00ff", "12 #ff0000",
    "-4 #0000ff", "nan #ff0000",
  ])
  func `hues go around from red in twelfths`(words: String) throws {
    let parts = words.split(separator: " ")
    let hue = try #require(Double(parts[0])) / 12
    #expect(drawn(Color(hue: hue, saturation: 1, brightness: 1)) == [String(parts[1])])
  }

  @Test func `saturation removes grey, brightness removes black`() {
    #expect(drawn(Color(hue: 0.3, saturation: 0, brightness: 0.5)) == ["#808080"])
    #expect(drawn(Color(hue: 0, saturation: 0.5, brightness: 1)) == ["#ff8080"])
    #expect(drawn(Color(hue: 0, saturation: 1, brightness: 0.5, opacity: 0.5)) == ["#80000080"])
    #expect(drawn(Color(hue: 0, saturation: .nan, brightness: 7)) == ["#ffffff"])
  }

  @Test func `colours of other spaces are converted to sRGB`() {
    #expect(drawn(Color(.sRGB, red: 1, green: 0.5, blue: 0)) == ["#ff8000"])
    #expect(drawn(Color(.sRGB, white: 0.5, opacity: 0.5)) == ["#80808080"])
    // Half of the linear light is far more than half of the encoded number.
    #expect(drawn(Color(.sRGBLinear, white: 0.5)) == ["#bcbcbc"])
    #expect(drawn(Color(.displayP3, white: 0.5)) == ["#808080"])
    // P3's red is outside sRGB and is clamped. A duller red has an equivalent in sRGB.
    #expect(drawn(Color(.displayP3, red: 1, green: 0, blue: 0)) == ["#ff0000"])
    #expect(drawn(Color(.displayP3, red: 0.7, green: 0.5, blue: 0.4)) == ["#bc7d61"])
  }

  @Test func `a colour resolves to components in an environment`() {
    var environment = EnvironmentValues()
    #expect(Color.primary.resolve(in: environment).description == "#000000D9")
    environment.colorScheme = .dark
    let resolved = Color.red.resolve(in: environment)
    #expect(resolved.description == "#FF453AFF")
    #expect(drawn(resolved) == ["#ff453a"])
    #expect(drawn(Color(resolved)) == ["#ff453a"])
    var gray = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
    #expect(abs(gray.linearRed - 0.214) < 0.001)
    gray.linearBlue = 1
    #expect(gray.blue == 1 && gray.opacity == 1)
  }

  @Test func `a material is a colour of its own, more or less opaque`() {
    func tint(_ material: Material, _ scheme: ColorScheme = .light) -> String? {
      guard
        case .backdrop(let backdrop)? = DrawnItems(Circle().fill(material), colorScheme: scheme).effects.first
      else { return nil }
      #expect(backdrop.radius > 0)
      return "\(backdrop.tint)"
    }
    let opacities = [Material.ultraThin, .thin, .regular, .thick, .ultraThick].compactMap { tint($0) }
    #expect(opacities.count == 5)
    #expect(opacities == opacities.sorted())
    #expect(Set(opacities.map { $0.prefix(7) }).count == 1 && opacities.allSatisfy { $0.count == 9 })
    #expect(tint(.bar)?.hasPrefix("#ffffff") == false)
    #expect(tint(.bar, .dark)?.hasPrefix("#1e1e1e") == false)
  }

  @Test func `a style's shadow is drawn with the shape`() throws {
    let items = DrawnItems(Circle().fill(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2))))
    #expect(items.colors == ["#ff3b30"])
    guard case .shadow(let shadow)? = items.effects.first else {
      Issue.record("no shadow")
      return
    }
    #expect(shadow.radius == 3 && shadow.offset.width == 1 && shadow.offset.height == 2)
    #expect(DrawnItems(Text("a").foregroundStyle(.shadow(.drop(radius: 1)))).effects.count == 1)
  }
}
