import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry
import TrellisText

/// Blend modes that a file format lacks are drawn as pixels, and nothing else is.
struct VectorMixingTests {
  init() { TestFonts.pin() }

  private static let size = CGSize(width: 200, height: 100)

  /// Returns a list with a text beneath the effect, one beside it, and one in front.
  private func list(_ effect: Effect) -> DisplayList {
    let measurer = PangoTextMeasurer()
    return DisplayList([
      Scenes.text(1, "Beneath", at: CGPoint(x: 10, y: 10), measurer: measurer),
      Scenes.text(2, "Beside", at: CGPoint(x: 120, y: 60), measurer: measurer),
      Drawing.effect(
        effect,
        DisplayItem(
          id: 3, frame: CGRect(x: 8, y: 8, width: 30, height: 30),
          content: .fill(RGBAColor(red: 0, green: 0.5, blue: 1)))),
      Scenes.text(4, "InFront", at: CGPoint(x: 10, y: 60), measurer: measurer),
    ])
  }

  private func texts(in pdf: Data) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID())")
    try pdf.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return String(decoding: try Program.run("pdftotext", [file.path, "-"]), as: UTF8.self)
  }

  @Test(arguments: [Effect.blend(.plusLighter), .each(.blend(.plusLighter)), .blend(.plusDarker)])
  func `a PDF's text stays text whatever blends with it`(effect: Effect) throws {
    let found = try texts(in: Picture.pdf(list(effect), size: Self.size, background: .white))
    for word in ["Beneath", "Beside", "InFront"] { #expect(found.contains(word), "\(found)") }
  }

  @Test func `an SVG has pixels where drawings blend, and vectors elsewhere`() throws {
    let svg = String(
      decoding: try Picture.svg(list(.blend(.plusLighter)), size: Self.size, background: .white),
      as: UTF8.self)
    let pictures = svg.components(separatedBy: "<image").dropFirst()
    #expect(pictures.count == 1)
    // The picture is 60 pixels wide: the square's 30 points at two pixels per point, with the pixels on its edges.
    #expect(pictures.first?.contains(#"width="60""#) == true, "\(pictures.first?.prefix(300) ?? "")")
    #expect(svg.contains("<path"))
  }

  @Test(arguments: [
    (Effect.blend(.multiply), "multiply"), (Effect.each(.blend(.colorDodge)), "color-dodge"),
  ])
  func `an SVG uses CSS's blend modes where they exist`(effect: Effect, name: String) throws {
    let svg = String(
      decoding: try Picture.svg(list(effect), size: Self.size, background: .white), as: UTF8.self)
    #expect(!svg.contains("<image") && !svg.contains("trellis:"))
    #expect(svg.contains("style=\"isolation:isolate\""))
    #expect(svg.components(separatedBy: "<g style=\"mix-blend-mode:\(name)\">").count == 2)
    let opened = svg.components(separatedBy: "<g ").count + svg.components(separatedBy: "<g>").count
    #expect(opened == svg.components(separatedBy: "</g>").count + 1)
  }

  /// Tests every mode over opaque, half-opaque and clear areas, in an isolated group and in a half-opaque group.
  @Test(arguments: BlendMode.allCases, ["pdf", "svg"])
  func `other programs blend as Trellis does`(mode: BlendMode, format: String) throws {
    func fill(_ id: UInt64, _ x: CGFloat, _ color: RGBAColor, width: CGFloat = 40) -> DisplayItem {
      DisplayItem(id: id, frame: CGRect(x: x, y: 10, width: width, height: 20), content: .fill(color))
    }
    let orange = RGBAColor(red: 0.9, green: 0.5, blue: 0.2)
    let teal = RGBAColor(red: 0.2, green: 0.6, blue: 0.7)
    let blended = Drawing.effect(.blend(mode), fill(1, 30, teal, width: 90))
    let inGroup = Drawing.effect(
      .group, fill(1, 10, orange),
      DisplayItem(
        id: 2, frame: CGRect(x: 0, y: 0, width: 0, height: 0), content: .list(DisplayList([blended]))))
    let half = Drawing.effect(.opacity(0.5), fill(1, 10, orange), blended)
    let list = DisplayList([
      fill(1, 0, RGBAColor(red: 0.5, green: 0.8, blue: 0.5), width: 200), fill(2, 10, orange), blended,
      DisplayItem(
        id: 4, frame: CGRect(x: 0, y: 30, width: 0, height: 0), content: .list(DisplayList([inGroup]))),
      DisplayItem(
        id: 5, frame: CGRect(x: 0, y: 60, width: 0, height: 0), content: .list(DisplayList([half]))),
    ])
    // Poppler's hue and saturation modes differ from the standard.
    if format == "pdf", [.hue, .saturation].contains(mode) { return }
    let drawn = try Picture.render(list, size: Self.size, scale: 2, background: .white)
    let opened = try opened(list, format: format, background: .white)
    for point in [
      (30, 40), (80, 40), (200, 40), (30, 100), (80, 100), (200, 100), (30, 160), (80, 160), (200, 160),
    ] {
      let (one, other) = (drawn.color(x: point.0, y: point.1), opened.color(x: point.0, y: point.1))
      // A PDF's page is white.
      let seen = format == "pdf" ? one.over(.white) : one
      #expect(seen.isNear(other, by: 5), "\(point): \(seen), \(other)")
    }
  }

  @Test(arguments: [RGBAColor.white, .clear], ["pdf", "svg"])
  func `other programs show the parts drawn as pixels`(background: RGBAColor, format: String) throws {
    let shapes = DisplayList([
      DisplayItem(
        id: 1, frame: CGRect(x: 10, y: 10, width: 100, height: 60),
        content: .fill(RGBAColor(red: 1, green: 0, blue: 0, opacity: 0.5))),
      Drawing.effect(
        .blend(.plusLighter),
        DisplayItem(
          id: 2, frame: CGRect(x: 50, y: 30, width: 100, height: 60),
          content: .fill(RGBAColor(red: 0, green: 0.4, blue: 0, opacity: 0.5)))),
      DisplayItem(
        id: 3, frame: CGRect(x: 90, y: 50, width: 30, height: 10), content: .fill(RGBAColor.black)),
    ])
    let drawn = try Picture.render(shapes, size: Self.size, scale: 2, background: background)
    let opened = try opened(shapes, format: format, background: background)
    // The centers of four areas: only red, red and green mixed, green over nothing, and black in front.
    for point in [(60, 40), (160, 100), (260, 160), (210, 110)] {
      let (one, other) = (drawn.color(x: point.0, y: point.1), opened.color(x: point.0, y: point.1))
      // A PDF's page is white.
      let seen = format == "pdf" ? one.over(.white) : one
      #expect(abs(seen.red - other.red) < 0.02 && abs(seen.green - other.green) < 0.02, "\(point)")
      #expect(abs(seen.opacity - other.opacity) < 0.02, "\(point)")
    }
  }

  /// Returns another program's picture of a list's file, at two pixels per point.
  private func opened(_ list: DisplayList, format: String, background: RGBAColor) throws -> Bitmap {
    let data =
      format == "pdf"
      ? try Picture.pdf(list, size: Self.size, background: background)
      : try Picture.svg(list, size: Self.size, background: background)
    let file = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID())")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Bitmap(
      png: format == "pdf"
        ? Program.run("pdftoppm", ["-r", "144", "-png", "-singlefile", file.path])
        : Program.run("rsvg-convert", ["--zoom", "2", file.path]))
  }
}

extension RGBAColor {
  /// Returns this colour composited over an opaque one.
  fileprivate func over(_ other: RGBAColor) -> RGBAColor {
    func mixed(_ one: Double, _ two: Double) -> Double { one * opacity + two * (1 - opacity) }
    return RGBAColor(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }
}
