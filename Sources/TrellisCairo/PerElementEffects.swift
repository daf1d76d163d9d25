import Foundation
import TrellisDisplayList
import TrellisGeometry

/// The effects around a list that apply to each of its elements separately.
///
/// An element is as ``ListWalk`` defines it.
struct PerElementEffects {
  /// The effects, outermost first; a blend mode always comes first.
  private(set) var effects: [PerElementEffect] = []

  var isEmpty: Bool { effects.isEmpty }

  /// Returns these effects around another one.
  func adding(_ effect: PerElementEffect) -> PerElementEffects {
    var result = self
    switch (effect, effects.last) {
    case (.opacity(let inner), .opacity(let outer)):
      result.effects[effects.count - 1] = .opacity(min(inner, 1) * min(outer, 1))
    case (.blend, _):
      if case .blend = effects.first { result.effects.removeFirst() }
      result.effects.insert(effect, at: 0)
    default: result.effects.append(effect)
    }
    return result
  }

  /// The blend mode, if there is one, and the effects without it.
  var withoutBlendMode: (mode: BlendMode?, rest: PerElementEffects) {
    guard case .blend(let mode) = effects.first else { return (nil, self) }
    var rest = self
    rest.effects.removeFirst()
    return (mode, rest)
  }

  /// Returns the same effects in the space that `transform` maps into the current one.
  ///
  /// Returns nil if there is a shadow and the transform doesn't keep circles round: the shadow's blur would need two radii.
  func inside(_ transform: CGAffineTransform) -> PerElementEffects? {
    var result = self
    for (index, effect) in effects.enumerated() {
      guard case .shadow(var shadow) = effect else { continue }
      guard transform.isSimilarity else { return nil }
      let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
      let determinant = a * d - b * c
      let (x, y) = (shadow.offset.width, shadow.offset.height)
      shadow.offset = CGSize(
        width: (x * d - y * c) / determinant, height: (y * a - x * b) / determinant)
      shadow.radius /= abs(determinant).squareRoot()
      result.effects[index] = .shadow(shadow)
    }
    return result
  }

  /// Returns the bounds of an element with these effects, from the bounds of its ink.
  func bounds(of ink: CGRect) -> CGRect {
    effects.reversed().reduce(ink) { $1.effect.bounds(of: $0) }
  }

  /// Applies the effects to an element.
  ///
  /// The result is the item to draw if the effects could be merged into the item. Otherwise `around` replaces the item: the
  /// outermost remaining effect, with the list to draw under that effect. Both are in the element's space.
  func applied(to item: DisplayItem) -> (item: DisplayItem, around: (effect: Effect, list: DisplayList)?) {
    var item = item
    var rest = effects[...]
    if case .opacity(let opacity)? = rest.last, let faded = item.faded(by: opacity) {
      item = faded
      rest.removeLast()
    }
    guard let first = rest.first else { return (item, nil) }
    for effect in rest.dropFirst().reversed() {
      item = DisplayItem(id: item.id, frame: .zero, content: .effect(effect.effect, DisplayList([item])))
    }
    return (item, (first.effect, DisplayList([item])))
  }
}

extension DisplayItem {
  /// Returns the item with its colour's opacity multiplied, or nil if it has several colours or may overlap itself.
  fileprivate func faded(by opacity: Double) -> DisplayItem? {
    var item = self
    switch content {
    case .fill(var color):
      color.opacity *= min(opacity, 1)
      item.content = .fill(color)
    case .shape(var shape):
      guard case .color(var color) = shape.paint else { return nil }
      color.opacity *= min(opacity, 1)
      shape.paint = .color(color)
      item.content = .shape(shape)
    case .effect(.backdrop(let backdrop), let list):
      // The opacity is applied inside the backdrop, because a separate picture wouldn't contain the content behind it.
      let cover = DisplayItem(id: 0, frame: .zero, content: .effect(.opacity(opacity), list))
      item.content = .effect(.backdrop(backdrop), DisplayList([cover]))
    case .text, .image, .list, .effect: return nil
    }
    return item
  }
}

extension CGAffineTransform {
  /// Whether the transform maps circles to circles.
  fileprivate var isSimilarity: Bool {
    let size = max(abs(a), abs(b), abs(c), abs(d))
    let isTurned = abs(a - d) <= 1e-9 * size && abs(b + c) <= 1e-9 * size
    let isMirrored = abs(a + d) <= 1e-9 * size && abs(b - c) <= 1e-9 * size
    return isUsable && (isTurned || isMirrored)
  }
}
