public import Foundation
import TrellisDisplayList
public import TrellisLayout

extension GraphicsContext {
  /// A view of a canvas's symbols, as it looks now.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/resolvedsymbol.
  public struct ResolvedSymbol {
    /// How large the view is, in points.
    public let size: CGSize
    fileprivate let item: DisplayItem
  }

  /// The view that is tagged with a value among the canvas's symbols; nil where there is none.
  ///
  /// The view has its ideal size. A canvas depends on those that it asks for: when one looks different, the canvas is drawn
  /// again.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/resolvesymbol(id:); the ideal size:
  /// inferred.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    // The actor is the one that runs already.
    nonisolated(unsafe) let id = AnyHashable(id)
    let scene = scene
    let found = MainActor.assumeIsolated { scene.symbol(tagged: id) }
    return found.map { ResolvedSymbol(size: $0.size, item: $0.item) }
  }

  /// Draws a symbol, made larger or smaller so that it fills a rectangle.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/draw(_:in:).
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let frame = rect.standardized
    let size = symbol.size
    guard frame.isFinite, size.width > 0, size.height > 0 else { return }
    var context = self
    context.translateBy(x: frame.minX, y: frame.minY)
    context.scaleBy(x: frame.width / size.width, y: frame.height / size.height)
    context.draw(symbol, at: .zero, anchor: .topLeading)
  }

  /// Draws a symbol in its own size, with a point of it at a point of the canvas.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/draw(_:at:anchor:).
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let frame = CGRect(origin: anchor.origin(of: symbol.size, at: point), size: symbol.size)
    guard frame.isFinite else { return }
    let item = DisplayItem(
      id: 0, frame: frame, content: .list(DisplayList([symbol.item])),
      semantics: Semantics(allowsHits: false))
    add(item, opacity: usableOpacity)
  }
}
