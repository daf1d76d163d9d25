import Foundation
import TrellisDisplayList
import TrellisGeometry

extension DisplayItem {
  /// The item with a shadow inside it: that of all around it, where the item is.
  nonisolated func withInnerShadow(_ shadow: Shadow) -> DisplayItem {
    var inner = self
    inner.frame.origin = .zero
    let ink = inner.inkBounds
    guard !ink.isNull, shadow.color.opacity > 0 else { return self }
    let dark = inner.shadow(shadow, isInverse: true, in: ink)
      .within(.blend(.sourceAtop), id: id &+ 1, frame: .zero)
    return DisplayItem(id: id, frame: frame, content: .effect(.group, DisplayList([inner, dark])))
  }

  /// The item's shadow alone; or that of all that it leaves free in a rectangle and around it.
  nonisolated func shadow(_ shadow: Shadow, isInverse: Bool, in bounds: CGRect) -> DisplayItem {
    var source = self
    if isInverse {
      // What lies beyond the rectangle reaches into it by the blur and the offset.
      let reach = Effect.reach(ofBlur: shadow.radius)
      let all = bounds.insetBy(
        dx: -reach - abs(shadow.offset.width), dy: -reach - abs(shadow.offset.height))
      source = .inverse(of: DisplayList([self]), in: all)
    }
    source = source.within(.color(.plain(shadow.color)), id: 0, frame: .zero)
    if shadow.radius > 0 {
      source = source.within(.blur(radius: shadow.radius, isOpaque: false), id: 0, frame: .zero)
    }
    let offset = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
    return source.within(.transform(ProjectionTransform(offset)), id: 0, frame: .zero)
  }

  /// What is opaque where a list is not, within a rectangle.
  nonisolated static func inverse(of list: DisplayList, in bounds: CGRect) -> DisplayItem {
    let inner = DisplayItem(id: 0, frame: .zero, content: .list(list))
      .within(.blend(.destinationOut), id: 1, frame: .zero)
    let all = DisplayItem(
      id: 0, frame: .zero, content: .shape(ShapeContent(path: Path(bounds), paint: .color(.black))))
    return DisplayItem(id: 0, frame: .zero, content: .effect(.group, DisplayList([all, inner])))
  }
}

extension ColorTransform {
  /// One colour, as opaque as what is there.
  nonisolated static func plain(_ color: RGBAColor) -> ColorTransform {
    plain(color, slope: color.opacity, offset: 0)
  }

  /// One colour, with an opacity that depends on that of what is there.
  nonisolated static func plain(_ color: RGBAColor, slope: Double, offset: Double) -> ColorTransform {
    ColorTransform([
      0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, slope, offset,
    ])
  }
}
