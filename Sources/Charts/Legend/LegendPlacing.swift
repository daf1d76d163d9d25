import Foundation
import Trellis

/// A chart with its legend.
struct LegendPlacing<Content: View>: View {
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
  /// Whether a scale of styles has to be explained.
  var hasLegend: Bool {
    styles.foreground.isUsed || styles.symbol.isUsed || styles.lineStyle.isUsed || styles.symbolSize.isUsed
  }
}

/// The automatic legend: a symbol and a name for each value.
struct LegendView: View {
  let model: ChartModel

  private struct Item: Identifiable {
    var id: Datum
    var name: String
  }

  private var values: [Item] {
    let styles = model.styles
    let domain =
      [styles.foreground, styles.symbol, styles.lineStyle, styles.symbolSize].first {
        $0.isUsed && !$0.isContinuous
      }?
      .domain
    var known: Set<Datum> = []
    return (domain ?? []).filter { known.insert($0).inserted }.map { Item(id: $0, name: $0.legendName) }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if model.styles.foreground.isUsed && model.styles.foreground.isContinuous {
        GradientLegend(model: model)
      }
      LegendFlow(spacing: 12) {
        ForEach(values) { item in
          HStack(spacing: 5) {
            LegendSymbol(model: model, datum: item.id)
            Text(verbatim: item.name)
          }
        }
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .accessibilityElement(children: .combine)
  }
}

extension Datum {
  /// The name of a value in a legend.
  var legendName: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.formatted(.number.precision(.significantDigits(1...4)))
    case .date(let seconds):
      Date(timeIntervalSinceReferenceDate: seconds).formatted(date: .abbreviated, time: .omitted)
    }
  }
}

/// The symbol of a value in the legend: its colour, its symbol and its line style.
struct LegendSymbol: View {
  let model: ChartModel
  let datum: Datum

  var body: some View {
    let styles = model.styles
    let paint = styles.foreground.isUsed ? styles.foreground(of: datum) : AnyShapeStyle(Color.blue)
    if styles.lineStyle.isUsed && !styles.symbol.isUsed {
      LegendLine().stroke(paint, style: styles.lineStyle(of: datum)).frame(width: 20, height: 8)
    } else if styles.symbol.isUsed {
      styles.symbol(of: datum).fill(paint).frame(width: 9, height: 9)
    } else {
      Circle().fill(paint).frame(width: 8, height: 8)
    }
  }
}

private struct LegendLine: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { $0.addLines([CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY)]) }
  }
}

/// The legend of a continuous scale: a bar of its colours with the ends of its domain.
struct GradientLegend: View {
  let model: ChartModel

  var body: some View {
    let styles = model.styles
    let numbers = styles.foreground.domain.compactMap(\.magnitude)
    let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
    let shares = Curve.samples(low...high, 9)
    HStack(spacing: 6) {
      Text(verbatim: Datum.number(low).legendName).fixedSize()
      HStack(spacing: 0) {
        ForEach(shares.indices, id: \.self) { index in
          Rectangle().fill(styles.foreground(of: .number(shares[index])))
        }
      }
      .frame(width: 120, height: 8)
      .clipShape(Capsule())
      Text(verbatim: Datum.number(high).legendName).fixedSize()
    }
  }
}

/// A layout of views beside each other, in as many lines as their widths need.
nonisolated struct LegendFlow: Layout {
  let spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(subviews, width: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let points = arrange(subviews, width: bounds.width).points
    for (subview, point) in zip(subviews, points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: .topLeading,
        proposal: .unspecified)
    }
  }

  private func arrange(_ subviews: Subviews, width: CGFloat) -> (points: [CGPoint], size: CGSize) {
    var points: [CGPoint] = []
    var (x, y, line, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width + 0.5 {
        (x, y, line) = (0, y + line + 4, 0)
      }
      points.append(CGPoint(x: x, y: y))
      widest = max(widest, x + size.width)
      x += size.width + spacing
      line = max(line, size.height)
    }
    return (points, CGSize(width: widest, height: y + line))
  }
}
