import Foundation
import TrellisDisplayList

extension GraphicsContext {
  /// Draws what a closure draws as one picture: its opacity, blend mode, clips and filters are those of this context, while
  /// the closure's context begins with none of them, and with the same transform.
  ///
  /// Nothing is drawn where the closure throws.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/drawlayer(content:); what the closure's
  /// context begins with: inferred.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let list = try layer(content)
    add(
      placed: DisplayItem(id: 0, frame: scene.bounds, content: .effect(.group, list)), opacity: usableOpacity)
  }

  /// What a closure draws on a layer of its own, in the canvas's space.
  func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayList {
    let drawing = CanvasDrawing()
    var inner = layer(drawing)
    defer { _ = drawing.end() }
    try content(&inner)
    return DisplayList(drawing.items)
  }
}
