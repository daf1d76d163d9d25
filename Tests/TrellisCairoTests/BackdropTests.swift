import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry
import TrellisText

/// Content seen through frosted glass.
struct BackdropTests {
  init() { TestFonts.pin() }

  /// Black on the left half of 40 by 40 pixels, white on the right.
  private let halves = [
    Drawing.fill(CGRect(x: 0, y: 0, width: 20, height: 40), .black),
    Drawing.fill(CGRect(x: 20, y: 0, width: 20, height: 40), .white),
  ]

  private func glass(_ frame: CGRect, radius: CGFloat = 4, tint: RGBAColor = .clear) -> DisplayItem {
    Drawing.effect(.backdrop(Backdrop(radius: radius, tint: tint)), Drawing.fill(frame, red))
  }

  private let middle = CGRect(x: 0, y: 10, width: 40, height: 20)

  private func gray(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Double { bitmap.color(x: x, y: y).green }

  @Test func `only the backdrop is blurred`() throws {
    let bitmap = try Drawing.draw(halves[0], halves[1], glass(middle))
    #expect(gray(bitmap, 19, 5) == 0 && gray(bitmap, 20, 5) == 1)
    #expect((0.3...0.5).contains(gray(bitmap, 19, 20)) && (0.5...0.7).contains(gray(bitmap, 20, 20)))
    // Beyond the blur's reach the colours are unchanged, also at the picture's edges, where the blur extends them.
    #expect(gray(bitmap, 1, 20) == 0 && gray(bitmap, 39, 20) == 1)
    #expect(bitmap.color(x: 0, y: 10).isNear(.black, by: 0))
  }

  @Test func `a backdrop has a tint and more saturation`() throws {
    let grayRed = RGBAColor(red: 0.6, green: 0.4, blue: 0.4)
    let behind = Drawing.fill(CGRect(x: 0, y: 0, width: 40, height: 40), grayRed)
    let bitmap = try Drawing.draw(
      behind, glass(middle, tint: RGBAColor(red: 0, green: 0, blue: 1, opacity: 0.5)))
    #expect(bitmap.color(x: 20, y: 20).isNear(RGBAColor(red: 0.3, green: 0.2, blue: 0.7)))
    let vivid = try Drawing.draw(
      behind,
      Drawing.effect(
        .backdrop(Backdrop(radius: 4, saturation: 2, tint: .clear)), Drawing.fill(middle, red)))
    #expect(vivid.color(x: 20, y: 20).isNear(ColorTransform.saturation(2).applied(to: grayRed)))
  }

  @Test(arguments: [
    Effect.group, .opacity(1),
    .clip(Path(ellipseIn: CGRect(x: -20, y: -20, width: 80, height: 80)), FillStyle()),
    .mask(DisplayList([Drawing.fill(CGRect(x: 0, y: 0, width: 40, height: 40), .black)])),
    .each(.shadow(Shadow(color: .clear, radius: 1))), .blend(.normal), .color(.brightness(0)),
  ])
  func `a backdrop is visible through the views around it`(effect: Effect) throws {
    let bitmap = try Drawing.draw(halves[0], halves[1], Drawing.effect(effect, glass(middle)))
    let plain = try Drawing.draw(halves[0], halves[1], glass(middle))
    for x in [10, 18, 19, 20, 21, 30] { #expect(abs(gray(bitmap, x, 20) - gray(plain, x, 20)) < 0.01) }
  }

  @Test(arguments: [Effect.opacity(0.5), .each(.opacity(0.5))])
  func `a half-transparent backdrop has half the brightness`(effect: Effect) throws {
    let bitmap = try Drawing.draw(halves[0], halves[1], Drawing.effect(effect, glass(middle)))
    let plain = try Drawing.draw(halves[0], halves[1], glass(middle))
    for x in [10, 18, 19] { #expect(abs(gray(bitmap, x, 20) - gray(plain, x, 20) / 2) < 0.01) }
  }

  @Test func `a backdrop over nothing shows its tint`() throws {
    let bitmap = try Drawing.draw(glass(middle, tint: RGBAColor(red: 0, green: 1, blue: 0, opacity: 0.4)))
    #expect(bitmap.color(x: 20, y: 20).isNear(RGBAColor(red: 0, green: 1, blue: 0, opacity: 0.4)))
  }

  @Test func `a change behind a backdrop redraws only the damage, and gives a full redraw's bytes`() throws {
    let renderer = Renderer()
    func list(_ color: RGBAColor) -> DisplayList {
      DisplayList([
        DisplayItem(id: 1, frame: CGRect(x: 0, y: 0, width: 20, height: 40), content: .fill(color)),
        DisplayItem(
          id: 2, frame: CGRect(x: 22, y: 10, width: 18, height: 20),
          content: .effect(
            .backdrop(Backdrop(radius: 3, tint: .clear)),
            DisplayList([Drawing.fill(CGRect(x: 0, y: 0, width: 18, height: 20), red)]))),
        DisplayItem(id: 3, frame: CGRect(x: 24, y: 16, width: 9, height: 9), content: .fill(green)),
      ])
    }
    let bitmap = try Bitmap(width: 40, height: 40)
    renderer.draw(list(.black), into: bitmap, background: .white)
    let damage = DisplayList.damage(from: list(.black), to: list(blue))
    #expect(damage.contains { $0.maxX > 22 } && damage.allSatisfy { $0.maxX < 40 })
    renderer.draw(list(blue), into: bitmap, background: .white, damage: damage)
    let full = try Bitmap(width: 40, height: 40)
    Renderer(cacheLimits: .none).draw(list(blue), into: full, background: .white)
    #expect(bitmap.bytes == full.bytes)
    #expect(bitmap.color(x: 23, y: 20).isNear(RGBAColor.white, by: 20) == false)
  }

  @Test(arguments: ["pdf", "svg"])
  func `in a file, a backdrop's area is pixels, and texts around it stay texts`(format: String) throws {
    let measurer = PangoTextMeasurer()
    let list = DisplayList([
      Scenes.text(1, "Beneath", at: CGPoint(x: 10, y: 10), measurer: measurer),
      Drawing.fill(CGRect(x: 0, y: 60, width: 30, height: 40), .black),
      Drawing.effect(
        .clip(Path(ellipseIn: CGRect(x: 0, y: 50, width: 60, height: 50)), FillStyle()),
        Drawing.effect(
          .backdrop(Backdrop(radius: 4, tint: .clear)),
          Drawing.fill(CGRect(x: 0, y: 50, width: 60, height: 50), red)),
        Scenes.text(2, "Inside", at: CGPoint(x: 10, y: 70), measurer: measurer)),
    ])
    let size = CGSize(width: 120, height: 100)
    let data =
      format == "pdf"
      ? try Picture.pdf(list, size: size, background: .white)
      : try Picture.svg(list, size: size, background: .white)
    let file = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID())")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    if format == "pdf" {
      let found = String(decoding: try Program.run("pdftotext", [file.path, "-"]), as: UTF8.self)
      for word in ["Beneath", "Inside"] { #expect(found.contains(word), "\(found)") }
    }
    let opened = try Bitmap(
      png: format == "pdf"
        ? Program.run("pdftoppm", ["-r", "144", "-png", "-singlefile", file.path])
        : Program.run("rsvg-convert", ["--zoom", "2", file.path]))
    let drawn = try Picture.render(list, size: size, scale: 2, background: .white)
    for point in [(30, 170), (46, 170), (76, 170), (90, 190), (200, 40)] {
      let (one, other) = (drawn.color(x: point.0, y: point.1), opened.color(x: point.0, y: point.1))
      #expect(one.isNear(other, by: 6), "\(point): \(one) \(other)")
    }
  }
}
