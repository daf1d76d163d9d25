import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

/// The levels of the background, and materials in front of them.
@MainActor @Suite struct BackgroundLevelTests {
  private func pixel(_ style: some ShapeStyle, _ theme: ControlTheme, _ scheme: ColorScheme) throws -> [Int] {
    let view = ZStack {
      Rectangle().fill(.background)
      Rectangle().fill(style).frame(width: 20, height: 20)
    }
    let host = TestHost(view.controlTheme(theme), size: CGSize(width: 40, height: 40), colorScheme: scheme)
    let color = try host.picture().color(x: 20, y: 20)
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test(arguments: [ControlTheme.desktop, .phone], [ColorScheme.light, .dark])
  func `each level of the background differs from the one before`(theme: ControlTheme, scheme: ColorScheme)
    throws
  {
    let levels = [
      try pixel(.background, theme, scheme), try pixel(.background.secondary, theme, scheme),
      try pixel(.background.tertiary, theme, scheme), try pixel(.background.quaternary, theme, scheme),
      try pixel(.background.quinary, theme, scheme),
    ]
    for (one, next) in zip(levels, levels.dropFirst()) { #expect(abs(one[0] - next[0]) >= 5, "\(levels)") }
    let named = AnyShapeStyle(BackgroundStyle())
    #expect(try pixel(named.secondary, theme, scheme) == levels[1])
  }

  @Test func `on a phone the background levels are the system's`() throws {
    #expect(try pixel(.background.secondary, .phone, .light) == [0xF2, 0xF2, 0xF7])
    #expect(try pixel(.background.secondary, .phone, .dark) == [0x1C, 0x1C, 0x1E])
    #expect(try pixel(.background.tertiary, .phone, .light) == [0xFF, 0xFF, 0xFF])
    #expect(try pixel(.background.tertiary, .phone, .dark) == [0x2C, 0x2C, 0x2E])
  }

  @Test func `a custom background has its own levels`() throws {
    let view = Rectangle().fill(.background.secondary).backgroundStyle(.black)
    let host = TestHost(view, size: CGSize(width: 40, height: 40))
    #expect(abs(try host.picture().color(x: 20, y: 20).red - 0.5) < 0.01)
  }

  @Test(arguments: [ControlTheme.desktop, .phone], [ColorScheme.light, .dark])
  func `a material is visible in front of the window's background`(theme: ControlTheme, scheme: ColorScheme)
    throws
  {
    let background = try pixel(.background, theme, scheme)
    var last = background
    for material in [Material.ultraThin, .thin, .regular, .thick, .ultraThick] {
      let shown = try pixel(material, theme, scheme)
      #expect(abs(shown[0] - background[0]) >= 5, "\(shown) on \(background)")
      #expect(abs(shown[0] - background[0]) >= abs(last[0] - background[0]))
      last = shown
    }
    #expect(abs(try pixel(Material.bar, theme, scheme)[0] - background[0]) >= 5)
  }
}
