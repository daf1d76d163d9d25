import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry
import TrellisImages
import TrellisTesting

@testable import Trellis

@MainActor
@Suite struct SymbolTests {
  private func size(_ view: some View) throws -> CGSize {
    try TestHost(view.accessibilityIdentifier("symbol")).frame(ofIdentifier: "symbol").size
  }

  private func contents(_ host: TestHost) -> [DisplayItem.Content] {
    var found: [DisplayItem.Content] = []
    host.displayList.forEachItem { item, _ in
      switch item.content {
      case .image, .shape: found.append(item.content)
      default: break
      }
    }
    return found
  }

  private func tint(_ host: TestHost) -> Paint? {
    if case .shape(let shape)? = contents(host).first { shape.paint } else { nil }
  }

  @Test func `a symbol follows the font's size and the image scale, and can be resizable`() throws {
    #expect(try size(Image(systemName: "star").font(.system(size: 10))) == CGSize(width: 12, height: 12))
    #expect(try size(Image(systemName: "star").font(.system(size: 30))) == CGSize(width: 36, height: 36))
    let large = Image(systemName: "star").font(.system(size: 10)).imageScale(.large)
    #expect(try size(large) == CGSize(width: 16, height: 16))
    let resized = Image(systemName: "star").resizable().frame(width: 40, height: 50)
    #expect(try size(resized) == CGSize(width: 40, height: 50))
  }

