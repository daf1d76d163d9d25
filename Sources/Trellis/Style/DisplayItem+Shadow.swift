import Foundation
import TrellisDisplayList
import TrellisGeometry

extension DisplayItem {
  /// Returns the item with a shadow inside it: the shadow of everything around the item.
  nonisolated func withInnerShadow(_ shadow: Shadow) -> DisplayItem {
    var inner = self
    inner.frame.origin = .zero
    let ink = inner.inkBounds
    guard !ink.isNull, shadow.color.opacity > 0 else { return self }
    let dark = inner.shadow(shadow, isInverse: true, in: ink)
      .within(.blend(.sourceAtop), id: id &+ 1, frame: .zero)
    return DisplayItem(id: id, frame: frame, content: .effect(.group, DisplayList([inner, dark])))
  }

  /// Returns only the item's shadow; with `isInverse`, the shadow that the area outside the item casts into `bounds`.
  nonisolated func shadow(_ shadow: Shadow, isInverse: Bool, in bounds: CGRect) -> DisplayItem {
    var source = self
    if isInverse {
      // The shadow of the area outside the rectangle extends into the rectangle by the blur and the offset.
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

  /// Returns an item that is opaque where a list isn't, within a rectangle.
  nonisolated static func inverse(of list: DisplayList, in bounds: CGRect) -> DisplayItem {
    let inner = DisplayItem(id: 0, frame: .zero, content: .list(list))
      .within(.blend(.destinationOut), id: 1, frame: .zero)
    let all = DisplayItem(
      id: 0, frame: .zero, content: .shape(ShapeContent(path: Path(bounds), paint: .color(.black))))
    return DisplayItem(id: 0, frame: .zero, content: .effect(.group, DisplayList([all, inner])))
  }
}

extension ColorTransform {
  /// Returns the transform of all colours to one colour, whose opacity is multiplied by the existing opacity.
  nonisolated static func plain(_ color: RGBAColor) -> ColorTransform {
    plain(color, slope: color.opacity, offset: 0)
  }

  /// Returns the transform of all colours to one colour, with an opacity that is a linear function of the existing opacity.
  nonisolated static func plain(_ color: RGBAColor, slope: Double, offset: Double) -> ColorTransform {
    ColorTransform([
      0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, slope, offset,
    ])
  }
}
