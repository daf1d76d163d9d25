import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisImages
import TrellisLayout

/// A part of a picture that is drawn in its own frame.
///
/// ```
/// ┌────┬────────┬────┐   corners keep their size,
/// ├────┼────────┼────┤   edges are stretched or repeated one way,
/// └────┴────────┴────┘   the middle both ways
/// ```
nonisolated struct ImagePiece {
  /// The part, in the picture's points.
  var part: CGRect
  /// The frame in which the part is drawn.
  var frame: CGRect
  var isTiled: Bool

  /// Returns the parts of a picture that fills a size; empty if the picture is drawn whole.
  static func pieces(of source: ImageSource, in size: CGSize, _ resizing: Image.Resizing) -> [ImagePiece] {
    let isTiled = resizing.mode == .tile
    guard isTiled || resizing.insets != EdgeInsets() else { return [] }
    let insets = resizing.insets
    let columns = stretches(insets.leading, insets.trailing, of: source.size.width, in: size.width)
    let rows = stretches(insets.top, insets.bottom, of: source.size.height, in: size.height)
    var pieces: [ImagePiece] = []
    for (row, vertical) in rows.enumerated() {
      for (column, horizontal) in columns.enumerated() {
        let part = CGRect(spanning: horizontal.from, vertical.from)
        let frame = CGRect(spanning: horizontal.to, vertical.to)
        guard part.width > 0, part.height > 0, frame.width > 0, frame.height > 0 else { continue }
        pieces.append(ImagePiece(part: part, frame: frame, isTiled: isTiled && (row == 1 || column == 1)))
      }
    }
    return pieces
  }

  /// Returns the three sections of one axis of a picture, and the range that each is drawn in.
  private static func stretches(
    _ first: CGFloat, _ last: CGFloat, of length: CGFloat, in target: CGFloat
  ) -> [(from: Range<CGFloat>, to: Range<CGFloat>)] {
    // `max` with 0 as its first operand turns NaN into 0.
    let first = min(max(0, first), length)
    let last = min(max(0, last), length - first)
    let shrink = first + last > target ? target / (first + last) : 1
    return [
      (0..<first, 0..<first * shrink),
      (first..<length - last, first * shrink..<max(target - last * shrink, first * shrink)),
      (length - last..<length, max(target - last * shrink, first * shrink)..<max(target, first * shrink)),
    ]
  }

  func item(id: UInt64, of source: ImageSource, _ image: ResolvedImage) -> DisplayItem? {
    if isTiled {
      guard let tile = ImageStore.part(part, of: source) else { return nil }
      let bounds = CGRect(origin: .zero, size: frame.size)
      let paint = Paint.tiles(tile, origin: .zero, scale: 1)
      return DisplayItem(
        id: id, frame: frame, content: .shape(ShapeContent(path: Path(bounds), paint: paint)))
    }
    let content = ImageContent(
      source: source, part: part, interpolation: image.interpolation, isAntialiased: image.isAntialiased)
    return DisplayItem(id: id, frame: frame, content: .image(content))
  }
}

extension CGRect {
  nonisolated fileprivate init(spanning horizontal: Range<CGFloat>, _ vertical: Range<CGFloat>) {
    self.init(
      x: horizontal.lowerBound, y: vertical.lowerBound,
      width: horizontal.upperBound - horizontal.lowerBound, height: vertical.upperBound - vertical.lowerBound)
  }
}
