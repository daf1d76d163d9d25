import Foundation
import Trellis

/// The plot area: grid lines, marks and annotations.
struct PlotView: View {
  let plan: ChartPlan
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let configuration = plan.configuration
    let plot = AnyView(
      ZStack {
        ForEach(plan.axes.indices, id: \.self) { index in
          AxisLinesView(plan.axes[index], plan, isGrid: true)
        }
        GeometryReader { geometry in
          MarksView(plan: plan.sized(geometry.size, isMirrored: direction == .rightToLeft))
        }
      })
    if let style = configuration.plotStyle { style(plot) } else { plot }
  }
}

/// The marks of a chart in its plot area.
struct MarksView: View {
  let plan: ChartPlan
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let builder = FigureBuilder(plan)
    let figures = builder.figures(of: plan.model.marks)
    let masks = plan.model.masks.map { builder.figures(of: $0) }
    ZStack {
      FiguresView(figures: FigureList(figures), masks: masks, layers: plan.model.layers)
        .clipped(if: plan.isWindowed)
      AnnotationsView(figures: figures.filter(\.isAnnotated), chartSize: plan.chartSize)
        .environment(\.layoutDirection, direction)
    }
    // Positions are already mirrored.
    .environment(\.layoutDirection, .leftToRight)
    .modifier(ChartSelecting(plan: plan))
  }
}

extension View {
  @ViewBuilder fileprivate func clipped(if condition: Bool) -> some View {
    if condition { clipped() } else { self }
  }
}
