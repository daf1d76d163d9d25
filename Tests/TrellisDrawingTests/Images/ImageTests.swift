import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

/// Generated pictures, in a folder that is removed with the object.
private final class Pictures {
  let folder: URL
  let bundle: Bundle

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    bundle = try #require(Bundle(path: folder.path))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Returns a PNG with a red left half and a blue right half.
  static func png(width: Int, height: Int) throws -> Data {
    let half = CGRect(x: 0, y: 0, width: CGFloat(width) / 2, height: CGFloat(height))
    let list = DisplayList([
      DisplayItem(id: 1, frame: half, content: .fill(RGBAColor(red: 1, green: 0, blue: 0, opacity: 1))),
      DisplayItem(
        id: 2, frame: half.offsetBy(dx: half.width, dy: 0),
        content: .fill(RGBAColor(red: 0, green: 0, blue: 1, opacity: 1))),
    ])
    return try Picture.render(list, size: CGSize(width: width, height: height)).pngData()
  }

  func add(_ name: String, width: Int = 8, height: Int = 4) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Pictures.png(width: width, height: height).write(to: file)
  }
}

extension TestHost {
  /// The pictures drawn, with their frames.
  fileprivate var images: [(content: ImageContent, frame: CGRect)] {
    var found: [(content: ImageContent, frame: CGRect)] = []
    displayList.forEachItem { item, frame in
      if case .image(let content) = item.content { found.append((content, frame)) }
    }
    return found
  }
}

@MainActor
@Suite struct ImageTests {
  private let pictures = try! Pictures()

  private func frame(_ image: some View, size: CGSize = CGSize(width: 100, height: 100)) throws -> CGRect {
    let host = TestHost(image.accessibilityIdentifier("image"), size: size)
    return try host.frame(ofIdentifier: "image")
  }

