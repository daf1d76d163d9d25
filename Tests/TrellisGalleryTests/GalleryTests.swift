import Foundation
import SwiftUI
import Testing
import Trellis
import TrellisCairo

/// The gallery's pages: `docs/gallery` has a picture of each, light and dark, that somebody has looked at.
@MainActor
struct GalleryTests {
  init() {
    TestFonts.pin()
    ResourceImages.useFolder(Repository.root.appending(path: "Examples/Gallery").path)
  }

  static let folder = Repository.root.appending(path: "docs/gallery")
  /// `make gallery` sets the variable: the pictures are written anew, to be looked at.
  nonisolated static let isWriting = ProcessInfo.processInfo.environment["TRELLIS_WRITE_GALLERY"] != nil

  private func renderer(_ topic: Topic, _ scheme: ColorScheme) -> ImageRenderer<some View> {
    ImageRenderer(content: topic.page.frame(width: 560, height: 600).environment(\.colorScheme, scheme))
  }

  private func reference(_ topic: Topic, _ scheme: ColorScheme) -> URL {
    Self.folder.appending(path: "\(topic.rawValue.lowercased())-\(scheme == .dark ? "dark" : "light").png")
  }

  @Test(.enabled(if: isWriting), arguments: Topic.allCases, [ColorScheme.light, .dark])
  func `a picture is written anew`(topic: Topic, scheme: ColorScheme) throws {
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    try renderer(topic, scheme).pngData().write(to: reference(topic, scheme))
  }

  @Test(.enabled(if: !isWriting), arguments: Topic.allCases, [ColorScheme.light, .dark])
  func `a page looks as it is kept`(topic: Topic, scheme: ColorScheme) throws {
    let kept = PictureFile(try Bitmap(png: Data(contentsOf: reference(topic, scheme))))
    let drawn = PictureFile(try Bitmap(png: renderer(topic, scheme).pngData()))
    let difference = try #require(drawn.difference(from: kept, tolerance: 3))
    guard difference.pixels > 30 else { return }
    let file = try difference.picture.write(to: "gallery-\(topic.rawValue)-\(scheme)-difference.png")
    Issue.record("\(topic.rawValue): \(difference.pixels) pixels differ; in red: \(file)")
  }

  /// How many of a page's 336,000 pixels may differ by more than 48 of 255 from every pixel next to their place.
  ///
  /// Other programs put glyphs on parts of a pixel, and smooth enlarged pictures in ways of their own, or not at all.
  private func budget(_ format: String, _ topic: Topic) -> Int { 300 }

  @Test(.enabled(if: !isWriting), arguments: Topic.allCases, ["svg", "pdf"])
  func `another program sees the same page`(topic: Topic, format: String) throws {
    let renderer = renderer(topic, .light)
    let drawn = PictureFile(try Bitmap(png: renderer.pngData()))
    let file = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID()).\(format)")
    defer { try? FileManager.default.removeItem(at: file) }
    let png: Data
    if format == "svg" {
      try renderer.svgData().write(to: file)
      png = try Program.run("rsvg-convert", [file.path])
    } else {
      try renderer.pdfData().write(to: file)
      png = try Program.run("pdftoppm", ["-r", "72", "-png", "-singlefile", file.path])
    }
    let opened = PictureFile(try Bitmap(png: png))
    let difference = try #require(opened.difference(from: drawn, tolerance: 48, reach: 1))
    guard difference.pixels > budget(format, topic) else { return }
    let picture = try difference.picture.write(to: "gallery-\(topic.rawValue)-\(format)-difference.png")
    _ = try opened.write(to: "gallery-\(topic.rawValue)-\(format)-opened.png")
    Issue.record("\(format) of \(topic.rawValue): \(difference.pixels) pixels differ; in red: \(picture)")
  }
}
