public import Foundation
import TrellisDisplayList
import TrellisGraph
public import TrellisGeometry
public import TrellisLayout
import TrellisText

/// A replacement for the drawing of texts, from their lines, runs and glyphs.
///
/// The renderer's animatable data is animated like that of a shape.
///
/// Source: documented, developer.apple.com/documentation/swiftui/textrenderer.
public nonisolated protocol TextRenderer: Animatable {
  /// Draws a text; points are relative to the top left corner of the text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// Returns the size of a text for a proposal; by default, that is the text's own.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The space around the text that the renderer draws on; it has no effect here, where drawing isn't limited to the text's frame.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the text's own size.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// No space.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text, as a renderer measures it.
public nonisolated struct TextProxy {
  let text: PreparedText

  /// Returns the size of the text for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    text.size(width: proposal.width, height: proposal.height)
  }
}

/// The drawing of texts by a renderer.
private nonisolated struct RendererDrawing<Renderer: TextRenderer>: TextDrawing, @unchecked Sendable {
  // Unchecked, because renderers needn't be `Sendable`: views, and with them renderers, are used on the main actor.
  let renderer: Renderer

  @MainActor func drawing(
    of text: ResolvedText, _ layout: TextLayout, in size: CGSize, _ environment: EnvironmentScope,
    _ context: ViewContext
  ) -> DisplayList {
    let drawing = CanvasDrawing()
    // The characters, for tests and assistive technologies; it draws nothing.
    let string = TextContent(string: text.source.string, runs: [], color: .clear, shown: layout.shownString)
    drawing.append(
      DisplayItem(id: drawing.nextID(), frame: CGRect(origin: .zero, size: size), content: .text(string)))
    let scene = CanvasScene(size: size, environment, context)
    var graphics = GraphicsContext(scene, drawing, EnvironmentValues(of: environment))
    renderer.draw(layout: Text.Layout(text, layout), in: &graphics)
    return drawing.end()
  }

  func size(of text: PreparedText, for proposal: ProposedViewSize) -> CGSize {
    renderer.sizeThatFits(proposal: proposal, text: TextProxy(text: text))
  }
}

private nonisolated struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier {
  typealias Body = Never
  let renderer: Renderer
}

extension TextRendererModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<TextRendererModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let animated = Animated(Renderer.self, inputs)
    return content(
      inputs.modifyingEnvironment(named: "textRenderer") {
        let renderer = animated.shown(modifier.wrappedValue.renderer)
        $0.text.drawing = TextDrawingChoice(drawing: RendererDrawing(renderer: renderer))
      })
  }
}

extension View {
  /// Sets the renderer of the texts in the view; the innermost is used.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/textrenderer(_:).
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    ModifiedContent(content: self, modifier: TextRendererModifier(renderer: renderer))
  }
}
