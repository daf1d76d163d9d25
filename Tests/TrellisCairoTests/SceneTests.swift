import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisText

/// The scenes of `Fixtures/Scenes`: `NAME.txt` is a display list, `NAME.png` its picture at two pixels per point.
struct SceneTests {
  init() { TestFonts.pin() }

  static let folder = Repository.root.appending(path: "Fixtures/Scenes")
  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()

  static func list(_ name: String) throws -> DisplayList {
    let text = try String(contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8)
    return try DisplayList(text: text, image: SceneCatalog.image)
  }

  static func draw(_ list: DisplayList) throws -> Bitmap {
    try Picture.render(list, size: SceneCatalog.size, scale: 2)
  }

  /// Whether `make scenes` runs: the scenes and their references are rewritten for review.
  static let isWriting = ProcessInfo.processInfo.environment["TRELLIS_WRITE_SCENES"] != nil

  @Test(.enabled(if: isWriting)) func `the scenes' references are rewritten on request`() throws {
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    for (name, list) in SceneCatalog.make(measurer: PangoTextMeasurer()) {
      try Data(list.text.utf8).write(to: Self.folder.appending(path: "\(name).txt"))
      try Self.draw(list).writePNG(to: Self.folder.appending(path: "\(name).png"))
    }
  }

  @Test(.enabled(if: !isWriting)) func `every kind of scene exists`() {
    #expect(Set(Self.names).isSuperset(of: SceneCatalog.make(measurer: ArithmeticTextMeasurer()).keys))
  }

  @Test(.enabled(if: !isWriting), arguments: names)
  func `a scene matches its reference`(name: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: "\(name).png"))
    #expect(data.count < 60_000, "a reference is small")
    let reference = PictureFile(try Bitmap(png: data))
    let drawn = PictureFile(try Self.draw(Self.list(name)))
    let difference = try #require(drawn.difference(from: reference, tolerance: 3))
    guard difference.pixels > 30 else { return }
    let file = try difference.picture.write(to: "scene-\(name)-difference.png")
    _ = try drawn.write(to: "scene-\(name)-drawn.png")
    Issue.record(
      "\(name): \(difference.pixels) pixels differ, by up to \(difference.largest); in red: \(file)")
  }

  @Test(.enabled(if: !isWriting)) func `a different scene is detected`() throws {
    let shapes = try Self.list("shapes")
    var changed = shapes
    changed.items[2].frame = changed.items[2].frame.offsetBy(dx: 1, dy: 0)
    let first = PictureFile(try Self.draw(shapes))
    let second = PictureFile(try Self.draw(changed))
    #expect(try #require(first.difference(from: first, tolerance: 0)).pixels == 0)
    #expect(try #require(first.difference(from: second, tolerance: 3)).pixels > 60)
  }
}
