import Foundation
import Trellis

/// A chart with its legend.
struct ChartWithLegend<Content: View>: View {
  let model: ChartModel
  @ViewBuilder let content: Content

  var body: some View {
    let legend = model.configuration.legend
    if legend.visibility == .hidden || !(model.hasLegend || legend.view != nil) {
      content
    } else {
      let spacing = legend.spacing ?? 8
      let point = legend.position.point ?? [0, 1]
      let view = legend.view.map { $0() } ?? AnyView(LegendView(model: model))
      if legend.position == .overlay {
        content.overlay(alignment: legend.alignment ?? .center) { view }
      } else if point[1] == 0.5 {
        HStack(alignment: legend.alignment?.vertical ?? .top, spacing: spacing) {
          if point[0] == 0 { view }
          content
          if point[0] == 1 { view }
        }
      } else {
        let side: HorizontalAlignment =
          legend.alignment?.horizontal ?? (point[0] == 1 ? .trailing : .leading)
        VStack(alignment: side, spacing: spacing) {
          if point[1] == 0 { view }
          content
          if point[1] == 1 { view }
        }
      }
    }
  }
}

extension ChartModel {
  /// Whether the legend explains a scale of styles.
  var hasLegend: Bool { styles.all.contains { $0.scale.isUsed } }
}
