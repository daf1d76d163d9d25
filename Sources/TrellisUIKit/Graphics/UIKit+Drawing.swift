public import TrellisCoreGraphicsCairo
public import Foundation
import Trellis
import TrellisDisplayList
import TrellisImages

extension UIColor {
  /// Sets the colour of fills and lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the colour of fills in the current context.
  public func setFill() { CurrentContext.last?.setFillColor(cgColor) }
  /// Sets the colour of lines in the current context.
  public func setStroke() { CurrentContext.last?.setStrokeColor(cgColor) }
}

extension UIImage {
  /// Draws the picture upright into a rectangle of the current context, which its part inside of the cap insets fills.
  ///
  /// A symbol without colours is drawn in black; set others with ``withTintColor(_:)``.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the picture in its own size, with its upper left corner at a point of the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture in its own size, with a blend mode and an opacity in `0...1`.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture upright into a rectangle of the current context, with a blend mode and an opacity in `0...1`.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CurrentContext.last, rect.width > 0, rect.height > 0 else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    if let symbol {
      let colors = symbol.colors.map { UIColor($0).components }
      CurrentContext.draw(
        DisplayList([symbol.item(in: CGRect(origin: .zero, size: rect.size), colors)]), in: rect)
    } else if capInsets == .zero {
      let list = drawn(size: rect.size)
      if let list { CurrentContext.draw(list, in: rect) }
    } else {
      drawPieces(in: rect)
    }
    context.restoreGState()
  }

  /// Returns the picture in a rectangle of a size at the origin; nil if it has no pixels.
  private func drawn(size: CGSize) -> DisplayList? {
    let source: ImageSource?
    if case .decoded(let decoded) = content, case .drawing(let drawing) = decoded {
      func count(_ length: CGFloat) -> Int { Int(min(max((length * 2).rounded(.up), 1), 8192)) }
      source = try? drawing.pixels(width: count(size.width), height: count(size.height), scale: 2)
    } else {
      source = pixels
    }
    return source.map { source in
      let content = DisplayItem.Content.image(ImageContent(source: source, interpolation: .medium))
      return DisplayList([DisplayItem(id: 1, frame: CGRect(origin: .zero, size: size), content: content)])
    }
  }

  /// Draws the corners in their size, and the parts between them repeated or stretched.
  private func drawPieces(in rect: CGRect) {
    guard let image = pixels.map({ CGImage($0) }) else { return }
    let scale = scale
    let columns = stretches(capInsets.left, capInsets.right, size.width, rect.width)
    let rows = stretches(capInsets.top, capInsets.bottom, size.height, rect.height)
    for (row, vertical) in rows.enumerated() {
      for (column, horizontal) in columns.enumerated() {
        let part = CGRect(
          x: horizontal.from * scale, y: vertical.from * scale, width: horizontal.length * scale,
          height: vertical.length * scale)
        guard part.width >= 1, part.height >= 1, let piece = image.cropping(to: part) else { continue }
        let frame = CGRect(
          x: rect.minX + horizontal.to, y: rect.minY + vertical.to, width: horizontal.space,
          height: vertical.space)
        let isTiled = resizingMode == .tile && (row == 1 || column == 1)
        let piecePicture = UIImage(cgImage: piece, scale: scale, orientation: .up)
        if isTiled { piecePicture.drawTiles(in: frame) } else { piecePicture.draw(in: frame) }
      }
    }
  }

  private typealias Stretch = (from: CGFloat, length: CGFloat, to: CGFloat, space: CGFloat)

  private func stretches(
    _ first: CGFloat, _ last: CGFloat, _ length: CGFloat, _ space: CGFloat
  ) -> [Stretch] {
    let first = min(max(0, first), length)
    let last = min(max(0, last), length - first)
    return [
      (0, first, 0, first), (first, length - first - last, first, max(space - first - last, 0)),
      (length - last, last, max(space - last, first), last),
    ]
  }

  private func drawTiles(in rect: CGRect) {
    guard let context = CurrentContext.last, size.width > 0, size.height > 0,
      rect.width / size.width * rect.height / size.height < 100_000
    else { return }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
    }
    context.restoreGState()
  }
}

extension UIImage {
  /// Fills a rectangle of the current context with repetitions of the picture.
  public func drawAsPattern(in rect: CGRect) { drawTiles(in: rect) }
}
