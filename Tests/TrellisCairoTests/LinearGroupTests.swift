import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry

private let all = CGRect(x: 0, y: 0, width: 40, height: 40)
private let middle = CGRect(x: 10, y: 10, width: 20, height: 20)

/// The expected components are computed here from the formulas of the W3C's documents, in linear sRGB.
struct LinearGroupTests {
  private static func linear(_ v: Double) -> Double {
    v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
  }
  private static func encoded(_ v: Double) -> Double {
    v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
  }

  private func gray(_ value: Double, _ opacity: Double = 1) -> RGBAColor {
    RGBAColor(red: value, green: value, blue: value, opacity: opacity)
  }

  private func group(_ items: DisplayItem...) throws -> Bitmap {
    try Drawing.draw(DisplayItem(id: 0, frame: .zero, content: .effect(.linearGroup, DisplayList(items))))
  }

  @Test func `half white over black is as bright as half the light`() throws {
    let bitmap = try group(Drawing.fill(all, gray(0)), Drawing.fill(middle, gray(1, 0.5)))
    #expect(bitmap.color(x: 20, y: 20).isNear(gray(Self.encoded(128.0 / 255))))
    #expect(bitmap.color(x: 2, y: 2) == gray(0))
  }

  @Test func `colours without anything behind them are unchanged`() throws {
    let color = RGBAColor(red: 0.2, green: 0.6, blue: 1, opacity: 0.4)
    let bitmap = try group(Drawing.fill(middle, color))
    #expect(bitmap.color(x: 20, y: 20).isNear(color))
    #expect(bitmap.color(x: 2, y: 2) == .clear)
  }

  @Test func `a group inside is mixed in the same space`() throws {
    let inner = Drawing.effect(
      .opacity(0.999), Drawing.fill(all, gray(0)), Drawing.fill(middle, gray(1, 0.5)))
    #expect(try group(inner).color(x: 20, y: 20).isNear(gray(Self.encoded(128.0 / 255))))
  }

  static let modes: [(BlendMode, @Sendable (Double, Double) -> Double)] = [
    (.normal, { _, s in s }), (.multiply, { $0 * $1 }), (.screen, { $0 + $1 - $0 * $1 }),
    (.darken, { min($0, $1) }), (.lighten, { max($0, $1) }), (.difference, { abs($0 - $1) }),
    (.exclusion, { $0 + $1 - 2 * $0 * $1 }), (.plusLighter, { min(1, $0 + $1) }),
    (.plusDarker, { max(0, $0 + $1 - 1) }), (.sourceAtop, { _, s in s }), (.destinationOver, { b, _ in b }),
    (.hardLight, { b, s in s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) }),
    (.overlay, { b, s in b <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) }),
    (.colorDodge, { b, s in min(1, b / (1 - s)) }), (.colorBurn, { b, s in 1 - min(1, (1 - b) / s) }),
    (
      .softLight,
      { b, s in
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
      }
    ),
  ]

  @Test func `each mode mixes components of light`() throws {
    let (below, above) = ([100.0, 150, 200].map { $0 / 255 }, [200.0, 100, 50].map { $0 / 255 })
    for (mode, mix) in Self.modes {
      let parts = zip(below, above).map { Self.encoded(mix(Self.linear($0), Self.linear($1))) }
      let expected = RGBAColor(red: parts[0], green: parts[1], blue: parts[2])
      let bitmap = try group(
        Drawing.fill(all, RGBAColor(red: below[0], green: below[1], blue: below[2])),
        Drawing.effect(
          .blend(mode), Drawing.fill(middle, RGBAColor(red: above[0], green: above[1], blue: above[2]))))
      #expect(bitmap.color(x: 20, y: 20).isNear(expected, by: 1), "\(mode): \(bitmap.color(x: 20, y: 20))")
    }
  }

  @Test func `the luminosity of a mix is the one that the mode takes`() throws {
    func luminosity(_ color: RGBAColor) -> Double {
      0.3 * Self.linear(color.red) + 0.59 * Self.linear(color.green) + 0.11 * Self.linear(color.blue)
    }
    let below = RGBAColor(red: 0.4, green: 0.6, blue: 0.8)
    let above = RGBAColor(red: 0.8, green: 0.4, blue: 0.2)
    for (mode, source) in [
      (BlendMode.hue, below), (.saturation, below), (.color, below), (.luminosity, above),
    ] {
      let bitmap = try group(
        Drawing.fill(all, below), Drawing.effect(.blend(mode), Drawing.fill(middle, above)))
      #expect(abs(luminosity(bitmap.color(x: 20, y: 20)) - luminosity(source)) < 0.01, "\(mode)")
    }
  }

  @Test func `a mode of each element mixes with the elements before it`() throws {
    let bitmap = try group(
      Drawing.fill(all, gray(0.5)),
      Drawing.effect(.each(.blend(.multiply)), Drawing.fill(middle, gray(0.5))))
    let expected = Self.encoded(pow(Self.linear(128.0 / 255), 2))
    #expect(bitmap.color(x: 20, y: 20).isNear(gray(expected), by: 1))
  }
}
