public import Foundation
import TrellisDisplayList
public import TrellisLayout

extension GraphicsContext {
  /// A view among a canvas's symbols, in its current state.
  public struct ResolvedSymbol {
    /// The view's size, in points.
    public let size: CGSize
    fileprivate let item: DisplayItem
  }

  /// Returns the view with a tag among the canvas's symbols; nil if there is none.
  ///
  /// The view has its ideal size. The canvas depends on the symbols that it resolves: when one changes, the canvas is drawn
  /// again.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/resolvesymbol(id:); the ideal size: inferred.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    // The canvas's closure already runs on the main actor.
    nonisolated(unsafe) let id = AnyHashable(id)
    let scene = scene
    let found = MainActor.assumeIsolated { scene.symbol(tagged: id) }
    return found.map { ResolvedSymbol(size: $0.size, item: $0.item) }
  }

  /// Draws a symbol, scaled to fill a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let frame = rect.standardized
    let size = symbol.size
    guard frame.isFinite, size.width > 0, size.height > 0 else { return }
    var context = self
    context.translateBy(x: frame.minX, y: frame.minY)
    context.scaleBy(x: frame.width / size.width, y: frame.height / size.height)
    context.draw(symbol, at: .zero, anchor: .topLeading)
  }

  /// Draws a symbol in its own size, with its anchor at a point of the canvas.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let frame = CGRect(origin: anchor.origin(of: symbol.size, at: point), size: symbol.size)
    guard frame.isFinite else { return }
    let item = DisplayItem(
      id: 0, frame: frame, content: .list(DisplayList([symbol.item])),
      semantics: Semantics(allowsHits: false))
    add(item, opacity: usableOpacity)
  }
}
