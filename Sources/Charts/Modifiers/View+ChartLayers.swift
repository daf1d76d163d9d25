public import Trellis

/// The plot area of a chart, to be changed by a style.
public nonisolated struct ChartPlotContent: View {
  let view: AnyView
  /// The plot area.
  public var body: some View { view }
}

extension View {
  /// Changes the plot area of charts: its frame, background or border.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chart { $0.plotStyle = { AnyView(content(ChartPlotContent(view: $0))) } }
  }

  /// Places views in front of charts; the proxy converts between values and positions.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// Places views behind charts; the proxy converts between values and positions.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// Adds a gesture to the plot areas of charts; the proxy converts between values and positions.
  public nonisolated func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chart { $0.gesture = { AnyGesture(gesture($0).map { _ in () }) } }
  }
}
