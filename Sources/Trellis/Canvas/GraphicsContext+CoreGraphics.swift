import TrellisDisplayList
public import TrellisCoreGraphics

extension GraphicsContext {
  /// Draws the commands of a closure for Core Graphics.
  ///
  /// The closure's context starts with the canvas's coordinate space and this context's transform. This context's opacity, blend
  /// mode, clips and filters apply to the whole.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/withcgcontext(content:).
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(bounds: scene.bounds, base: transform)
    try content(context)
    add(
      placed: DisplayItem(id: 0, frame: scene.bounds, content: .list(context.list)), opacity: usableOpacity)
  }
}