  @Test(arguments: [(.nan, 1), (-4, 1), (0, 1), (1e300, 12_000)] as [(CGFloat, CGFloat)])
  func `a symbol in an impossible font has a size`(font: CGFloat, side: CGFloat) throws {
    #expect(
      try size(Image(systemName: "star").font(.system(size: font))) == CGSize(width: side, height: side))
  }

  @Test func `a symbol is painted with the foreground, in light and in dark`() throws {
    let host = TestHost(Image(systemName: "heart.fill"))
    #expect(tint(host) == .color(RGBAColor(red: 0, green: 0, blue: 0, opacity: 0.85)))
    host.colorScheme = .dark
    #expect(tint(host) == .color(RGBAColor(red: 1, green: 1, blue: 1, opacity: 0.85)))
    let original = TestHost(Image(systemName: "gear").renderingMode(.original))
    #expect(tint(original) == .color(RGBAColor(red: 0, green: 0, blue: 0, opacity: 0.85)))
  }

  /// Returns the ink as a fraction of the maximum.
  private func ink(_ view: some View) throws -> Double {
    let picture = try TestHost(view, size: CGSize(width: 60, height: 60)).picture()
    return picture.withPixels { bytes in
      stride(from: 0, to: bytes.count, by: 4).reduce(0) { $0 + Double(255 - bytes[$1]) }
        / Double(bytes.count / 4 * 255)
    }
  }

  @Test func `a heavier font makes a symbol heavier`() throws {
    let plain = try ink(Image(systemName: "star").font(.system(size: 40)))
    let bold = try ink(Image(systemName: "star").font(.system(size: 40)).fontWeight(.bold))
    #expect(plain > 0.03)
    #expect(bold > plain * 1.2)
  }

  @Test func `a symbol consists of shapes, which are sharp at any scale and in any file`() throws {
    let scaled = TestHost(Image(systemName: "gear").scaleEffect(20))
    let kinds = contents(scaled).map { if case .shape = $0 { "shape" } else { "picture" } }
    #expect(!kinds.isEmpty && Set(kinds) == ["shape"])
    let renderer = ImageRenderer(content: Image(systemName: "gear").fontWeight(.bold).foregroundStyle(.red))
    let svg = String(decoding: try renderer.svgData(), as: UTF8.self)
    #expect(svg.contains("<path") && !svg.contains("<image"))
  }

  @Test func `a symbol is as wide as its shapes`() throws {
    func width(_ name: String) throws -> CGFloat {
      try size(Image(systemName: name).font(.system(size: 20))).width
    }
    #expect(try width("star") == 24)
    #expect(try width("chevron.right") < 14)
    #expect(try width("chevron.right") < width("star"))
    let fitted = Image(systemName: "chevron.right").resizable().scaledToFit().frame(height: 100)
    #expect(try size(fitted).width < 70)
  }

  @Test(
    arguments: [
      "1.circle", "9.square.fill", "heart.circle.fill", "heart.square", "dollarsign.circle.fill",
      "ellipsis.circle",
      "rectangle", "rectangle.fill", "crown", "crown.fill", "pawprint", "pawprint.fill", "leaf.fill",
      "person.3",
      "figure.walk", "star.slash", "star.slash.fill", "folder.badge.minus", "person.3.circle.fill",
      "hand.point.left", "hand.wave.fill", "circle.righthalf.filled", "rectangle.bottomthird.inset.filled",
      "exclamationmark.bubble", "exclamationmark.bubble.fill", "xmark.icloud.fill", "arrow.up.heart",
      "camera.viewfinder",
      "doc.text.magnifyingglass", "person.badge.clock", "bolt.trianglebadge.exclamationmark.fill",
      "document.badge.plus",
      "text.badge.plus", "arrow.trianglehead.clockwise", "arrow.trianglehead.2.clockwise",
      "person.fill.badge.key",
    ] + DrawnSymbols.moreStrokes.keys.sorted() + DrawnSymbols.lastStrokes.keys.sorted()
      + DrawnSymbols.moreFilled.keys.flatMap { [$0, $0 + ".fill"] }.sorted()
      + DrawnSymbols.figures.keys.map { "figure.\($0)" }.sorted())
  func `symbols without an icon are drawn or composed`(name: String) throws {
    let host = TestHost(Image(systemName: name).font(.system(size: 30)))
    for content in contents(host) {
      guard case .shape(let shape) = content, case .fill = shape.style else {
        Issue.record("\(name) is a dashed square")
        return
      }
    }
    let ink = try ink(Image(systemName: name).font(.system(size: 40)).foregroundStyle(.black))
    #expect(ink > 0.02 && ink < 0.7)
  }

  @Test func `half-filled symbols are filled on the right side`() throws {
    func middle(_ name: String) throws -> CGPoint {
      let bounds = contents(TestHost(Image(systemName: name).font(.system(size: 40)))).compactMap {
        content -> CGRect? in
        if case .shape(let shape) = content { shape.path.boundingRect } else { nil }
      }
      let (whole, half) = (try #require(bounds.first), try #require(bounds.last))
      return CGPoint(x: half.midX - whole.midX, y: half.midY - whole.midY)
    }
    #expect(try middle("circle.righthalf.filled").x > 1)
    #expect(try middle("circle.tophalf.filled").y < -1)
    #expect(try middle("square.bottomhalf.filled").y > 1)
    #expect(try middle("rectangle.leadinghalf.inset.filled").x < -1)
  }

  @Test(arguments: ["xmark.circle.fill", "heart.circle.fill", "heart.circle"])
  func `two styles paint a symbol and its enclosing shape`(name: String) throws {
    func paints(_ view: some View) -> [Paint] {
      contents(TestHost(view)).compactMap { if case .shape(let shape) = $0 { shape.paint } else { nil } }
    }
    let both = paints(Image(systemName: name).foregroundStyle(.white, .black))
    #expect(Set(both) == [.color(.white), .color(.black)])
    #expect(both.first == .color(.black), "what it is in lies below")
    #expect(Set(paints(Image(systemName: name).foregroundStyle(.white))) == [.color(.white)])
  }

  @Test func `filled symbols have more ink, and cut-outs less`() throws {
    func ink(_ name: String) throws -> Double {
      try self.ink(Image(systemName: name).font(.system(size: 40)).foregroundStyle(.black))
    }
    #expect(try ink("heart.circle.fill") > ink("heart.circle"))
    #expect(try ink("heart.circle.fill") < ink("circle.fill"))
    #expect(try ink("crown.fill") > ink("crown"))
  }

  @Test(arguments: ["42.circle.fill", "88.square.fill", "a.circle.fill", "folder.badge.plus"])
  func `crossing lines in a cut-out leave no holes`(name: String) throws {
    for content in contents(TestHost(Image(systemName: name).font(.system(size: 160)))) {
      guard case .shape(let shape) = content, case .fill(let style) = shape.style else { continue }
      // If an outline goes around an area twice, one of the two fill rules would leave a hole there.
      #expect(style.isEOFilled || area(shape.path, eoFill: true) == area(shape.path, eoFill: false))
    }
    let ink = try ink(Image(systemName: name).font(.system(size: 40)).foregroundStyle(.black))
    #expect(ink > 0.1)
  }

  /// Returns the number of a grid's points inside a path.
  private func area(_ path: Path, eoFill: Bool) -> Int {
    let lines = path.polylines(tolerance: 0.1).flatMap { points, _ in
      points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
    }
    let bounds = path.boundingRect
    var count = 0
    for y in stride(from: bounds.minY, to: bounds.maxY, by: 1.3) {
      let crossings = lines.filter { ($0.0.y <= y) != ($0.1.y <= y) }.map { from, to in
        (x: from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x), sign: to.y > from.y ? 1 : -1)
      }
      for x in stride(from: bounds.minX, to: bounds.maxX, by: 1.3) {
        let winding = crossings.reduce(0) { $0 + ($1.x > x ? $1.sign : 0) }
        if eoFill ? winding % 2 != 0 : winding != 0 { count += 1 }
      }
    }
    return count
  }

  /// Our shapes cover the pixels that librsvg draws, except at the edges.
  @Test func `symbols look as documented`() throws {
    var worst: [String] = []
    for (name, icon) in SymbolNames.icons.sorted(by: { $0.key < $1.key }) {
      let path = "/usr/share/bootstrap-icons/svg/\(icon).svg"
      let data = try #require(FileManager.default.contents(atPath: path))
      let text = String(decoding: data, as: UTF8.self)
      let outline = try #require(SymbolOutline(svg: text), "\(icon)")
      let drawn = try VectorImage(data, name: icon).pixels(width: 64, height: 64)
      let paths = outline.parts.map { part in
        DisplayItem(
          id: 1, frame: .zero,
          content: .shape(
            ShapeContent(
              path: part.path.applying(CGAffineTransform(scaleX: 4, y: 4)),
              style: .fill(FillStyle(eoFill: part.isEvenOdd)), paint: .color(.black))))
      }
      let bitmap = try Bitmap(width: 64, height: 64)
      Renderer().draw(DisplayList(paths), into: bitmap)
      var different = 0
      bitmap.withPixels { bytes in
        for y in 0..<64 {
          for x in 0..<64 {
            let mine = Int(bytes[y * bitmap.bytesPerRow + x * 4 + 3])
            let theirs = Int(drawn.pixels[drawn.pixels.startIndex + (y * 64 + x) * 4 + 3])
            if abs(mine - theirs) > 64 { different += 1 }
          }
        }
      }
      if different > 3 { worst.append("\(name): \(different)") }
    }
    #expect(worst == [])
  }

  @Test func `an unknown symbol name shows a dashed square`() throws {
    let host = TestHost(Image(systemName: "no.such.symbol"))
    guard case .shape(let shape)? = contents(host).first, case .stroke(let stroke, _) = shape.style else {
      Issue.record("no outline is drawn")
      return
    }
    #expect(!stroke.dash.isEmpty)
    #expect(
      try size(Image(systemName: "no.such.symbol").font(.system(size: 10))) == CGSize(width: 12, height: 12))
  }

  @Test func `a symbol is centred on the capitals beside it`() throws {
    let row = HStack(alignment: .firstTextBaseline) {
      Image(systemName: "star").accessibilityIdentifier("symbol")
      Text("A").accessibilityIdentifier("text")
    }
    .font(.system(size: 20))
    let host = TestHost(row)
    let text = try host.frame(ofIdentifier: "text")
    let symbol = try host.frame(ofIdentifier: "symbol")
    #expect(abs(symbol.midY - text.midY) <= 3)
  }

  @Test func `a label has an icon and a title`() throws {
    let host = TestHost(Label("Favourites", systemImage: "star"))
    let title = try host.frame(ofText: "Favourites")
    #expect(contents(host).count == 1)
    #expect(title.minX > 100)
    let custom = TestHost(
      Label {
        Text("title")
      } icon: {
        Text("icon")
      })
    #expect(Set(custom.texts) == ["icon", "title"])
    #expect(try custom.frame(ofText: "icon").maxX < custom.frame(ofText: "title").minX)
  }

  @Test func `filled grids have gaps, and gear symbols have several gears`() throws {
    for name in [
      "square.grid.3x3.fill", "square.grid.3x2.fill", "square.grid.2x2.fill", "square.grid.4x3.fill",
    ] {
      let share = try ink(Image(systemName: name).font(.system(size: 40)))
      let solid = try ink(Image(systemName: "square.fill").font(.system(size: 40)))
      #expect(share > 0.1 && share < solid * 0.85, "\(name): \(share) of \(solid)")
    }
    let gears = try ink(Image(systemName: "gearshape.2.fill").font(.system(size: 40)))
    let gear = try ink(Image(systemName: "gearshape.fill").font(.system(size: 40)))
    #expect(gears > 0.05 && gears < gear * 1.1)
  }
}
