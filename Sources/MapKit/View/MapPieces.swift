import CoreLocation
import Foundation
import Trellis
import TrellisControls

/// The lines and areas of a map.
struct MapOverlays: View {
  let viewport: MapViewport
  let pieces: [MapPiece]

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(pieces) { piece in
        let path = path(of: piece)
        ZStack(alignment: .topLeading) {
          if piece.isArea {
            path.fill(piece.style.fill ?? piece.style.tint ?? AnyShapeStyle(Color.blue.opacity(0.3)))
          }
          if let stroke = piece.style.stroke {
            path.stroke(stroke.style, style: stroke.line)
          } else if !piece.isArea {
            path.stroke(
              piece.style.fill ?? piece.style.tint ?? AnyShapeStyle(Color.blue),
              style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
          }
        }
      }
    }
    .allowsHitTesting(false)
  }

  private func path(of piece: MapPiece) -> Path {
    switch piece.kind {
    case .shape(let points, let isClosed):
      return Path { path in
        guard let first = points.first else { return }
        // All points follow the first one's copy of the world.
        let start = viewport.position(of: first)
        path.addLines(
          points.map {
            CGPoint(
              x: start.x + ($0.x - first.x) / viewport.scale, y: start.y + ($0.y - first.y) / viewport.scale)
          })
        if isClosed { path.closeSubpath() }
      }
    case .circle(let center, let radius):
      let (middle, reach) = (
        viewport.position(of: center),
        radius * MKMapPointsPerMeterAtLatitude(center.latitude) / viewport.scale
      )
      return Path(
        ellipseIn: CGRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach))
    case .view, .marker: return Path()
    }
  }
}

extension MapPiece {
  fileprivate var isArea: Bool {
    switch kind {
    case .shape(_, let isClosed): isClosed
    case .circle: true
    case .view, .marker: false
    }
  }
}

/// The markers and annotations of a map.
struct MapMarkers: View {
  let viewport: MapViewport
  let pieces: [MapPiece]
  let selection: MapSelectionAccess?

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(pieces) { piece in
        switch piece.kind {
        case .view(let view, let coordinate, let anchor, let title):
          AnchoredLayout(point: viewport.position(of: coordinate), anchor: anchor) {
            selectable(view, piece)
            if let title, piece.style.titles != .hidden { MapTitle(title: title) }
          }
        case .marker(let icon, let coordinate, let title):
          AnchoredLayout(point: viewport.position(of: coordinate), anchor: .bottom) {
            selectable(
              AnyView(MapBalloon(icon: icon, tint: piece.style.tint, isSelected: isSelected(piece))), piece)
            if piece.style.titles != .hidden { MapTitle(title: title) }
          }
        case .shape, .circle: EmptyView()
        }
      }
    }
  }

  private func isSelected(_ piece: MapPiece) -> Bool {
    guard let tag = piece.style.tag else { return false }
    return selection?.get() == tag
  }

  @ViewBuilder private func selectable(_ view: AnyView, _ piece: MapPiece) -> some View {
    if let selection, let tag = piece.style.tag {
      view.onTapGesture { selection.set(tag) }
        .accessibilityAddTraits(isSelected(piece) ? [.isButton, .isSelected] : .isButton)
    } else {
      view
    }
  }
}

/// A view whose anchor is at a point, and a title below it.
struct AnchoredLayout: Layout {
  let point: CGPoint
  let anchor: UnitPoint

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let first = subviews.first else { return }
    let size = first.sizeThatFits(.unspecified)
    let corner = CGPoint(
      x: bounds.minX + point.x - size.width * anchor.x, y: bounds.minY + point.y - size.height * anchor.y)
    first.place(at: corner, anchor: .topLeading, proposal: ProposedViewSize(size))
    for title in subviews.dropFirst() {
      title.place(
        at: CGPoint(x: corner.x + size.width / 2, y: corner.y + size.height + 2), anchor: .top,
        proposal: ProposedViewSize(width: 160, height: nil))
    }
  }
}

/// The title below a marker.
struct MapTitle: View {
  let title: AnyView

  var body: some View {
    title.font(.system(size: 11, weight: .semibold)).lineLimit(2).multilineTextAlignment(.center)
      .shadow(color: Color(white: 1, opacity: 0.9), radius: 1)
      .allowsHitTesting(false)
  }
}

/// The balloon of a marker, with its tip at the bottom.
struct MapBalloon: View {
  let icon: AnyView
  let tint: AnyShapeStyle?
  let isSelected: Bool

  var body: some View {
    let side: CGFloat = isSelected ? 44 : 30
    ZStack(alignment: .top) {
      Path { path in
        path.move(to: CGPoint(x: side * 0.3, y: side * 0.9))
        path.addLine(to: CGPoint(x: side / 2, y: side * 1.18))
        path.addLine(to: CGPoint(x: side * 0.7, y: side * 0.9))
        path.closeSubpath()
      }
      .fill(tint ?? AnyShapeStyle(Color.red))
      Circle().fill(tint ?? AnyShapeStyle(Color.red)).frame(width: side, height: side)
      icon.foregroundStyle(.white).frame(width: side, height: side)
    }
    .frame(width: side, height: side * 1.18)
  }
}
