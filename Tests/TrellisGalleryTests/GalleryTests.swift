import Foundation
import SwiftUI
import Testing
import Trellis
import TrellisCairo

/// The gallery's pages.
///
/// `docs/gallery` has a reviewed picture of each, light and dark.
@MainActor
struct GalleryTests {
  init() {
    TestFonts.pin()
    ResourceFolders.useFolder(Repository.root.appending(path: "Examples/Gallery").path)
  }

  static let folder = Repository.root.appending(path: "docs/gallery")
  /// Whether `make gallery` runs: the pictures are rewritten for review.
  nonisolated static let isWriting = ProcessInfo.processInfo.environment["TRELLIS_WRITE_GALLERY"] != nil

  private func renderer(_ topic: Topic, _ scheme: ColorScheme) -> ImageRenderer<some View> {
    ImageRenderer(content: topic.page.frame(width: 560, height: 600).environment(\.colorScheme, scheme))
  }

  private func reference(_ topic: Topic, _ scheme: ColorScheme) -> URL {
    let name = topic.rawValue.lowercased().replacing(" ", with: "-")
    return Self.folder.appending(path: "\(name)-\(scheme == .dark ? "dark" : "light").png")
  }

  @Test(.enabled(if: isWriting), arguments: Topic.allCases, [ColorScheme.light, .dark])
  func `the gallery's pictures are rewritten on request`(topic: Topic, scheme: ColorScheme) throws {
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    try renderer(topic, scheme).pngData().write(to: reference(topic, scheme))
  }

  @Test(.enabled(if: !isWriting), arguments: Topic.allCases, [ColorScheme.light, .dark])
  func `a page matches its stored picture`(topic: Topic, scheme: ColorScheme) throws {
    let kept = try Bitmap(png: Data(contentsOf: reference(topic, scheme)))
    let drawn = try Bitmap(png: renderer(topic, scheme).pngData())
    guard !drawn.hasSamePixels(as: kept) else { return }
    let difference = try #require(PictureFile(drawn).difference(from: PictureFile(kept), tolerance: 3))
    guard difference.pixels > 30 else { return }
    let file = try difference.picture.write(to: "gallery-\(topic.rawValue)-\(scheme)-difference.png")
    Issue.record("\(topic.rawValue): \(difference.pixels) pixels differ; in red: \(file)")
  }

  @Test(arguments: [Topic.animations, .transitions])
  func `a page of paused animations wants no frame`(topic: Topic) {
    let window = ViewGraph(
      root: topic.page, size: CGSize(width: 560, height: 600), measurer: PangoTextMeasurer())
    for frame in 0..<10 { _ = window.update(at: .seconds(frame) / 60) }
    #expect(window.nextDeadline == nil)
  }

  /// Returns the number of a page's 5,250 squares of eight by eight pixels that may differ by more than 40 of 255 in the mean.
  ///
  /// Other programs draw glyphs and edges at fractions of a pixel, which changes a mean little; a missing item changes it much.
  /// Poppler mixes `saturation` in its own way, and doesn't smooth enlarged pictures.
  private func budget(_ format: String, _ topic: Topic) -> Int {
    switch (format, topic) {
    case ("pdf", .blending): 30
    case ("pdf", .images): 150
    case ("pdf", _): 2
    default: 0
    }
  }

  @Test(.enabled(if: !isWriting), arguments: Topic.allCases, ["svg", "pdf"])
  func `another program renders the same page`(topic: Topic, format: String) throws {
    let kept = try Bitmap(png: Data(contentsOf: reference(topic, .light)))
    let file = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID()).\(format)")
    defer { try? FileManager.default.removeItem(at: file) }
    let png: Data
    if format == "svg" {
      try renderer(topic, .light).svgData().write(to: file)
      png = try Program.run("rsvg-convert", [file.path])
    } else {
      try renderer(topic, .light).pdfData().write(to: file)
      png = try Program.run("pdftoppm", ["-r", "72", "-png", "-singlefile", file.path])
    }
    let opened = try Bitmap(png: png)
    #expect(opened.width == kept.width && opened.height == kept.height)
    let squares = zip(opened.squares(of: 8), kept.squares(of: 8)).filter { first, second in
      zip(first, second).contains { abs($0 - $1) > 40 }
    }
    guard squares.count > budget(format, topic) else { return }
    let picture = try PictureFile(opened).write(to: "gallery-\(topic.rawValue)-opened-\(format).png")
    Issue.record("\(format) of \(topic.rawValue): \(squares.count) squares differ; see \(picture)")
  }
}

extension Bitmap {
  /// Returns whether all bytes are equal.
  func hasSamePixels(as other: Bitmap) -> Bool {
    guard (width, height, bytesPerRow) == (other.width, other.height, other.bytesPerRow) else { return false }
    return withPixels { first in
      other.withPixels { memcmp(first.baseAddress!, $0.baseAddress!, height * bytesPerRow) == 0 }
    }
  }

  /// Returns the mean of each component in each whole square of `side` pixels, row by row.
  func squares(of side: Int) -> [[Int]] {
    withPixels { pixels in
      var result: [[Int]] = []
      for top in stride(from: 0, through: height - side, by: side) {
        for left in stride(from: 0, through: width - side, by: side) {
          var sums = [0, 0, 0]
          for y in top..<top + side {
            let row = pixels.baseAddress! + y * bytesPerRow
            for x in left..<left + side {
              let pixel = row.load(fromByteOffset: x * 4, as: UInt32.self)
              sums[0] += Int(pixel >> 16 & 255)
              sums[1] += Int(pixel >> 8 & 255)
              sums[2] += Int(pixel & 255)
            }
          }
          result.append(sums.map { $0 / (side * side) })
        }
      }
      return result
    }
  }
}
