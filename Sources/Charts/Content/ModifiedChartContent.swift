/// Content with a modifier.
///
/// The modifier applies to all marks of the content. Modifiers inside the content win.
public nonisolated struct _ModifiedChartContent<Content: ChartContent>: ChartContent {
  /// The content has no body.
  public typealias Body = Never
  let content: Content
  let modify: @MainActor (inout MarkStyle, MarkCollector) -> Void

  /// Collects the marks of the content with the changed style.
  @MainActor public static func _collect(_ content: Self, _ inputs: _ChartContentInputs) {
    var inputs = inputs
    var style = inputs.style.values
    content.modify(&style, inputs.collector)
    inputs.style = MarkStyleBox(style)
    Content._collect(content.content, inputs)
  }
}

extension ChartContent {
  nonisolated func modified(_ modify: @escaping (inout MarkStyle) -> Void) -> _ModifiedChartContent<Self> {
    // The closure changes only its argument.
    nonisolated(unsafe) let modify = modify
    return _ModifiedChartContent(content: self) { style, _ in modify(&style) }
  }
}
