import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisGraph

extension ViewInputs {
  /// Returns the style to show for an attribute: during an animation, a style between the old one and the new one.
  ///
  /// Colours are interpolated, and so are gradients with equally many stops, meshes with equally many points, and materials. Any
  /// other style changes at once.
  @MainActor
  func shown(_ style: ResolvedStyle, of attribute: Attribute<ResolvedStyle>) -> ResolvedStyle {
    if transactionScope == nil, !context.isInTransaction, context.motions.isEmpty { return style }
    let key = Motions.Key(number: attribute.erased.rawValue, part: .value)
    let model = StyleVector(style)
    var previous: StyleVector? = context.motions.goal(key) ?? attribute.cachedValue.map(StyleVector.init)
    if previous?.isLike(model) == false {
      context.motions.stop(key)
      previous = nil
    }
    let shown = shown(model, key, previous: previous)
    return shown == model ? style : style.with(shown)
  }
}

/// The numbers of a style, for interpolation: colours as ``ColorVector``, the locations of stops, and a gradient's geometry.
nonisolated struct StyleVector: VectorArithmetic {
  fileprivate var colors: [ColorVector] = []
  fileprivate var numbers: [Double] = []

  static let zero = StyleVector()
  private init() {}

  init(_ style: ResolvedStyle) {
    switch style.base {
    case .color(let color): colors = [ColorVector(color)]
    case .gradient(let stops, let way):
      colors = stops.map { ColorVector($0.color) }
      numbers = stops.map { Double($0.location) } + way.numbers
    case .mesh(let mesh):
      colors = mesh.vertices.map { ColorVector($0.color) } + [ColorVector(mesh.background)]
      numbers = mesh.vertices.flatMap { vertex in
        [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom].flatMap {
          [$0.x, $0.y]
        }
      }
    case .backdrop(let backdrop, let opacity):
      colors = [ColorVector(backdrop.tint)]
      numbers = [backdrop.radius, backdrop.saturation * 128, opacity * 128]
    case .tiles, .placed, .blended, .shadowed: break
    }
  }

  /// Returns whether this style can be interpolated with another one.
  func isLike(_ other: Self) -> Bool {
    !colors.isEmpty && colors.count == other.colors.count && numbers.count == other.numbers.count
  }

  static func + (left: Self, right: Self) -> Self { left.mixed(with: right, sign: 1) }
  static func - (left: Self, right: Self) -> Self { left.mixed(with: right, sign: -1) }

  /// Returns the sum with a vector multiplied by a sign; components that the shorter vector lacks count as 0.
  private func mixed(with other: Self, sign: Double) -> Self {
    var sum = self
    for (index, color) in other.colors.enumerated() {
      if index == sum.colors.count { sum.colors.append(.zero) }
      sum.colors[index] += color.scaled(by: sign)
    }
    for (index, number) in other.numbers.enumerated() {
      if index == sum.numbers.count { sum.numbers.append(0) }
      sum.numbers[index] += number * sign
    }
    return sum
  }

  mutating func scale(by factor: Double) {
    colors = colors.map { $0.scaled(by: factor) }
    numbers = numbers.map { $0 * factor }
  }

  var magnitudeSquared: Double {
    numbers.reduce(colors.reduce(0) { $0 + $1.magnitudeSquared }) { $0 + $1 * $1 }
  }
}

extension ResolvedStyle {
  /// Returns the style with other numbers.
  fileprivate nonisolated func with(_ vector: StyleVector) -> ResolvedStyle {
    switch self {
    case .color: return .color(vector.colors[0].color)
    case .gradient(var stops, let way):
      for index in stops.indices {
        stops[index].color = vector.colors[index].color
        stops[index].location = vector.numbers[index]
      }
      return .gradient(stops, way.with(Array(vector.numbers[stops.count...])))
    case .mesh(var mesh):
      var points = vector.numbers[...]
      mesh = mesh.mapPoints { _ in CGPoint(x: points.removeFirst(), y: points.removeFirst()) }
      for index in mesh.vertices.indices { mesh.vertices[index].color = vector.colors[index].color }
      mesh.background = vector.colors[mesh.vertices.count].color
      return .mesh(mesh)
    case .backdrop:
      let (radius, saturation) = (vector.numbers[0], vector.numbers[1] / 128)
      return .backdrop(
        Backdrop(radius: radius, saturation: saturation, tint: vector.colors[0].color),
        opacity: vector.numbers[2] / 128)
    case .tiles, .placed: return self
    case .blended(let mode, let inner): return .blended(mode, inner.with(vector))
    case .shadowed(let shadow, let isInner, let inner):
      return .shadowed(shadow, isInner: isInner, inner.with(vector))
    }
  }
}

extension ResolvedGradient {
  fileprivate nonisolated var numbers: [Double] {
    // Fractions and angles are scaled to the magnitude of lengths: see `UnitPoint.animatableData`.
    switch self {
    case .linear(let start, let end): [start.x * 128, start.y * 128, end.x * 128, end.y * 128]
    case .radial(let center, let start, let end): [center.x * 128, center.y * 128, start, end]
    case .elliptical(let center, let start, let end):
      [center.x * 128, center.y * 128, start * 128, end * 128]
    case .angular(let center, let start, let end):
      [center.x * 128, center.y * 128, start.animatableData, end.animatableData]
    }
  }

  fileprivate nonisolated func with(_ numbers: [Double]) -> ResolvedGradient {
    let first = UnitPoint(x: numbers[0] / 128, y: numbers[1] / 128)
    return switch self {
    case .linear: .linear(start: first, end: UnitPoint(x: numbers[2] / 128, y: numbers[3] / 128))
    case .radial: .radial(center: first, startRadius: numbers[2], endRadius: numbers[3])
    case .elliptical:
      .elliptical(center: first, startFraction: numbers[2] / 128, endFraction: numbers[3] / 128)
    case .angular:
      .angular(center: first, start: .radians(numbers[2] / 128), end: .radians(numbers[3] / 128))
    }
  }
}
