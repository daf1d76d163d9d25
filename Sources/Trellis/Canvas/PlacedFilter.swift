import Foundation
import TrellisDisplayList
import TrellisGeometry

/// A filter with its colours resolved, and with the transform that was in effect when it was added.
struct PlacedFilter {
  private enum Kind {
    case effect(Effect)
    case shadow(Shadow, TrellisGeometry.BlendMode, GraphicsContext.ShadowOptions)
    case threshold(ClosedRange<Double>, RGBAColor)
  }

  private let kind: Kind
  /// The transform of the coordinate space in which blurs and shadows are made; nil for the canvas's space.
  private let space: CGAffineTransform?

  /// Creates a filter; nil if it has no effect.
  init?(_ filter: GraphicsContext.Filter, _ context: GraphicsContext) {
    let transform = context.transform
    func resolved(_ color: Color) -> RGBAColor {
      let scene = context.scene
      return MainActor.assumeIsolated { scene.resolve(color) }
    }
    // A blur stays a blur if the transform scales all directions equally.
    let scale = transform.evenScale
    var isSpatial = false
    switch filter.kind {
    case .none: return nil
    case .color(let transform): kind = .effect(.color(transform))
    case .multiply(let color): kind = .effect(.color(.multiply(resolved(color))))
    case .threshold(let range, let color): kind = .threshold(range, resolved(color))
    case .projection(let projection):
      let back = ProjectionTransform(transform.inverted())
      kind = .effect(.transform(back.concatenating(projection).concatenating(ProjectionTransform(transform))))
    case .blur(let radius, let isOpaque):
      isSpatial = scale == nil
      kind = .effect(.blur(radius: radius * (scale ?? 1), isOpaque: isOpaque))
    case .shadow(let color, let radius, let offset, let mode, let options):
      isSpatial = scale == nil
      let shadow = Shadow(
        color: resolved(color), radius: radius * (scale ?? 1),
        offset: isSpatial ? offset : offset.applying(transform))
      kind = .shadow(shadow, mode.mode ?? .normal, options)
    }
    space = isSpatial ? transform : nil
  }

  /// Returns the result of the filter on an item: items that are drawn one after the other.
  func applied(to item: DisplayItem, in bounds: CGRect) -> [DisplayItem] {
    guard let space else { return made(of: item, in: bounds) }
    let back = space.inverted()
    let inner = item.within(.transform(ProjectionTransform(back)), id: 0, frame: bounds)
    return made(of: inner, in: bounds.applying(back)).map {
      $0.within(.transform(ProjectionTransform(space)), id: 0, frame: bounds)
    }
  }

  private func made(of item: DisplayItem, in bounds: CGRect) -> [DisplayItem] {
    switch kind {
    case .effect(let effect): return [item.within(effect, id: 0, frame: .zero)]
    case .threshold(let range, let color): return [item.within(range, painted: color)]
    case .shadow(let shadow, .normal, let options)
    where options.isEmpty: return [item.within(.shadow(shadow), id: 0, frame: .zero)]
    case .shadow(let shadow, let mode, let options):
      var dark = item.shadow(shadow, isInverse: options.contains(.invertsAlpha), in: bounds)
      if mode != .normal { dark = dark.within(.blend(mode), id: 1, frame: .zero) }
      if options.contains(.shadowOnly) { return [dark] }
      var item = item
      (item.id, dark.id) = (0, 1)
      let both = options.contains(.shadowAbove) ? [item, dark] : [dark, item]
      if options.contains(.disablesGroup) { return both }
      return [DisplayItem(id: 0, frame: .zero, content: .effect(.group, DisplayList(both)))]
    }
  }
}

extension DisplayItem {
  /// Returns a colour where the item's opacity is in a range.
  fileprivate func within(_ range: ClosedRange<Double>, painted color: RGBAColor) -> DisplayItem {
    // A picture's smallest opacity above 0 is 1/255.
    let least = max(range.lowerBound, 1.0 / 255)
    let slope = max(32, 1 / least)
    var solid = color
    solid.opacity = 1
    var kept = within(.color(.plain(solid, slope: slope, offset: 1 - slope * least)), id: 0, frame: .zero)
    if range.upperBound < 1 {
      var above = within(
        .color(.plain(solid, slope: slope, offset: -slope * range.upperBound)), id: 0, frame: .zero)
      above = above.within(.blend(.destinationOut), id: 1, frame: .zero)
      kept = DisplayItem(id: 0, frame: .zero, content: .effect(.group, DisplayList([kept, above])))
    }
    return color.opacity < 1 ? kept.within(.opacity(max(color.opacity, 0)), id: 0, frame: .zero) : kept
  }
}
