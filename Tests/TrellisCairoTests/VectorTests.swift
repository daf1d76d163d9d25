import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry
import TrellisText

/// SVG and PDF files, opened by other programs.
struct VectorTests {
  init() { TestFonts.pin() }

  enum Format: String, CaseIterable, Sendable {
    case svg, pdf

    func data(of list: DisplayList, size: CGSize = SceneCatalog.size) throws -> Data {
      switch self {
      case .svg: try Picture.svg(list, size: size)
      case .pdf: try Picture.pdf(list, size: size)
      }
    }

    /// Returns another program's picture of a file, at two pixels per point.
    func opened(_ file: URL) throws -> PictureFile {
      let png: Data
      switch self {
      case .svg: png = try Program.run("rsvg-convert", ["--zoom", "2", file.path])
      case .pdf: png = try Program.run("pdftoppm", ["-r", "144", "-png", "-singlefile", file.path])
      }
      return PictureFile(try Bitmap(png: png))
    }
  }

  private func withFile<Result>(_ data: Data, _ body: (URL) throws -> Result) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID())")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file)
  }

  /// The number of a scene's 112,000 pixels that may differ; 10 for scenes not listed.
  ///
  /// Each budget is slightly above the number of pixels that do differ. A pixel differs if its colour is more than 48 of 255 away
  /// from the colours of all pixels around its position in the other picture.
  ///
  /// In a file, clips soften the edge of each item separately, so that items beneath shine through there. Poppler draws each
  /// picture in a PDF one pixel wider and higher than it is. It rounds glyphs down to quarters of a pixel. It smooths neither
  /// enlarged pictures nor their masks, and doesn't join shapes that touch.
  private static let budgets: [Format: [String: Int]] = [
    .svg: ["clips": 80],
    .pdf: [
      "blends": 380, "clips": 90, "colors": 60, "gradients": 90, "images": 920, "shadows": 20, "strokes": 30,
      "text": 780, "transforms": 180,
    ],
  ]

  @Test(arguments: Format.allCases, SceneTests.names)
  func `another program sees the same picture`(format: Format, name: String) throws {
    try expectAgreement(
      format, SceneTests.list(name), budget: Self.budgets[format]?[name] ?? 10, name)
  }

  /// Expects another program's picture of a list's file to equal the list's picture, except for `budget` pixels.
  private func expectAgreement(
    _ format: Format, _ list: DisplayList, size: CGSize = SceneCatalog.size, budget: Int, _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let drawn = PictureFile(try Picture.render(list, size: size, scale: 2))
    let opened = try withFile(try format.data(of: list, size: size)) { try format.opened($0) }
    let difference = try #require(opened.difference(from: drawn, tolerance: 48, reach: 1))
    guard difference.pixels > budget else { return }
    let file = try difference.picture.write(to: "\(format)-\(name)-difference.png")
    _ = try opened.write(to: "\(format)-\(name)-opened.png")
    _ = try drawn.write(to: "\(format)-\(name)-drawn.png")
    Issue.record(
      "\(format) of \(name): \(difference.pixels) pixels differ; in red: \(file)",
      sourceLocation: sourceLocation)
  }

  // Poppler doesn't smooth enlarged pictures, and rounds glyph positions down. A missing or misplaced shape is a larger
  // difference.
  @Test(arguments: Format.allCases, 0..<12)
  func `another program draws the same picture of any list`(format: Format, seed: UInt64) throws {
    var scene = RandomScene(
      seed: seed, measurer: PangoTextMeasurer(),
      images: [TestImages.smooth(width: 40, height: 40), TestImages.smooth(width: 60, height: 20)])
    let size = CGSize(width: 100, height: 80)
    let paper = Drawing.fill(CGRect(origin: .zero, size: size), .white)
    let list = DisplayList([paper] + scene.list(depth: 3).withWideTexts.items)
    try expectAgreement(format, list, size: size, budget: 200, "random-\(seed)")
  }

  @Test(arguments: Format.allCases)
  func `an odd number of dashes starts at the right place`(format: Format) throws {
    let lines = [0.0, 5, 10, 15].enumerated().map { row, phase in
      var path = Path()
      path.move(to: CGPoint(x: 10, y: 12 + 18 * row))
      path.addLine(to: CGPoint(x: 90, y: 12 + 18 * row))
      return Drawing.shape(
        path, .stroke(StrokeStyle(lineWidth: 8, dash: row % 2 == 0 ? [8] : [4, 6, 8], dashPhase: phase)))
    }
    let size = CGSize(width: 100, height: 80)
    let paper = Drawing.fill(CGRect(origin: .zero, size: size), .white)
    try expectAgreement(format, DisplayList([paper] + lines), size: size, budget: 20, "dashes")
  }

  static let tints: [(String, Paint)] = [
    ("colour", .color(blue)),
    ("linear", Drawing.gradient(.linear(start: .zero, end: CGPoint(x: 40, y: 0)), (red, 0), (blue, 1))),
    (
      "angular",
      Drawing.gradient(
        .angular(center: CGPoint(x: 20, y: 20), start: .zero, end: .degrees(360)), (red, 0), (green, 0.5),
        (red, 1))
    ),
    ("tiles", .tiles(SceneCatalog.disc, origin: .zero, scale: 0.5)),
  ]

  /// Poppler rounds the title's glyphs down, and draws tiles without smoothing.
  ///
  /// A misplaced symbol differs in about ten thousand pixels.
  @Test(arguments: Format.allCases, tints.indices)
  func `a coloured symbol is in place, whatever was drawn before`(format: Format, tint: Int) throws {
    let measurer = PangoTextMeasurer()
    var title = Scenes.text(1, "Gradient", at: CGPoint(x: 50, y: 60), size: 28, measurer: measurer)
    if case .text(var text) = title.content {
      text.shading = Drawing.gradient(
        .linear(start: .zero, end: CGPoint(x: 130, y: 0)), (red, 0), (blue, 1))
      title.content = .text(text)
    }
    let (name, paint) = Self.tints[tint]
    let symbol = Drawing.item(
      .image(ImageContent(source: TestImages.disc(side: 80), tint: paint)),
      CGRect(x: 120, y: 15, width: 40, height: 40))
    let turned = Drawing.effect(
      .transform(ProjectionTransform(CGAffineTransform(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: -80, ty: -30))),
      symbol)
    let paper = Drawing.fill(CGRect(origin: .zero, size: SceneCatalog.size), .white)
    try expectAgreement(
      format, DisplayList([paper, title, symbol, turned]), budget: format == .pdf ? 400 : 160,
      "symbol-\(name)")
  }

  @Test(arguments: Format.allCases)
  func `a symbol used as a mask is in place, in a picture too`(format: Format) throws {
    let symbol = Drawing.item(
      .image(ImageContent(source: TestImages.disc(side: 80), tint: .color(.black))),
      CGRect(x: 20, y: 15, width: 40, height: 40))
    let sheet = Drawing.fill(CGRect(x: 0, y: 0, width: 100, height: 60), red)
    func shown(_ effect: Effect, _ item: DisplayItem, at point: CGPoint) -> DisplayItem {
      let frame = CGRect(origin: point, size: CGSize(width: 100, height: 60))
      return Drawing.item(.effect(effect, DisplayList([item])), frame)
    }
    let mask = Effect.mask(DisplayList([symbol]))
    let list = DisplayList([
      Drawing.fill(CGRect(origin: .zero, size: SceneCatalog.size), .white),
      shown(mask, sheet, at: CGPoint(x: 90, y: 20)),
      shown(.opacity(0.5), shown(mask, sheet, at: CGPoint(x: 3, y: 5)), at: CGPoint(x: 10, y: 60)),
      shown(.opacity(0.5), symbol, at: CGPoint(x: 100, y: 70)),
    ])
    try expectAgreement(format, list, budget: 300, "masked-symbol")
  }

  @Test(arguments: Format.allCases, SceneTests.names)
  func `equal lists give equal bytes`(format: Format, name: String) throws {
    let list = try SceneTests.list(name)
    let first = try format.data(of: list)
    #expect(try format.data(of: list) == first)
  }

  @Test func `text in a PDF can be searched`() throws {
    let measurer = PangoTextMeasurer()
    func line(_ string: String, _ y: CGFloat) -> DisplayItem {
      Scenes.text(1, string, at: CGPoint(x: 10, y: y), size: 14, measurer: measurer)
    }
    let strings = ["Office fjord -> 3x4", "Ångström, naïve café", "e\u{301}tude “quoted”"]
    let lines = strings.enumerated().map { line($0.element, 10 + CGFloat($0.offset) * 30) }
    let pdf = try Picture.pdf(DisplayList(lines), size: CGSize(width: 300, height: 120))
    let found = try withFile(pdf) { try Program.run("pdftotext", ["-layout", $0.path, "-"]) }
    let text = String(decoding: found, as: UTF8.self).precomposedStringWithCanonicalMapping
    for string in strings {
      #expect(text.contains(string.precomposedStringWithCanonicalMapping), "\(text)")
    }
  }

  @Test func `text beneath a shadow, a group and a clip is still text`() throws {
    let measurer = PangoTextMeasurer()
    let text = Scenes.text(1, "Findable", at: CGPoint(x: 10, y: 10), measurer: measurer)
    let list = DisplayList([
      Drawing.effect(
        .shadow(Shadow(color: .black, radius: 2)),
        Drawing.effect(
          .opacity(0.5),
          Drawing.effect(.clip(Path(CGRect(x: 0, y: 0, width: 90, height: 90)), FillStyle()), text)))
    ])
    let pdf = try Picture.pdf(list, size: CGSize(width: 100, height: 100))
    let found = try withFile(pdf) { try Program.run("pdftotext", [$0.path, "-"]) }
    #expect(String(decoding: found, as: UTF8.self).contains("Findable"))
  }

  @Test(arguments: Format.allCases)
  func `drawings that vectors can express aren't pixels`(format: Format) throws {
    for name in ["shapes", "strokes", "text", "groups"] {
      let data = try format.data(of: SceneTests.list(name))
      let words = format == .svg ? "<image" : "/Subtype /Image"
      #expect(data.range(of: Data(words.utf8)) == nil, "\(name)")
    }
    let blurred = try format.data(of: SceneTests.list("shadows"))
    #expect(blurred.range(of: Data((format == .svg ? "<image" : "/Subtype /Image").utf8)) != nil)
  }

  @Test func `a point is a px of an SVG`() throws {
    let svg = try Picture.svg(DisplayList(), size: CGSize(width: 30, height: 20.5))
    let text = String(decoding: svg, as: UTF8.self)
    #expect(text.contains(#"width="30px" height="20.5px""#), "\(text)")
  }

  @Test(arguments: Format.allCases)
  func `a page of no size or an enormous one is an error`(format: Format) throws {
    for side in [0, -1, CGFloat.nan, .infinity] {
      #expect {
        try format.data(of: DisplayList(), size: CGSize(width: side, height: 1))
      } throws: { error in
        guard case .unusableSize = error as? RenderingError else { return false }
        return true
      }
    }
    let limit: CGFloat = format == .pdf ? 14400 : 32767
    let wide = CGSize(width: limit + 1, height: 10)
    let error = #expect(throws: RenderingError.pageTooLarge(wide, limit: limit)) {
      try format.data(of: DisplayList(), size: wide)
    }
    #expect(
      error.map { "\($0)" }
        == "a page of \(limit + 1) by 10.0 points is too large; the limit is \(Int(limit)) a side")
    #expect(try format.data(of: DisplayList(), size: CGSize(width: limit, height: 10)).count > 100)
  }

  @Test(arguments: Format.allCases, 0..<40)
  func `any list can be written`(format: Format, seed: UInt64) throws {
    var scene = RandomScene(seed: seed, measurer: PangoTextMeasurer())
    let list = scene.list(depth: 4)
    #expect(try format.data(of: list, size: CGSize(width: 90, height: 70)).count > 100)
  }

  @Test(arguments: Format.allCases)
  func `unusable and enormous numbers are written without harm`(format: Format) throws {
    var items: [DisplayItem] = []
    for number in [CGFloat.nan, .infinity, -.infinity, 1e12, 1e300, -1e12] {
      var path = Path()
      path.addLines([.zero, CGPoint(x: number, y: 10), CGPoint(x: 10, y: number)])
      items += [
        Drawing.shape(path), Drawing.shape(path, .stroke(StrokeStyle(lineWidth: number))),
        Drawing.fill(CGRect(x: 0, y: 0, width: number, height: 5), red),
        Drawing.effect(.clip(path, FillStyle()), Drawing.fill(CGRect(x: 0, y: 0, width: 5, height: 5), red)),
        Drawing.effect(
          .transform(ProjectionTransform(CGAffineTransform(scaleX: number, y: 1))), Drawing.shape(path)),
        Drawing.effect(.blur(radius: number, isOpaque: false), Drawing.shape(path)),
        Drawing.shape(
          Path(CGRect(x: 0, y: 0, width: 9, height: 9)), .fill(FillStyle()),
          Drawing.gradient(.linear(start: .zero, end: CGPoint(x: number, y: 0)), (red, 0), (blue, number))),
        Drawing.shape(
          Path(CGRect(x: 0, y: 0, width: 9, height: 9)), .fill(FillStyle()),
          Drawing.gradient(
            .radial(center: .zero, startRadius: number, endRadius: 3, transform: .identity), (red, 0),
            (blue, 1))),
      ]
    }
    #expect(try format.data(of: DisplayList(items)).count > 100)
  }
}

extension DisplayList {
  /// The list with text frames so large that no text is cut off, because vector files don't clip text.
  fileprivate var withWideTexts: DisplayList {
    DisplayList(
      items.map { item in
        var item = item
        switch item.content {
        case .text: item.frame.size = CGSize(width: 150, height: 40)
        case .list(let inner): item.content = .list(inner.withWideTexts)
        case .effect(.mask(let mask), let inner):
          item.content = .effect(.mask(mask.withWideTexts), inner.withWideTexts)
        case .effect(let effect, let inner): item.content = .effect(effect, inner.withWideTexts)
        case .fill, .shape, .image: break
        }
        return item
      })
  }
}
