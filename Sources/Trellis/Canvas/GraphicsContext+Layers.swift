import Foundation
import TrellisDisplayList

extension GraphicsContext {
  /// Draws the commands of a closure as one picture.
  ///
  /// This context's opacity, blend mode, clips and filters apply to the whole. The closure's context starts with the same
  /// transform and without the rest. Nothing is drawn if the closure throws.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/drawlayer(content:); the initial state of the
  /// closure's context: inferred.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let list = try layer(content)
    add(
      placed: DisplayItem(id: 0, frame: scene.bounds, content: .effect(.group, list)), opacity: usableOpacity)
  }

  /// Returns the drawing of a closure on a layer of its own, in the canvas's space.
  func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayList {
    let drawing = CanvasDrawing()
    var inner = layer(drawing)
    defer { _ = drawing.end() }
    try content(&inner)
    return DisplayList(drawing.items)
  }
}
