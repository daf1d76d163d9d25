public import Foundation
public import TrellisCoreGraphicsCairo

/// A drawing context by the name of AppKit.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsgraphicscontext.
public final class NSGraphicsContext: NSObject {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// Whether y points down.
  public let isFlipped: Bool

  /// Creates a context; `flipped` is whether y points down.
  public init(cgContext graphicsPort: CGContext, flipped: Bool) {
    (cgContext, isFlipped) = (graphicsPort, flipped)
  }

  /// Creates a context that draws over a picture's pixels; nil if it has none.
  public convenience init?(bitmapImageRep bitmapRep: NSBitmapImageRep) {
    guard let image = bitmapRep.cgImage else { return nil }
    let size = CGSize(width: image.width, height: image.height)
    let context = CGContext(
      pixels: size, base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height), isOpaque: false)
    context.draw(image, in: CGRect(origin: .zero, size: size))
    bitmapRep.drawing = context
    self.init(cgContext: context, flipped: false)
  }

  /// The quality of pictures that are drawn in another size.
  public var imageInterpolation: NSImageInterpolation {
    get {
      switch cgContext.interpolationQuality {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      default: .default
      }
    }
    set {
      cgContext.interpolationQuality =
        switch newValue {
        case .default: .default
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
  }

  /// Saves the state.
  public func saveGraphicsState() { cgContext.saveGState() }
  /// Restores the state that was saved last.
  public func restoreGraphicsState() { cgContext.restoreGState() }

  /// The current context of this thread; nil outside of drawing.
  public static var current: NSGraphicsContext? {
    get { CurrentContext.lastEntry.map { NSGraphicsContext(cgContext: $0.context, flipped: !$0.isYUp) } }
    set {
      CurrentContext.pop()
      CurrentContext.push(
        newValue.map { CurrentContext.Entry(context: $0.cgContext, isYUp: !$0.isFlipped) })
    }
  }

  /// Saves the state of the current context, and the context itself.
  public static func saveGraphicsState() {
    CurrentContext.last?.saveGState()
    CurrentContext.push(CurrentContext.lastEntry)
  }

  /// Makes the context current again that was so at the last call of ``saveGraphicsState()``, and restores its state.
  public static func restoreGraphicsState() {
    CurrentContext.pop()
    CurrentContext.last?.restoreGState()
  }
}

/// The quality of pictures that are drawn in another size.
public enum NSImageInterpolation: UInt, Hashable, Sendable {
  /// The context's own.
  case `default` = 0
  /// The nearest pixels.
  case none = 1
  /// Fast.
  case low = 2
  /// In between.
  case medium = 4
  /// The best quality available.
  case high = 3
}
