public import Foundation
public import Trellis
public import TrellisFoundation

extension View {
  /// Shows or hides the x axis of charts.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chart { chart in
      if visibility == .hidden {
        chart.x.content = .hidden
      } else if case .hidden = chart.x.content {
        chart.x.content = .automatic
      }
    }
  }

  /// Sets the x axes of charts.
  public nonisolated func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: @escaping () -> Content
  )
    -> some View
  {
    // Charts collect their axes on the main actor.
    nonisolated(unsafe) let content = content
    return chart { $0.x.content = .custom { Content._collectAxes(content(), $0) } }
  }

  /// Changes the view of the x axis.
  public nonisolated func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chart { $0.x.style = { AnyView(content(ChartAxisContent(view: $0))) } }
  }

  /// Adds a title to the x axis.
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some View {
    chart {
      $0.x.titles.append(
        ChartConfiguration.AxisTitle(position: position, alignment: alignment, spacing: spacing) {
          AnyView(content())
        })
    }
  }

  /// Adds a title to the x axis.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let text = Text(labelKey)
    return chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { text }
  }

  /// Adds a title to the x axis.
  @_disfavoredOverload public nonisolated func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let text = Text(label)
    return chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { text }
  }

  /// Adds a title to the x axis.
  public nonisolated func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let text = label
    return chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { text }
  }

  /// Adds a title to the x axis.
  @_disfavoredOverload public nonisolated func chartXAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let text = Text(labelResource)
    return chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { text }
  }
}

extension View {
  /// Shows or hides the y axis of charts.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chart { chart in
      if visibility == .hidden {
        chart.y.content = .hidden
      } else if case .hidden = chart.y.content {
        chart.y.content = .automatic
      }
    }
  }

  /// Sets the y axes of charts.
  public nonisolated func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: @escaping () -> Content
  )
    -> some View
  {
    // Charts collect their axes on the main actor.
    nonisolated(unsafe) let content = content
    return chart { $0.y.content = .custom { Content._collectAxes(content(), $0) } }
  }

  /// Changes the view of the y axis.
  public nonisolated func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chart { $0.y.style = { AnyView(content(ChartAxisContent(view: $0))) } }
  }

  /// Adds a title to the y axis.
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some View {
    chart {
      $0.y.titles.append(
        ChartConfiguration.AxisTitle(position: position, alignment: alignment, spacing: spacing) {
          AnyView(content())
        })
    }
  }

  /// Adds a title to the y axis.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let text = Text(labelKey)
    return chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { text }
  }

  /// Adds a title to the y axis.
  @_disfavoredOverload public nonisolated func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let text = Text(label)
    return chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { text }
  }

  /// Adds a title to the y axis.
  public nonisolated func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let text = label
    return chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { text }
  }

  /// Adds a title to the y axis.
  @_disfavoredOverload public nonisolated func chartYAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let text = Text(labelResource)
    return chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { text }
  }
}

/// An axis of a chart, to be changed by a style.
public nonisolated struct ChartAxisContent: View {
  let view: AnyView
  /// The axis.
  public var body: some View { view }
}
