public import Trellis

extension ChartContent {
  /// Draws the marks together before the modifiers around the layer apply: opacity, blur, shadow, mask and clip shape.
  ///
  /// Without a layer, these modifiers apply to each mark, so translucent marks show where they overlap. The layer is where its first
  /// mark is in the order of drawing.
  ///
  /// Source: documented, developer.apple.com/documentation/charts/chartcontent/compositinglayer().
  public nonisolated func compositingLayer() -> some ChartContent { CompositedChartContent(content: self) }

  /// Draws the marks together, and changes the drawing by the modifiers of a closure.
  ///
  /// The closure's parameter is a view of the marks, which fills the plot area.
  ///
  /// Source: documented, developer.apple.com/documentation/charts/chartcontent/compositinglayer(style:).
  public nonisolated func compositingLayer<V: View>(
    @ViewBuilder style: (PlaceholderContentView<Self>) -> V
  ) -> some ChartContent {
    let styled = style(PlaceholderContentView())
    return CompositedChartContent(content: self) {
      AnyView(ScopedView<Self, AnyView, V>(content: $0, scoped: styled))
    }
  }
}

/// Content whose marks are drawn together.
nonisolated struct CompositedChartContent<Content: ChartContent>: ChartContent {
  typealias Body = Never
  let content: Content
  /// The change of the view of the marks; nil for no change.
  var style: ((AnyView) -> AnyView)?

  @MainActor static func _collect(_ content: Self, _ inputs: _ChartContentInputs) {
    // The inputs have the style of the modifiers around the layer.
    var inputs = inputs
    var style = inputs.style.values
    let layer = MarkLayer(
      opacity: style.opacity, effects: (content.style.map { [$0] } ?? []) + style.effects, mask: style.mask)
    (style.opacity, style.effects, style.mask) = (1, [], nil)
    style.layers.append(inputs.collector.layers.count)
    inputs.collector.layers.append(layer)
    inputs.style = MarkStyleBox(style)
    Content._collect(content.content, inputs)
  }
}
