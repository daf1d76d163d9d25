public import Foundation
import TrellisText

/// The way in which a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines break at the rectangle's width, from its top on; without it, the text is one line on a baseline at the rectangle's
  /// origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines have the fonts' space between them; ignored.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Sizes are those of the glyphs; ignored.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits ends in an ellipsis if more follow; it does so here without the option, too.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The context of a text's drawing.
public final class NSStringDrawingContext: NSObject {
  /// The smallest factor for scaling the fonts so that the text fits; 0 is no scaling, and the only value that has an effect.
  public var minimumScaleFactor: CGFloat = 0
  /// The factor by which the fonts were scaled: 1.
  public var actualScaleFactor: CGFloat { 1 }
  /// The rectangle of the text that was drawn last.
  public internal(set) var totalBounds = CGRect.zero

  /// Creates a context.
  public override init() {}
}

/// Lengths are in points. A text is as wide as its widest line, in whole points. Drawing needs a current context.
extension NSAttributedString {
  /// Returns the size of the text, whose lines break only at line breaks.
  public func size() -> CGSize { DrawnText(self).layout(width: nil, height: nil).size }

  /// Returns the rectangle of the text in a size; a side of 0 or infinity doesn't limit it.
  ///
  /// With ``NSStringDrawingOptions/usesLineFragmentOrigin``, the rectangle is at the origin. Without it, the text is one line whose
  /// baseline is at the origin.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect {
    let text = DrawnText(self, isOneLine: false)
    guard options.contains(.usesLineFragmentOrigin) else {
      let layout = text.layout(width: nil, height: nil)
      return CGRect(origin: CGPoint(x: 0, y: layout.firstBaseline - layout.size.height), size: layout.size)
    }
    let layout = text.layout(width: size.width.limit, height: size.height.limit)
    context?.totalBounds = CGRect(origin: .zero, size: layout.size)
    return CGRect(origin: .zero, size: layout.size)
  }

  /// Draws the text with its upper left corner at a point; lines break only at line breaks.
  public func draw(at point: CGPoint) {
    let text = DrawnText(self)
    let layout = text.layout(width: nil, height: nil)
    text.draw(in: CGRect(origin: point, size: layout.size), layout)
  }

  /// Draws the text into a rectangle, from its top on; lines break at the rectangle's width.
  public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

  /// Draws the text into a rectangle, or on a baseline that begins at the rectangle's origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) {
    guard let entry = CurrentContext.lastEntry else { return }
    let text = DrawnText(self)
    if options.contains(.usesLineFragmentOrigin) {
      let layout = text.layout(width: rect.width.limit, height: rect.height.limit)
      text.draw(in: CGRect(origin: rect.origin, size: CGSize(width: rect.width, height: rect.height)), layout)
      context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
    } else {
      let layout = text.layout(width: rect.width.limit, height: nil)
      let top =
        entry.isYUp
        ? rect.minY - (layout.size.height - layout.firstBaseline) : rect.minY - layout.firstBaseline
      let frame = CGRect(
        x: rect.minX, y: top, width: max(rect.width, layout.size.width), height: layout.size.height)
      text.draw(in: frame, layout)
    }
  }
}

extension CGFloat {
  /// The length as a limit; nil for 0, infinity and the greatest number.
  fileprivate var limit: CGFloat? { self <= 0 || self >= 1e7 || isNaN ? nil : self }
}

/// See the functions of `NSAttributedString`.
extension StringProtocol {
  /// Returns the size of the string with attributes, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attrs).size()
  }

  /// Returns the rectangle of the string with attributes in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the string with attributes, with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attrs).draw(at: point)
  }

  /// Draws the string with attributes into a rectangle, from its top on.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attrs).draw(in: rect)
  }

  /// Draws the string with attributes into a rectangle, or on a baseline that begins at the rectangle's origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) {
    NSAttributedString(string: String(self), attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

/// See the functions of `NSAttributedString`.
extension NSString {
  /// Returns the size of the string with attributes, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(self).size(withAttributes: attrs)
  }

  /// Returns the rectangle of the string with attributes in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    String(self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the string with attributes, with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the string with attributes into a rectangle, from its top on.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the string with attributes into a rectangle, or on a baseline that begins at the rectangle's origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) {
    String(self).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}
