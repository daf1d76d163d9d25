import SwiftUI

/// A tip with an arrow beyond one of its edges; without an arrow if the edge is nil.
struct TipLayout<Content: View, Arrow: View>: View {
  let edge: Edge?
  @ViewBuilder let content: Content
  @ViewBuilder let arrow: (Edge) -> Arrow

  var body: some View {
    let isVertical = edge == .top || edge == .bottom
    let layout = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    layout {
      if let edge, edge == .top || edge == .leading { positioned(edge) }
      content
      if let edge, edge == .bottom || edge == .trailing { positioned(edge) }
    }
  }

  private func positioned(_ edge: Edge) -> some View {
    let isVertical = edge == .top || edge == .bottom
    return arrow(edge).frame(width: isVertical ? 18 : 8, height: isVertical ? 8 : 18)
  }
}

/// A triangle that points to an edge of its frame.
struct TipArrow: Shape {
  let edge: Edge

  func path(in rect: CGRect) -> Path {
    let (a, b, tip) =
      switch edge {
      case .top:
        (
          CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
          CGPoint(x: rect.midX, y: rect.minY)
        )
      case .bottom:
        (rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY))
      case .leading:
        (
          CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
          CGPoint(x: rect.minX, y: rect.midY)
        )
      case .trailing:
        (rect.origin, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.midY))
      }
    return Path { path in
      path.move(to: a)
      path.addLine(to: tip)
      path.addLine(to: b)
      path.closeSubpath()
    }
  }
}
