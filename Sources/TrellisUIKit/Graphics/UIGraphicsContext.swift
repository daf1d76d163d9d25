public import TrellisCoreGraphicsCairo
public import Foundation

/// The contexts of the current thread; the last one is the target of `UIColor.setFill()`, `UIBezierPath.fill()` and `UIImage.draw(in:)`.
enum CurrentContext {
  private static let key = "TrellisUIKit.contexts"

  private static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  static var last: CGContext? { contexts.last }

  static func push(_ context: CGContext) { contexts.append(context) }

  static func pop() { _ = contexts.popLast() }

  /// Calls a closure while a context is the current one.
  static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    push(context)
    defer { pop() }
    return try body()
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