  @Test func `TX: an image that isn't resizable keeps its size, whatever is proposed`() throws {
    let image = try #require(UIImage(data: Pictures.png(width: 265, height: 80)))
    #expect(image.size == CGSize(width: 265, height: 80))
    #expect(try frame(Image(uiImage: image)).size == CGSize(width: 265, height: 80))
    #expect(
      try frame(Image(uiImage: image), size: CGSize(width: 800, height: 600)).size
        == CGSize(width: 265, height: 80))
  }

  @Test func `a resizable image takes the proposed size, and its own without a proposal`() throws {
    let image = Image(uiImage: try #require(UIImage(data: Pictures.png(width: 40, height: 20)))).resizable()
    #expect(try frame(image).size == CGSize(width: 100, height: 100))
    #expect(try frame(image.fixedSize()).size == CGSize(width: 40, height: 20))
    #expect(try frame(image.scaledToFit()).size == CGSize(width: 100, height: 50))
    #expect(try frame(image.scaledToFill()).size == CGSize(width: 200, height: 100))
  }

  @Test func `a scale makes pixels smaller than points`() throws {
    let image = try #require(UIImage(data: Pictures.png(width: 40, height: 20), scale: 2))
    #expect((image.size, image.scale) == (CGSize(width: 20, height: 10), 2))
    #expect(try frame(Image(uiImage: image)).size == CGSize(width: 20, height: 10))
  }

  @Test func `data that isn't an image gives nil`() {
    #expect(UIImage(data: Data("hello".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
  }

  @Test(arguments: [(1, 10), (1.5, 15), (2, 15), (3, 20), (4, 20)] as [(CGFloat, CGFloat)])
  func `of several files with one name, the one for the display's scale is shown`(
    scale: CGFloat, side: CGFloat
  ) throws {
    try pictures.add("logo.png", width: 10, height: 10)
    try pictures.add("logo@2x.png", width: 30, height: 30)
    try pictures.add("logo@3x.png", width: 60, height: 60)
    let image = Image("logo", bundle: pictures.bundle).environment(\.displayScale, scale)
    #expect(try frame(image).size == CGSize(width: side, height: side))
    #expect(try frame(Image("logo.png", bundle: pictures.bundle)).size == CGSize(width: 10, height: 10))
  }

  @Test func `a picture of an asset catalog is found by its set's name`() throws {
    try pictures.add("Assets.xcassets/hero.imageset/whatever@2x.png", width: 30, height: 20)
    #expect(try frame(Image("hero", bundle: pictures.bundle)).size == CGSize(width: 15, height: 10))
  }

  /// Adds an image set with the pictures that `Contents.json` lists.
  private func addSet(_ name: String, _ entries: [(file: String, side: Int, rest: String)]) throws {
    let folder = "Assets.xcassets/\(name).imageset"
    for entry in entries {
      try pictures.add("\(folder)/\(entry.file)", width: entry.side, height: entry.side)
    }
    let images = entries.map { "{\"filename\": \"\($0.file)\", \"idiom\": \"universal\"\($0.rest)}" }
    try Data("{\"images\": [\(images.joined(separator: ", "))]}".utf8)
      .write(to: pictures.folder.appendingPathComponent("\(folder)/Contents.json"))
  }

  @Test(arguments: [(1, 10), (2, 15), (3, 15)] as [(CGFloat, CGFloat)])
  func `an asset catalog's description gives the scales of its files`(scale: CGFloat, side: CGFloat) throws {
    try addSet(
      "hero", [("large.png", 30, ", \"scale\": \"2x\""), ("small.png", 10, ", \"scale\": \"1x\"")])
    let image = Image("hero", bundle: pictures.bundle).environment(\.displayScale, scale)
    #expect(try frame(image).size == CGSize(width: side, height: side))
  }

  @Test func `a dark picture of an asset catalog is shown in dark mode alone`() throws {
    let dark = ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
    try addSet("hero", [("light.png", 10, ""), ("dark.png", 20, dark)])
    let image = Image("hero", bundle: pictures.bundle)
    #expect(try frame(image).size == CGSize(width: 10, height: 10))
    #expect(try frame(image.environment(\.colorScheme, .dark)).size == CGSize(width: 20, height: 20))
  }

  @Test func `a set is found by its name and by its path, also if it is added later`() throws {
    try pictures.add("Assets.xcassets/Brand/first.imageset/a.png", width: 10, height: 10)
    #expect(try frame(Image("first", bundle: pictures.bundle)).size == CGSize(width: 10, height: 10))
    try pictures.add("Assets.xcassets/Brand/second.imageset/a.png", width: 20, height: 20)
    #expect(try frame(Image("Brand/second", bundle: pictures.bundle)).size == CGSize(width: 20, height: 20))
    #expect(try frame(Image("rand/second", bundle: pictures.bundle)).size == .zero)
  }

  @Test func `an image with an unknown name has no size`() throws {
    #expect(try frame(Image("nobody", bundle: pictures.bundle)).size == .zero)
    #expect(try frame(Image("nobody", bundle: pictures.bundle).resizable()).size == .zero)
    try Data("no picture".utf8).write(to: pictures.folder.appendingPathComponent("broken.png"))
    #expect(try frame(Image("broken", bundle: pictures.bundle)).size == .zero)
  }

  private struct Reloading: View {
    let data: [Data]
    @State private var turn = 0

    var body: some View {
      Button("turn") { turn += 1 }
      Text("\(turn)")
      Image(uiImage: UIImage(data: data[turn % data.count])!)
    }
  }

  @Test func `equal data gives one image, and redraws nothing`() throws {
    // Equal bytes in different memory.
    let png = try Pictures.png(width: 12, height: 7)
    let host = TestHost(Reloading(data: [png, Data(Array(png))]))
    let before = host.images[0].content.source
    let log = try host.evaluations { try host.tap("turn") }
    #expect(host.images[0].content.source === before)
    #expect(log.count(of: "displayList", named: "Image") == 0)
  }

  @Test func `different data gives a different image`() throws {
    let host = TestHost(
      Reloading(data: [try Pictures.png(width: 12, height: 8), try Pictures.png(width: 14, height: 8)]))
    try host.tap("turn")
    #expect(host.images[0].frame.size == CGSize(width: 14, height: 8))
  }

  @Test func `a template image shows the foreground where it is opaque`() throws {
    let image = Image(uiImage: try #require(UIImage(data: Pictures.png(width: 10, height: 10))))
    let host = TestHost(image.renderingMode(.template))
    let primary = RGBAColor(red: 0, green: 0, blue: 0, opacity: 0.85)
    #expect(host.images.map(\.content.tint) == [.color(primary)])
    #expect(TestHost(image).images.map(\.content.tint) == [nil])
  }

  @Test func `interpolation and antialiasing are passed to the drawing`() throws {
    let image = Image(uiImage: try #require(UIImage(data: Pictures.png(width: 10, height: 10))))
    let content = TestHost(image.interpolation(.none).antialiased(true)).images[0].content
    #expect((content.interpolation, content.isAntialiased) == (.none, true))
  }

  @Test func `cap insets keep the edges' size`() throws {
    let image = Image(uiImage: try #require(UIImage(data: Pictures.png(width: 30, height: 30))))
    let insets = EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let host = TestHost(
      image.resizable(capInsets: insets), size: CGSize(width: 100, height: 80))
    let frames = host.images.map(\.frame)
    #expect(frames.count == 9)
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(frames[4] == CGRect(x: 10, y: 5, width: 80, height: 70))
    #expect(frames[8] == CGRect(x: 90, y: 75, width: 10, height: 5))
    #expect(host.images.map(\.content.part)[4] == CGRect(x: 10, y: 5, width: 10, height: 20))
  }

  @Test func `cap insets that don't fit shrink, and invalid ones are ignored`() throws {
    let image = Image(uiImage: try #require(UIImage(data: Pictures.png(width: 30, height: 30))))
    let wide = EdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15)
    let host = TestHost(image.resizable(capInsets: wide), size: CGSize(width: 10, height: 10))
    #expect(host.images.map(\.frame.width) == [5, 5])
    let odd = EdgeInsets(top: .nan, leading: -3, bottom: .infinity, trailing: 0)
    _ = TestHost(image.resizable(capInsets: odd), size: CGSize(width: 10, height: 10)).displayList
  }

  @Test func `tiles repeat the picture from the top left corner`() throws {
    let image = Image(uiImage: try #require(UIImage(data: Pictures.png(width: 4, height: 4))))
    let host = TestHost(image.resizable(resizingMode: .tile), size: CGSize(width: 10, height: 4))
    let picture = try host.picture()
    let reds = picture.withPixels { bytes in (0..<10).map { bytes[$0 * 4 + 2] == 255 && bytes[$0 * 4] == 0 } }
    #expect(reds == [true, true, false, false, true, true, false, false, true, true])
  }

  @Test func `a shape is painted with an image, or a part of it`() throws {
    let image = Image(uiImage: try #require(UIImage(data: Pictures.png(width: 4, height: 4))))
    let part = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let view = VStack(spacing: 0) {
      Rectangle().fill(ImagePaint(image: image))
      Rectangle().fill(.image(image, sourceRect: part))
    }
    let picture = try TestHost(view, size: CGSize(width: 4, height: 8)).picture()
    let blues = picture.withPixels { bytes in
      [0, 3, 4 * 4, 4 * 4 + 3].map { bytes[$0 * 4] == 255 && bytes[$0 * 4 + 2] == 0 }
    }
    #expect(blues == [false, true, true, true])
  }
}
