import Foundation
import Trellis

/// The annotations of a chart's marks.
struct AnnotationsView: View {
  /// The figures with annotations.
  let figures: [Figure]
  /// The size of the chart around the plot area.
  let chartSize: CGSize

  private struct Item: Identifiable {
    struct ID: Hashable {
      var figure: Figure.ID
      var number: Int
    }
    var id: ID
    var frame: CGRect
    var annotation: MarkAnnotation
  }

  private var items: [Item] {
    figures.flatMap { figure in
      figure.style.annotations.enumerated().map { number, annotation in
        Item(
          id: Item.ID(figure: figure.id, number: number), frame: figure.annotatedFrame, annotation: annotation
        )
      }
    }
  }

  var body: some View {
    let items = items
    if items.contains(where: { $0.annotation.overflow.isWithinChart }) {
      GeometryReader { geometry in
        let plot = geometry.frame(in: .named(ChartSpace.name))
        view(items, chart: CGRect(origin: CGPoint(x: -plot.minX, y: -plot.minY), size: chartSize))
      }
    } else {
      view(items, chart: .infinite)
    }
  }

  private func view(_ items: [Item], chart: CGRect) -> some View {
    AnnotationLayout(chart: chart) {
      ForEach(items) { item in
        item.annotation.content(AnnotationContext(targetSize: item.frame.size))
          .layoutValue(
            key: AnnotationPlacementKey.self,
            value: AnnotationPlacement(
              frame: item.frame, position: item.annotation.position, alignment: item.annotation.alignment,
              spacing: item.annotation.spacing ?? 4, overflow: item.annotation.overflow))
      }
    }
  }
}

extension Figure {
  /// The frame beside which annotations are: of a sector, its middle.
  fileprivate var annotatedFrame: CGRect {
    guard case .sector(let sector) = outline else { return frame }
    let (angle, radius) = ((sector.start + sector.end) / 2, (sector.inner + sector.outer) / 2)
    return CGRect(
      x: frame.midX + radius * sin(angle), y: frame.midY - radius * cos(angle), width: 0, height: 0)
  }
}

/// The frame of a mark, and the position of an annotation beside it.
nonisolated struct AnnotationPlacement {
  var frame: CGRect
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat
  var overflow: AnnotationOverflowResolution
}

struct AnnotationPlacementKey: LayoutValueKey {
  nonisolated static var defaultValue: AnnotationPlacement? { nil }
}

/// A layout that places annotations beside their marks.
nonisolated struct AnnotationLayout: Layout {
  /// The frame of the chart in the plot area's coordinates.
  let chart: CGRect

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      guard let placement = subview[AnnotationPlacementKey.self] else { continue }
      let size = subview.sizeThatFits(.unspecified)
      var origin = placement.origin(of: size)
      let plot = CGRect(origin: .zero, size: bounds.size)
      if let limits = placement.overflow.x.limits(plot: plot, chart: chart) {
        origin.x = Self.fit(origin.x, size.width, limits.minX, limits.maxX)
      }
      if let limits = placement.overflow.y.limits(plot: plot, chart: chart) {
        origin.y = Self.fit(origin.y, size.height, limits.minY, limits.maxY)
      }
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), anchor: .topLeading,
        proposal: ProposedViewSize(size))
    }
  }

  private static func fit(_ start: CGFloat, _ length: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat
  {
    max(lower, min(start, upper - length))
  }
}

extension AnnotationOverflowResolution.Strategy {
  /// Returns the rectangle inside which annotations are moved; nil for no limit.
  fileprivate nonisolated func limits(plot: CGRect, chart: CGRect) -> CGRect? {
    switch storage {
    case .fit(let boundary): boundary.storage == .plot ? plot : chart
    case .padScale: chart
    case .automatic, .disabled: nil
    }
  }
}

extension AnnotationOverflowResolution {
  /// Whether an annotation may be moved inside the chart.
  fileprivate nonisolated var isWithinChart: Bool {
    [x, y].contains { $0.limits(plot: .zero, chart: .infinite) == .infinite }
  }
}

extension AnnotationPlacement {
  /// Returns the top left corner of an annotation of a size.
  nonisolated func origin(of size: CGSize) -> CGPoint {
    let point = position.point ?? [0.5, 0]
    let horizontal = alignment.horizontal, vertical = alignment.vertical
    var origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
    if point[1] == 0.5 {
      // Beside the mark, the annotation is aligned vertically.
      if point[0] == 0 { origin.x = frame.minX - spacing - size.width }
      if point[0] == 1 { origin.x = frame.maxX + spacing }
      if point[0] == 0.5 { align(horizontal, size, &origin) }
      if vertical == .top { origin.y = frame.minY }
      if vertical == .bottom { origin.y = frame.maxY - size.height }
    } else {
      origin.y = point[1] == 0 ? frame.minY - spacing - size.height : frame.maxY + spacing
      if point[0] == 0 {
        origin.x = frame.minX
      } else if point[0] == 1 {
        origin.x = frame.maxX - size.width
      } else {
        align(horizontal, size, &origin)
      }
    }
    return origin
  }

  private nonisolated func align(_ guide: HorizontalAlignment, _ size: CGSize, _ origin: inout CGPoint) {
    if guide == .leading { origin.x = frame.minX }
    if guide == .trailing { origin.x = frame.maxX - size.width }
  }
}
