public import Foundation
import TrellisCoreGraphicsCairo
import TrellisImages

/// The names of AppKit for pictures: they can be drawn, and are changed in place.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsimage.
extension UIImage {
  /// The name of a picture.
  public typealias Name = String

  /// Creates a clear picture of a size in points, to be drawn after ``lockFocus()``.
  public convenience init(size: CGSize) {
    self.init(State(content: .empty, size: size))
  }

  /// Creates a picture of a size in points that a closure draws at once, at two pixels per point.
  ///
  /// `drawingHandlerShouldBeCalledWithFlippedContext` makes y point down; otherwise it points up. The closure's result is ignored.
  public convenience init(
    size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: (CGRect) -> Bool
  ) {
    self.init(size: size)
    lockFocusFlipped(drawingHandlerShouldBeCalledWithFlippedContext)
    _ = drawingHandler(CGRect(origin: .zero, size: size))
    unlockFocus()
  }

  /// Reads a file; nil if it isn't a picture.
  public convenience init?(contentsOfFile fileName: String, scale: CGFloat) {
    guard let data = FileManager.default.contents(atPath: fileName) else { return nil }
    self.init(data: data, scale: scale)
  }
  /// Reads a file with the scale that its name gives; nil if it isn't a picture.
  public convenience init?(byReferencingFile fileName: String) { self.init(contentsOfFile: fileName) }
  /// Reads a picture from the pasteboard; nil if there is none.
  @MainActor public convenience init?(pasteboard: NSPasteboard) {
    guard let data = pasteboard.data(forType: .png) ?? pasteboard.data(forType: .tiff) else { return nil }
    self.init(data: data)
  }

  /// Whether the picture is shown in the colours of its surroundings.
  public var isTemplate: Bool {
    get { renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage }
    set { state.renderingMode = newValue ? .alwaysTemplate : .alwaysOriginal }
  }

  /// Whether the picture has pixels or a drawing.
  public var isValid: Bool { if case .empty = content { state.size != nil } else { true } }

  /// Makes a drawing over the picture the current context of this thread, with y pointing up, until ``unlockFocus()``.
  ///
  /// Does nothing if a side isn't positive, and beyond 16383 points a side.
  public func lockFocus() { lockFocusFlipped(false) }

  /// Makes a drawing over the picture the current context of this thread, until ``unlockFocus()``; `flipped` makes y point down.
  public func lockFocusFlipped(_ flipped: Bool) {
    let (size, scale) = (size, max(scale, 2))
    guard size.width > 0, size.height > 0, max(size.width, size.height) * scale <= 32767 else {
      return CurrentContext.push(nil)
    }
    let pixels = CGSize(width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
    let base = CGAffineTransform(
      a: scale, b: 0, c: 0, d: flipped ? scale : -scale, tx: 0, ty: flipped ? 0 : pixels.height)
    let context = CGContext(pixels: pixels, base: base, isOpaque: false)
    CurrentContext.push(CurrentContext.Entry(context: context, isYUp: !flipped, scale: scale))
    draw(in: CGRect(origin: .zero, size: size))
  }

  /// Ends the drawing over the picture, which then has its pixels.
  public func unlockFocus() {
    if let entry = CurrentContext.lastEntry, let image = entry.context.makeImage() {
      var state = state
      (state.content, state.size) = (.decoded(.pixels(image.source.withScale(entry.scale ?? 2))), nil)
      self.state = state
    }
    CurrentContext.pop()
  }

  /// The picture as a TIFF file without compression; nil without pixels.
  public var tiffRepresentation: Data? { pixels.map(TIFF.data) }

  /// The pixels as a representation; empty without pixels.
  public var representations: [NSBitmapImageRep] { cgImage.map { [NSBitmapImageRep(cgImage: $0)] } ?? [] }

  /// Replaces the picture by the pixels of a representation.
  public func addRepresentation(_ imageRep: NSBitmapImageRep) {
    guard let image = imageRep.cgImage else { return }
    state.content = .decoded(
      .pixels(image.source.withScale(CGFloat(image.width) / max(imageRep.size.width, 1))))
  }

  /// Draws a part of the picture into a rectangle of the current context; a zero rectangle is the whole picture.
  ///
  /// All operations count as `sourceOver`, except for `clear` and the operations on the destination, which draw nothing.
  public func draw(
    in rect: CGRect, from fromRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat
  ) {
    let drawn: [NSCompositingOperation] = [.copy, .sourceOver, .sourceIn, .sourceOut, .sourceAtop]
    guard drawn.contains(op) else { return }
    guard fromRect != .zero, fromRect != CGRect(origin: .zero, size: size) else {
      return draw(in: rect, blendMode: .normal, alpha: delta)
    }
    let scale = scale
    // The part's y points up from the lower edge.
    let part = CGRect(
      x: fromRect.minX * scale, y: (size.height - fromRect.maxY) * scale, width: fromRect.width * scale,
      height: fromRect.height * scale)
    guard let piece = pixels.map({ CGImage($0) })?.cropping(to: part) else { return }
    UIImage(cgImage: piece, scale: scale, orientation: .up)
      .draw(in: rect, blendMode: .normal, alpha: delta)
  }
}

/// The mixing of new drawing with earlier drawing.
public enum NSCompositingOperation: UInt, Hashable, Sendable {
  /// No drawing.
  case clear = 0
  /// New drawing replaces the earlier one.
  case copy = 1
  /// New drawing over the earlier one.
  case sourceOver = 2
  /// New drawing where there is earlier drawing.
  case sourceIn = 3
  /// New drawing where there is none.
  case sourceOut = 4
  /// New drawing over the earlier one, where there is earlier drawing.
  case sourceAtop = 5
  /// New drawing below the earlier one.
  case destinationOver = 6
  /// Earlier drawing where there is new drawing.
  case destinationIn = 7
  /// Earlier drawing where there is no new drawing.
  case destinationOut = 8
}
