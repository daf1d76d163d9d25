import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

/// Mixed colours, and shadows inside of shapes.
@MainActor
@Suite struct MixedColorTests {
  private let black = Color(red: 0, green: 0, blue: 0)
  private let white = Color(red: 1, green: 1, blue: 1)

  private func color(_ color: Color, _ scheme: ColorScheme = .light) -> String {
    DrawnItems(color, colorScheme: scheme).colors.first ?? ""
  }

  @Test func `colours mixed in device space have interpolated components`() {
    let red = Color(red: 1, green: 0, blue: 0, opacity: 0)
    #expect(color(red.mix(with: white, by: 0.2, in: .device)) == "#ff333333")
    #expect(color(black.mix(with: white, by: 0, in: .device)) == "#000000")
    #expect(color(black.mix(with: white, by: 1, in: .device)) == "#ffffff")
  }

  @Test func `a perceptual mix of black and white is darker than their mean`() {
    // Half of Oklab's lightness is an eighth of the linear light: 0.3886 gamma-encoded.
    #expect(color(black.mix(with: white, by: 0.5)) == "#636363")
    let blue = Color(red: 0, green: 0, blue: 1)
    #expect(color(blue.mix(with: blue, by: 0.5)) == "#0000ff")
    // Between blue and white is a light blue, not a purple: less red than green.
    let light = Color(red: 0, green: 0, blue: 1).mix(with: white, by: 0.5)
    let found = color(light)
    #expect(found.dropFirst().prefix(2) < found.dropFirst(3).prefix(2))
  }

  @Test func `a fraction outside 0...1 is clamped, and NaN is 0`() {
    #expect(color(black.mix(with: white, by: 7)) == "#ffffff")
    #expect(color(black.mix(with: white, by: -7)) == "#000000")
    #expect(color(black.mix(with: white, by: .nan)) == "#000000")
  }

  @Test func `system colours are mixed in their light or dark variant`() {
    let mixed = Color.red.mix(with: .red, by: 0.5, in: .device)
    #expect(color(mixed) == "#ff3b30")
    #expect(color(mixed, .dark) == "#ff453a")
    #expect(color(mixed.opacity(0.5)) == "#ff3b3080")
  }

  @Test func `an inner shadow is inside the shape, opposite its offset`() throws {
    let blue = Color(red: 0, green: 0, blue: 1)
    let red = Color(red: 1, green: 0, blue: 0)
    func colors(_ view: some View) throws -> [String] {
      let picture = try TestHost(
        view.frame(width: 60, height: 60).frame(width: 100, height: 100).background(white),
        size: CGSize(width: 100, height: 100)
      ).picture()
      return [10, 22, 50, 78, 90].map { "\(picture.color(x: $0, y: 50))" }
    }
    let inner = red.shadow(.inner(color: blue, radius: 0, x: 5))
    #expect(try colors(Rectangle().fill(inner)) == ["#ffffff", "#0000ff", "#ff0000", "#ff0000", "#ffffff"])
    #expect(
      try colors(Rectangle().fill(red.shadow(.inner(color: blue, radius: 0, x: -5))))
        == ["#ffffff", "#ff0000", "#ff0000", "#0000ff", "#ffffff"])
    #expect(
      try colors(Rectangle().fill(red.shadow(.drop(color: blue, radius: 0, x: 20))))
        == ["#ffffff", "#ff0000", "#ff0000", "#ff0000", "#0000ff"])
    // Both shadows at once: one inside, one behind.
    #expect(
      try colors(Rectangle().fill(inner.shadow(.drop(color: black, radius: 0, x: 20))))
        == ["#ffffff", "#0000ff", "#ff0000", "#ff0000", "#000000"])
    let view = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .style(inner))
    }
    #expect(try colors(view) == ["#ffffff", "#0000ff", "#ff0000", "#ff0000", "#ffffff"])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a shadow whose numbers aren't finite isn't drawn`(_ number: CGFloat) {
    let shadows: [ShadowStyle] = [
      .inner(radius: number), .inner(radius: 1, x: number), .drop(radius: number),
      .drop(radius: 1, y: number),
    ]
    for shadow in shadows {
      #expect(DrawnItems(Rectangle().fill(Color.red.shadow(shadow))).effects.isEmpty)
    }
  }
}
