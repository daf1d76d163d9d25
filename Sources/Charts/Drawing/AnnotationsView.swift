import Foundation
import Trellis

/// The annotations of a chart's marks.
struct AnnotationsView: View {
  let figures: [Figure]

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
    figures.filter { !$0.hasStandardStyle }.flatMap { figure in
      figure.style.annotations.enumerated().map { number, annotation in
        Item(
          id: Item.ID(figure: figure.id, number: number), frame: figure.annotatedFrame, annotation: annotation
        )
      }
    }
  }

  var body: some View {
    AnnotationLayout {
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
      let limits = CGRect(origin: .zero, size: bounds.size)
      if placement.overflow.x.isLimited {
        origin.x = Self.fit(origin.x, size.width, limits.minX, limits.maxX)
      }
      if placement.overflow.y.isLimited {
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
  /// Whether annotations are moved inside.
  nonisolated var isLimited: Bool {
    switch storage {
    case .fit, .padScale: true
    case .automatic, .disabled: false
    }
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
