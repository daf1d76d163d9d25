import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisLayout

/// A style in an environment: everything except the rectangle that it is spread over.
nonisolated indirect enum ResolvedStyle: Equatable, Sendable {
  case color(RGBAColor)
  case gradient([GradientPaint.Stop], ResolvedGradient)
  /// Colours at the points of a grid, whose positions are fractions of the rectangle.
  case mesh(MeshPaint)
  /// A repeated picture, or a part of it in `0...1` of its size.
  case tiles(ImageSource, part: CGRect, scale: CGFloat)
  /// A paint with a fixed position, whatever area is painted with it.
  case placed(Paint)
  /// The blurred backdrop, with an opacity for its coverage.
  case backdrop(Backdrop, opacity: Double)
  case blended(BlendMode, ResolvedStyle)
  case shadowed(Shadow, isInner: Bool, ResolvedStyle)

  static var clear: ResolvedStyle { .color(.clear) }
}

/// An effect on the area that is painted with a style.
nonisolated enum StyleEffect: Equatable {
  case effect(Effect)
  case innerShadow(Shadow)
}

/// The geometry of a gradient, in fractions of the rectangle that it is spread over.
nonisolated enum ResolvedGradient: Equatable, Sendable {
  case linear(start: UnitPoint, end: UnitPoint)
  case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
  case angular(center: UnitPoint, start: Angle, end: Angle)
}

extension ResolvedStyle {
  /// Returns the paint for a rectangle in the painted area's coordinate space.
  nonisolated func paint(over rect: CGRect) -> Paint {
    switch self {
    case .color(let color): return .color(color)
    case .gradient(let stops, let way):
      return .gradient(GradientPaint(stops: stops, shape: way.shape(over: rect)))
    case .mesh(let mesh):
      return .mesh(
        mesh.mapPoints { CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height) })
    case .tiles(let image, _, let scale): return .tiles(image, origin: rect.origin, scale: scale)
    case .placed(let paint): return paint
    case .backdrop(_, let opacity): return .color(RGBAColor.black.opacity(opacity))
    case .blended(_, let resolvedStyle), .shadowed(_, _, let resolvedStyle):
      return resolvedStyle.paint(over: rect)
    }
  }

  /// Returns the style with its opacity multiplied by a factor; image tiles stay the same.
  nonisolated func opacity(_ factor: Double) -> ResolvedStyle {
    switch self {
    case .color(var color):
      color.opacity *= factor
      return .color(color)
    case .gradient(let stops, let way):
      return .gradient(
        stops.map { stop in
          var stop = stop
          stop.color.opacity *= factor
          return stop
        }, way)
    case .mesh(let mesh): return .mesh(mesh.mapColors { $0.opacity(factor) })
    case .tiles: return self
    case .placed(let paint): return .placed(paint.opacity(factor) ?? paint)
    case .backdrop(let backdrop, let opacity): return .backdrop(backdrop, opacity: opacity * factor)
    case .blended(let mode, let resolvedStyle): return .blended(mode, resolvedStyle.opacity(factor))
    case .shadowed(let shadow, let isInner, let resolvedStyle):
      return .shadowed(shadow, isInner: isInner, resolvedStyle.opacity(factor))
    }
  }

  /// The paint itself, without blend modes and shadows.
  nonisolated var base: ResolvedStyle {
    switch self {
    case .color, .gradient, .mesh, .tiles, .placed, .backdrop: self
    case .blended(_, let resolvedStyle), .shadowed(_, _, let resolvedStyle): resolvedStyle.base
    }
  }

  /// The effects on the painted area, the innermost first.
  nonisolated var effects: [StyleEffect] {
    switch self {
    case .color, .gradient, .mesh, .tiles, .placed: []
    case .backdrop(let backdrop, _): [.effect(.backdrop(backdrop))]
    case .blended(let mode, let resolvedStyle): resolvedStyle.effects + [.effect(.blend(mode))]
    case .shadowed(let shadow, isInner: true, let resolvedStyle):
      resolvedStyle.effects + [.innerShadow(shadow)]
    case .shadowed(let shadow, isInner: false, let resolvedStyle):
      resolvedStyle.effects + [.effect(.shadow(shadow))]
    }
  }
}

extension ResolvedStyle {
  /// Whether the style depends on the rectangle that it is spread over.
  nonisolated var isSpread: Bool {
    switch base {
    case .gradient, .mesh, .tiles: true
    case .color, .placed, .backdrop, .blended, .shadowed: false
    }
  }

  /// Returns the style, moved by a distance if it has a fixed position.
  nonisolated func moved(dx: CGFloat, dy: CGFloat) -> ResolvedStyle {
    switch self {
    case .color, .gradient, .mesh, .tiles, .backdrop: self
    case .placed(let paint): .placed(paint.moved(dx: dx, dy: dy))
    case .blended(let mode, let resolvedStyle): .blended(mode, resolvedStyle.moved(dx: dx, dy: dy))
    case .shadowed(let shadow, let isInner, let resolvedStyle):
      .shadowed(shadow, isInner: isInner, resolvedStyle.moved(dx: dx, dy: dy))
    }
  }
}

extension Paint {
  /// Returns the paint with its opacity multiplied by a factor; nil for image tiles, unless the factor is 1.
  nonisolated func opacity(_ factor: Double) -> Paint? {
    switch self {
    case .color(var color):
      color.opacity *= factor
      return .color(color)
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color.opacity *= factor }
      return .gradient(gradient)
    case .mesh(let mesh): return .mesh(mesh.mapColors { $0.opacity(factor) })
    case .tiles: return factor == 1 ? self : nil
    }
  }

  /// Returns the paint, moved by a distance.
  nonisolated fileprivate func moved(dx: CGFloat, dy: CGFloat) -> Paint {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }
    switch self {
    case .color: return self
    case .mesh(let mesh): return .mesh(mesh.mapPoints(moved))
    case .tiles(let image, let origin, let scale): return .tiles(image, origin: moved(origin), scale: scale)
    case .gradient(var gradient):
      switch gradient.shape {
      case .linear(let start, let end): gradient.shape = .linear(start: moved(start), end: moved(end))
      case .radial(let center, let startRadius, let endRadius, let transform):
        let placed = transform.concatenating(CGAffineTransform(translationX: dx, y: dy))
        gradient.shape = .radial(
          center: center, startRadius: startRadius, endRadius: endRadius, transform: placed)
      case .angular(let center, let start, let end):
        gradient.shape = .angular(center: moved(center), start: start, end: end)
      }
      return .gradient(gradient)
    }
  }
}

extension ResolvedGradient {
  nonisolated fileprivate func shape(over rect: CGRect) -> GradientPaint.Shape {
    func place(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    switch self {
    case .linear(let start, let end): return .linear(start: place(start), end: place(end))
    case .radial(let center, let startRadius, let endRadius):
      return .radial(
        center: place(center), startRadius: startRadius, endRadius: endRadius, transform: .identity)
    case .elliptical(let center, let start, let end):
      // Circles in the unit square, which the transform maps to the rectangle.
      let transform = CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
      return .radial(
        center: CGPoint(x: center.x, y: center.y), startRadius: start, endRadius: end, transform: transform)
    case .angular(let center, let start, let end):
      return .angular(center: place(center), start: start, end: end)
    }
  }
}

extension RGBAColor {
  fileprivate nonisolated func opacity(_ factor: Double) -> RGBAColor {
    var color = self
    color.opacity *= factor
    return color
  }
}
