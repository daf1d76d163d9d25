import Foundation
import TrellisDisplayList
import TrellisGeometry
import TrellisLayout

/// The transform and opacity of a symbol, or of one of its figures, during effects.
nonisolated struct SymbolPose: Equatable {
  /// The scale; 1 is the symbol's own size.
  var scale = 1.0
  /// The rotation, in radians clockwise.
  var turn = 0.0
  /// The displacement, in multiples of the symbol's height.
  var offset = CGSize.zero
  /// The opacity; 0 is invisible.
  var opacity = 1.0

  /// The pose of a symbol without effects.
  static let rest = SymbolPose()

  /// Returns the combination of both poses.
  func and(_ other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale, turn: turn + other.turn,
      offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height),
      opacity: opacity * other.opacity)
  }

  /// Returns an item in this pose about a point of its parent's space; `height` is the symbol's height.
  func applied(to item: DisplayItem, about point: CGPoint, height: CGFloat) -> DisplayItem {
    var item = item
    let frame = item.frame
    if scale != 1 || turn != 0 || offset != .zero {
      // The frame's origin is the origin of the content's space.
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

/// The scale and opacity in which an effect keeps a symbol, as an animatable value.
nonisolated struct SymbolState: Animatable {
  var scale = 1.0
  var opacity = 1.0

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(scale, opacity) }
    set { (scale, opacity) = (newValue.first, newValue.second) }
  }

  /// Returns the combination of both states.
  func and(_ other: SymbolState) -> SymbolState {
    SymbolState(scale: scale * other.scale, opacity: opacity * other.opacity)
  }

  var pose: SymbolPose { SymbolPose(scale: max(scale, 0), opacity: min(max(opacity, 0), 1)) }
}
