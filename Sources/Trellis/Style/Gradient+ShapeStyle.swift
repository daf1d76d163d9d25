import Foundation
import TrellisDisplayList

extension Gradient: PrimitiveStyle {
  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle {
    .gradient(paintStops(in: context), .linear(start: .top, end: .bottom))
  }

  /// Returns the stops in an environment, with locations that never decrease.
  @MainActor func paintStops(in context: StyleContext) -> [GradientPaint.Stop] {
    var reached = -CGFloat.infinity
    return stops.map { stop in
      reached = max(reached, stop.location.isNaN ? 0 : stop.location)
      return GradientPaint.Stop(color: stop.color.resolved(in: context.colors), location: reached)
    }
  }
}

/// A gradient that wraps another, or a gradient of one colour that is somewhat lighter at the top.
///
/// Source: documented, developer.apple.com/documentation/swiftui/anygradient; how much lighter isn't recorded.
public nonisolated struct AnyGradient: PrimitiveStyle, Hashable {
  private enum Base: Hashable {
    case gradient(Gradient)
    case color(Color)
  }

  private let base: Base

  /// Creates a gradient that wraps another.
  public init(_ gradient: Gradient) {
    base = .gradient(gradient)
  }

  fileprivate init(_ color: Color) {
    base = .color(color)
  }

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle {
    switch base {
    case .gradient(let gradient): return gradient.resolved(in: context)
    case .color(let color):
      let bottom = color.resolved(in: context.colors)
      func lighter(_ component: Double) -> Double { component + (1 - component) * 0.15 }
      let top = RGBAColor(
        red: lighter(bottom.red), green: lighter(bottom.green), blue: lighter(bottom.blue),
        opacity: bottom.opacity)
      return .gradient(
        [.init(color: top, location: 0), .init(color: bottom, location: 1)],
        .linear(start: .top, end: .bottom))
    }
  }
}

extension Color {
  /// A gradient of the colour, somewhat lighter at the top.
  public nonisolated var gradient: AnyGradient { AnyGradient(self) }
}
