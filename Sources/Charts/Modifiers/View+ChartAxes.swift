public import Foundation
public import Trellis
public import TrellisFoundation

extension View {
  /// Shows or hides the x axis of charts.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { chartAxis(\.x, visibility) }

  /// Sets the x axes of charts.
  public nonisolated func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: @escaping () -> Content
  ) -> some View {
    chartAxis(\.x, content: content)
  }

  /// Changes the view of the x axis.
  public nonisolated func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartAxisStyle(\.x, content: content)
  }

  /// Adds a title to the x axis.
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some View {
    chartAxisLabel(\.x, position, alignment, spacing, content: content)
  }

  /// Adds a title to the x axis.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
  }

  /// Adds a title to the x axis.
  @_disfavoredOverload public nonisolated func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
  }

  /// Adds a title to the x axis.
  public nonisolated func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartAxisLabel(\.x, position, alignment, spacing) { label }
  }

  /// Adds a title to the x axis.
  @_disfavoredOverload public nonisolated func chartXAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(Text(labelResource), position: position, alignment: alignment, spacing: spacing)
  }
}

extension View {
  /// Shows or hides the y axis of charts.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { chartAxis(\.y, visibility) }

  /// Sets the y axes of charts.
  public nonisolated func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: @escaping () -> Content
  ) -> some View {
    chartAxis(\.y, content: content)
  }

  /// Changes the view of the y axis.
  public nonisolated func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartAxisStyle(\.y, content: content)
  }

  /// Adds a title to the y axis.
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some View {
    chartAxisLabel(\.y, position, alignment, spacing, content: content)
  }

  /// Adds a title to the y axis.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
  }

  /// Adds a title to the y axis.
  @_disfavoredOverload public nonisolated func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
  }

  /// Adds a title to the y axis.
  public nonisolated func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartAxisLabel(\.y, position, alignment, spacing) { label }
  }

  /// Adds a title to the y axis.
  @_disfavoredOverload public nonisolated func chartYAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(Text(labelResource), position: position, alignment: alignment, spacing: spacing)
  }
}

/// An axis of a chart, to be changed by a style.
public nonisolated struct ChartAxisContent: View {
  let view: AnyView
  /// The axis.
  public var body: some View { view }
}
