import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisLayout

/// How a symbol, or a figure of it, stands while effects are performed.
nonisolated struct SymbolPose: Equatable {
  /// 1 is its own size.
  var scale = 1.0
  /// In radians, clockwise.
  var turn = 0.0
  /// How far it is from its place, in parts of the symbol's height.
  var offset = CGSize.zero
  /// 0 can't be seen.
  var opacity = 1.0

  /// One that stands as it is drawn.
  static let rest = SymbolPose()

  /// Both at once.
  func and(_ other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale, turn: turn + other.turn,
      offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height),
      opacity: opacity * other.opacity)
  }

  /// An item in this pose, about a point of its space, where symbols are as high as that.
  func applied(to item: DisplayItem, about point: CGPoint, height: CGFloat) -> DisplayItem {
    var item = item
    let frame = item.frame
    if scale != 1 || turn != 0 || offset != .zero {
      // The frame's origin is the origin of what is inside of it.
      let center = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
      let size = max(scale, 1e-5)
      let transform = CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(rotationAngle: turn))
        .concatenating(CGAffineTransform(scaleX: size, y: size))
        .concatenating(
          CGAffineTransform(
            translationX: center.x + offset.width * height, y: center.y + offset.height * height))
      item = item.within(.transform(ProjectionTransform(transform)), id: item.id, frame: frame)
    }
    if opacity != 1 {
      item = item.within(.opacity(min(max(opacity, 0), 1)), id: item.id, frame: frame)
    }
    return item
  }
}

/// How large and how opaque a symbol is that an effect keeps in another state, as something that can be on its way.
nonisolated struct SymbolState: Animatable {
  var scale = 1.0
  var opacity = 1.0

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(scale, opacity) }
    set { (scale, opacity) = (newValue.first, newValue.second) }
  }

  /// Both at once.
  func and(_ other: SymbolState) -> SymbolState {
    SymbolState(scale: scale * other.scale, opacity: opacity * other.opacity)
  }

  var pose: SymbolPose { SymbolPose(scale: max(scale, 0), opacity: min(max(opacity, 0), 1)) }
}
