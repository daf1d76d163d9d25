public import Foundation
public import Trellis

extension View {
  /// Shows or hides the legends of charts.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }

  /// Places the legends of charts; by default below the chart, at the leading side.
  ///
  /// `spacing` is the distance from the chart in points, 8 if nil.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart {
      $0.legend = ChartConfiguration.Legend(
        visibility: .visible, position: position, alignment: alignment, spacing: spacing)
    }
  }

  /// Replaces the legends of charts.
  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    chart {
      $0.legend = ChartConfiguration.Legend(
        visibility: .visible, position: position, alignment: alignment, spacing: spacing
      ) { AnyView(content()) }
    }
  }
}
