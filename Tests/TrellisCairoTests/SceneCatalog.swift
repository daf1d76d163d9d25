import Foundation
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry
import TrellisText

/// The scenes of `Fixtures/Scenes` as code: 200 by 140 points each.
enum SceneCatalog {
  static let size = CGSize(width: 200, height: 140)

  /// Returns the picture of a name in scenes, or nil if the name is unknown.
  static func image(_ name: String) -> ImageSource? {
    ["disc": disc, "stripes": stripes][name]
  }

  /// A disc with a smooth gradient.
  static let disc = TestImages.make(name: "disc", width: 40, height: 40) { x, y in
    guard hypot(Double(x) - 19.5, Double(y) - 19.5) < 20 else { return [0, 0, 0, 0] }
    return [UInt8(x * 6), UInt8(y * 6), UInt8(250 - x * 5), 255]
  }

  /// Vertical stripes of five pixels.
  static let stripes = TestImages.make(name: "stripes", width: 40, height: 30) { x, _ in
    x / 5 % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255]
  }

  /// Returns every scene by name.
  static func make(measurer: any TextMeasurer) -> [String: DisplayList] {
    [
      "shapes": shapes, "strokes": strokes, "gradients": gradients, "shadows": shadows, "clips": clips,
      "transforms": transforms, "text": text(measurer), "blends": blends, "images": images,
      "groups": groups(measurer), "colors": colors,
    ].mapValues { items in DisplayList([paper] + items) }
  }

  private static let paper = Drawing.fill(CGRect(origin: .zero, size: size), .white)
  private static let orange = RGBAColor(red: 1, green: 0.58, blue: 0)
  private static let teal = RGBAColor(red: 0.19, green: 0.69, blue: 0.78)
  private static let indigo = RGBAColor(red: 0.35, green: 0.34, blue: 0.84)

  /// Returns a square in a grid of five columns and three rows.
  private static func cell(_ column: Int, _ row: Int) -> CGRect {
    CGRect(x: 8 + column * 38, y: 10 + row * 43, width: 32, height: 32)
  }

  private static func star(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(
      (0..<5).map { corner in
        let angle = Double(corner) * 4 * .pi / 5 - .pi / 2
        return CGPoint(x: rect.midX + 16 * cos(angle), y: rect.midY + 16 * sin(angle))
      })
    path.closeSubpath()
    return path
  }

  private static var shapes: [DisplayItem] {
    var wave = Path()
    wave.move(to: CGPoint(x: 84, y: 80))
    wave.addCurve(
      to: CGPoint(x: 116, y: 70), control1: CGPoint(x: 90, y: 40), control2: CGPoint(x: 110, y: 110))
    wave.addQuadCurve(to: CGPoint(x: 84, y: 80), control: CGPoint(x: 100, y: 100))
    return [
      Drawing.fill(cell(0, 0), red),
      Drawing.shape(Path(ellipseIn: cell(1, 0)), .fill(FillStyle()), .color(orange)),
      Drawing.shape(Path(roundedRect: cell(2, 0), cornerRadius: 9), .fill(FillStyle()), .color(teal)),
      Drawing.shape(star(in: cell(3, 0)), .fill(FillStyle()), .color(indigo)),
      Drawing.shape(star(in: cell(4, 0)), .fill(FillStyle(eoFill: true)), .color(indigo)),
      Drawing.fill(
        CGRect(x: 8, y: 53, width: 32, height: 32), RGBAColor(red: 0, green: 0.5, blue: 0, opacity: 0.5)),
      Drawing.shape(
        Path(ellipseIn: CGRect(x: 26, y: 60, width: 44, height: 18)), .fill(FillStyle()),
        .color(RGBAColor(red: 0.8, green: 0, blue: 0.4, opacity: 0.5))),
      Drawing.shape(wave, .fill(FillStyle()), .color(teal)),
      Drawing.item(
        .list(DisplayList([Drawing.shape(star(in: CGRect(x: 0, y: 0, width: 32, height: 32)))])), cell(3, 1)),
      Drawing.shape(
        Path(roundedRect: CGRect(x: 8, y: 96, width: 184, height: 32), cornerRadius: 16), .fill(FillStyle()),
        .color(RGBAColor(red: 0.2, green: 0.2, blue: 0.25))),
    ]
  }

  private static var strokes: [DisplayItem] {
    var items: [DisplayItem] = []
    for (row, cap) in CGLineCap.allCases.enumerated() {
      for (column, join) in CGLineJoin.allCases.enumerated() {
        let place = cell(column, row)
        var path = Path()
        path.addLines([
          CGPoint(x: place.minX + 4, y: place.maxY - 4), CGPoint(x: place.midX, y: place.minY + 6),
          CGPoint(x: place.maxX - 4, y: place.maxY - 4),
        ])
        items.append(
          Drawing.shape(
            path, .stroke(StrokeStyle(lineWidth: 7, lineCap: cap, lineJoin: join)), .color(indigo)))
      }
    }
    let dashed = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [8, 6], dashPhase: 3)
    items.append(Drawing.shape(Path(ellipseIn: cell(3, 0)), .stroke(dashed), .color(red)))
    items.append(
      Drawing.shape(
        Path(roundedRect: cell(4, 0), cornerRadius: 8), .stroke(StrokeStyle(lineWidth: 1)), .color(.black)))
    items.append(
      Drawing.shape(
        Path(CGRect(x: 126, y: 57, width: 62, height: 24)),
        .stroke(StrokeStyle(lineWidth: 8, lineJoin: .bevel)),
        .color(RGBAColor(red: 0, green: 0.4, blue: 0.8, opacity: 0.5))))
    items.append(
      Drawing.shape(
        star(in: cell(3, 2)), .stroke(StrokeStyle(lineWidth: 2, lineJoin: .round)),
        Drawing.gradient(.linear(start: cell(3, 2).origin, end: CGPoint(x: 154, y: 128)), (red, 0), (blue, 1))
      ))
    items.append(
      Drawing.shape(
        Path(ellipseIn: cell(4, 2)), .stroke(StrokeStyle(lineWidth: 4, dash: [2, 2])), .color(orange)))
    return items
  }

  private static var gradients: [DisplayItem] {
    func square(_ place: CGRect, _ paint: Paint) -> DisplayItem {
      Drawing.shape(Path(roundedRect: place, cornerRadius: 6), .fill(FillStyle()), paint)
    }
    let wide = CGRect(x: 8, y: 10, width: 88, height: 56)
    let right = wide.offsetBy(dx: 96, dy: 0)
    let low = wide.offsetBy(dx: 0, dy: 64)
    let corner = wide.offsetBy(dx: 96, dy: 64)
    return [
      square(
        wide,
        Drawing.gradient(
          .linear(start: wide.origin, end: CGPoint(x: 96, y: 66)), (red, 0), (orange, 0.3), (teal, 0.3),
          (indigo, 1))),
      square(
        right,
        Drawing.gradient(
          .radial(
            center: CGPoint(x: right.midX, y: right.midY), startRadius: 6, endRadius: 40,
            transform: .identity),
          (.white, 0), (teal, 0.4), (RGBAColor(red: 0.35, green: 0.34, blue: 0.84, opacity: 0), 1))),
      square(
        low,
        Drawing.gradient(
          .angular(center: CGPoint(x: low.midX, y: low.midY), start: .zero, end: .degrees(360)), (red, 0),
          (orange, 0.25), (green, 0.5), (blue, 0.75), (red, 1))),
      square(
        corner,
        Drawing.gradient(
          .radial(
            center: .zero, startRadius: 0, endRadius: 1,
            transform: CGAffineTransform(scaleX: 44, y: 28).concatenating(
              CGAffineTransform(translationX: corner.midX, y: corner.midY))),
          (orange, 0), (RGBAColor(red: 0.6, green: 0, blue: 0.2), 1))),
    ]
  }

  private static var shadows: [DisplayItem] {
    func card(_ x: CGFloat, _ y: CGFloat, _ color: RGBAColor) -> DisplayItem {
      Drawing.shape(
        Path(roundedRect: CGRect(x: x, y: y, width: 44, height: 40), cornerRadius: 8), .fill(FillStyle()),
        .color(color))
    }
    let soft = RGBAColor(red: 0, green: 0, blue: 0, opacity: 0.4)
    return [
      Drawing.effect(
        .shadow(Shadow(color: soft, radius: 4, offset: CGSize(width: 0, height: 3))), card(10, 14, .white)),
      Drawing.effect(.shadow(Shadow(color: soft, radius: 10)), card(76, 14, orange)),
      Drawing.effect(
        .shadow(Shadow(color: indigo, radius: 0, offset: CGSize(width: 6, height: 6))), card(142, 14, teal)),
      Drawing.effect(.blur(radius: 2, isOpaque: false), card(10, 82, red)),
      Drawing.effect(.blur(radius: 6, isOpaque: false), card(76, 82, indigo)),
      Drawing.effect(
        .blur(radius: 6, isOpaque: true), Drawing.fill(CGRect(x: 142, y: 82, width: 22, height: 40), red),
        Drawing.fill(CGRect(x: 164, y: 82, width: 22, height: 40), blue)),
    ]
  }

  private static var clips: [DisplayItem] {
    func picture(_ place: CGRect) -> [DisplayItem] {
      [
        Drawing.fill(place, teal),
        Drawing.fill(
          CGRect(x: place.minX, y: place.midY, width: place.width, height: place.height / 2), orange),
      ]
    }
    func places(_ column: Int, _ row: Int) -> CGRect {
      CGRect(x: 8 + column * 64, y: 8 + row * 66, width: 56, height: 58)
    }
    let fade = Drawing.shape(
      Path(places(0, 1)), .fill(FillStyle()),
      Drawing.gradient(
        .linear(start: CGPoint(x: 8, y: 74), end: CGPoint(x: 64, y: 132)), (.black, 0), (.clear, 1)))
    let inner = Drawing.item(
      .effect(
        .clip(Path(CGRect(x: 72, y: 90, width: 40, height: 20)), FillStyle()),
        DisplayList(picture(places(1, 1)))))
    var rings = Path(ellipseIn: places(2, 0))
    rings.addEllipse(in: places(2, 0).insetBy(dx: 14, dy: 14))
    return [
      Drawing.item(
        .effect(.clip(Path(ellipseIn: places(0, 0)), FillStyle()), DisplayList(picture(places(0, 0))))),
      Drawing.item(
        .effect(
          .clip(Path(roundedRect: places(1, 0), cornerRadius: 14), FillStyle()),
          DisplayList(picture(places(1, 0))))),
      Drawing.item(.effect(.clip(rings, FillStyle(eoFill: true)), DisplayList(picture(places(2, 0))))),
      Drawing.item(.effect(.mask(DisplayList([fade])), DisplayList(picture(places(0, 1))))),
      Drawing.effect(.clip(Path(ellipseIn: places(1, 1)), FillStyle()), inner),
      Drawing.item(
        .effect(
          .mask(
            DisplayList([
              Drawing.item(.image(ImageContent(source: disc)), CGRect(x: 136, y: 76, width: 56, height: 56))
            ])),
          DisplayList(picture(places(2, 1))))),
    ]
  }

  private static func about(_ center: CGPoint, _ transform: CGAffineTransform) -> Effect {
    .transform(
      ProjectionTransform(
        CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(transform)
          .concatenating(CGAffineTransform(translationX: center.x, y: center.y))))
  }

  private static var transforms: [DisplayItem] {
    let house = Drawing.item(
      .list(
        DisplayList([
          Drawing.fill(CGRect(x: 0, y: 12, width: 28, height: 16), teal),
          Drawing.shape(
            {
              var path = Path()
              path.addLines([CGPoint(x: 0, y: 12), CGPoint(x: 14, y: 0), CGPoint(x: 28, y: 12)])
              path.closeSubpath()
              return path
            }()),
        ])), CGRect(x: 16, y: 16, width: 28, height: 28))
    let center = CGPoint(x: 30, y: 30)
    var perspective = ProjectionTransform(CGAffineTransform(translationX: -30, y: -30))
    var tilt = ProjectionTransform()
    tilt.m13 = 0.012
    perspective = perspective.concatenating(tilt)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: 30, y: 30)))
    let effects: [Effect] = [
      about(center, CGAffineTransform(rotationAngle: 0.4)),
      about(center, CGAffineTransform(scaleX: -1.4, y: 1.4)),
      about(center, CGAffineTransform(a: 1, b: 0, c: -0.5, d: 1, tx: 0, ty: 0)), .transform(perspective),
      about(center, CGAffineTransform(rotationAngle: 3).scaledBy(x: 0.6, y: 1.2)),
      .transform(ProjectionTransform(CGAffineTransform(translationX: 4, y: -6))),
    ]
    return effects.enumerated().map { index, effect in
      Drawing.item(
        .list(DisplayList([Drawing.effect(effect, house)])),
        CGRect(x: 4 + index % 3 * 66, y: 4 + index / 3 * 68, width: 60, height: 60))
    }
  }

  private static func text(_ measurer: any TextMeasurer) -> [DisplayItem] {
    func line(
      _ string: String, _ y: CGFloat, _ font: FontRequest, _ color: RGBAColor = .black, shading: Paint? = nil
    ) -> DisplayItem {
      let layout = measurer.layout(TextSource(string: string, font: font), width: nil)
      let underline =
        string.hasPrefix("Under")
        ? [
          TextDecoration(frame: CGRect(x: 0, y: layout.size.height - 2, width: layout.size.width, height: 1))
        ] : []
      return Drawing.item(
        .text(
          TextContent(
            string: string, runs: layout.runs.map(\.onWholePlaces), color: color, decorations: underline,
            shading: shading)),
        CGRect(origin: CGPoint(x: 8, y: y), size: layout.size))
    }
    return [
      line("Trellis draws text", 6, FontRequest(size: 20, weight: 700)),
      line("Office fjord, Ångström, naïve café", 34, FontRequest(size: 11)),
      line("Underlined and quiet", 52, FontRequest(size: 13), RGBAColor(red: 0.4, green: 0.4, blue: 0.45)),
      line(
        "Gradient", 72, FontRequest(size: 28, weight: 700),
        shading: Drawing.gradient(
          .linear(start: .zero, end: CGPoint(x: 130, y: 0)), (red, 0), (blue, 1))),
      Drawing.effect(
        about(CGPoint(x: 8, y: 126), CGAffineTransform(rotationAngle: -0.15)),
        line("turned a little", 112, FontRequest(size: 15), indigo)),
    ]
  }

  private static var blends: [DisplayItem] {
    let modes: [BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight,
      .difference, .exclusion, .plusLighter, .plusDarker, .luminosity,
    ]
    return modes.enumerated().map { index, mode in
      let place = cell(index % 5, index / 5)
      let back = Drawing.fill(
        CGRect(x: place.minX, y: place.minY, width: 22, height: 22),
        RGBAColor(red: 0.9, green: 0.5, blue: 0.2))
      let front = Drawing.fill(
        CGRect(x: place.minX + 10, y: place.minY + 10, width: 22, height: 22),
        RGBAColor(red: 0.2, green: 0.5, blue: 0.8))
      return Drawing.effect(.group, back, Drawing.effect(.blend(mode), front))
    }
  }

  private static var images: [DisplayItem] {
    func image(_ content: ImageContent, _ frame: CGRect) -> DisplayItem {
      Drawing.item(.image(content), frame)
    }
    return [
      image(ImageContent(source: disc), CGRect(x: 8, y: 8, width: 40, height: 40)),
      image(ImageContent(source: disc, interpolation: .none), CGRect(x: 56, y: 8, width: 80, height: 60)),
      image(ImageContent(source: stripes), CGRect(x: 144, y: 8, width: 20, height: 15)),
      image(
        ImageContent(source: disc, part: CGRect(x: 10, y: 10, width: 20, height: 20), interpolation: .none),
        CGRect(x: 144, y: 30, width: 40, height: 40)),
      image(ImageContent(source: disc, tint: .color(indigo)), CGRect(x: 8, y: 60, width: 40, height: 40)),
      Drawing.shape(
        Path(roundedRect: CGRect(x: 56, y: 78, width: 130, height: 52), cornerRadius: 12), .fill(FillStyle()),
        .tiles(disc, origin: CGPoint(x: 56, y: 78), scale: 0.5)),
    ]
  }

  private static func groups(_ measurer: any TextMeasurer) -> [DisplayItem] {
    func pair(_ x: CGFloat) -> [DisplayItem] {
      [
        Drawing.shape(
          Path(ellipseIn: CGRect(x: x, y: 10, width: 50, height: 50)), .fill(FillStyle()), .color(red)),
        Drawing.shape(
          Path(ellipseIn: CGRect(x: x + 30, y: 10, width: 50, height: 50)), .fill(FillStyle()), .color(blue)),
      ]
    }
    return [
      Drawing.item(.effect(.opacity(0.5), DisplayList(pair(10)))),
      Drawing.effect(
        .opacity(0.6), Drawing.fill(CGRect(x: 106, y: 10, width: 60, height: 50), teal),
        Drawing.effect(
          .opacity(0.5), Drawing.fill(CGRect(x: 126, y: 20, width: 60, height: 50), .black),
          Drawing.fill(CGRect(x: 140, y: 30, width: 20, height: 20), .white))),
      Drawing.effect(
        .opacity(0.7), Drawing.fill(CGRect(x: 8, y: 80, width: 184, height: 50), indigo),
        Scenes.text(1, "In a group", at: CGPoint(x: 20, y: 92), size: 20, color: .white, measurer: measurer)),
    ]
  }

  private static var colors: [DisplayItem] {
    let matrices: [ColorTransform] = [
      .brightness(0.2), .contrast(0.5), .saturation(0.1), .hueRotation(1.5), .inversion,
      .multiply(RGBAColor(red: 0.5, green: 1, blue: 0.5)),
    ]
    return matrices.enumerated().map { index, matrix in
      let place = CGRect(x: 8 + index % 3 * 64, y: 8 + index / 3 * 66, width: 56, height: 56)
      return Drawing.effect(
        .color(matrix),
        Drawing.shape(
          Path(ellipseIn: place), .fill(FillStyle()),
          Drawing.gradient(
            .linear(start: place.origin, end: CGPoint(x: place.maxX, y: place.maxY)), (orange, 0), (indigo, 1)
          )))
    }
  }
}
