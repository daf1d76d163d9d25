public import TrellisCoreGraphicsCairo
public import Foundation
import TrellisDisplayList

/// The contexts of the current thread; the last one is the target of `UIColor.setFill()`, `UIBezierPath.fill()` and `UIImage.draw(in:)`.
enum CurrentContext {
  /// A context, with the direction in which its y axis points.
  struct Entry {
    let context: CGContext
    /// Whether y points up, as in the drawings of AppKit.
    var isYUp = false
    /// The pixels per point of an image that ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` began; nil for others.
    var scale: CGFloat?
  }

  private static let key = "TrellisUIKit.contexts"

  /// The contexts; nil stands for none, where a program saved that there was none.
  private static var entries: [Entry?] {
    get { Thread.current.threadDictionary[key] as? [Entry?] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  static var lastEntry: Entry? { entries.last ?? nil }
  static var last: CGContext? { lastEntry?.context }

  static func push(_ context: CGContext) { push(.some(Entry(context: context))) }
  static func push(_ entry: Entry?) { entries.append(entry) }

  static func pop() { _ = entries.popLast() }

  /// Calls a closure while a context is the current one.
  static func with<Result>(_ context: CGContext, isYUp: Bool = false, _ body: () throws -> Result) rethrows
    -> Result
  {
    push(.some(Entry(context: context, isYUp: isYUp)))
    defer { pop() }
    return try body()
  }

  /// Draws a display list upright, with its upper left corner at a corner of a rectangle of the current context.
  static func draw(_ list: DisplayList, in rect: CGRect) {
    guard let entry = lastEntry else { return }
    entry.context.saveGState()
    entry.context.translateBy(x: rect.minX, y: entry.isYUp ? rect.minY : rect.maxY)
    entry.context.scaleBy(x: 1, y: entry.isYUp ? 1 : -1)
    entry.context.draw(list, size: rect.size)
    entry.context.restoreGState()
  }
}

/// Returns the current context of this thread; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContext.last }

/// Makes a context the current one of this thread, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { CurrentContext.push(context) }

/// Makes the previous context the current one again.
public func UIGraphicsPopContext() { CurrentContext.pop() }

/// Fills a rectangle of the current context with its fill colour.
public func UIRectFill(_ rect: CGRect) { CurrentContext.last?.fill(rect) }

/// Draws a line of one point inside of a rectangle's sides, with the current context's fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = CurrentContext.last else { return }
  let inner = rect.insetBy(dx: 1, dy: 1)
  context.saveGState()
  context.addRect(rect)
  if inner.width > 0, inner.height > 0 { context.addRect(inner) }
  context.fillPath(using: .evenOdd)
  context.restoreGState()
}

/// Clips new drawing in the current context to a rectangle as well.
public func UIRectClip(_ rect: CGRect) { CurrentContext.last?.clip(to: rect) }
