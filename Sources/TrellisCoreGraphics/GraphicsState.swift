import Foundation
import TrellisDisplayList
import TrellisGeometry

/// The part of a context's state that can be saved and restored.
struct GraphicsState {
  /// The transform from user space to the display list.
  var transform: CGAffineTransform
  /// The clips of new drawing, in the display list's space; the innermost one is first.
  var clips: [Effect] = []
  /// A rectangle around everything that the clips leave, in the display list's space.
  var clipBounds: CGRect
  var fill = RGBAColor.black
  var stroke = RGBAColor.black
  var line = StrokeStyle()
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var interpolation = ImageContent.Interpolation.medium

  init(transform: CGAffineTransform, clipBounds: CGRect) {
    (self.transform, self.clipBounds) = (transform, clipBounds)
  }

  /// The alpha, clamped to `0...1`.
  var usableAlpha: CGFloat { alpha.isNaN ? 0 : min(max(alpha, 0), 1) }

  /// Returns a colour with the state's alpha.
  func paint(_ color: RGBAColor) -> Paint {
    var color = color
    color.opacity *= usableAlpha
    return .color(color)
  }
}

extension CGAffineTransform {
  var isInvertible: Bool { isFinite && a * d != b * c }
}

extension CGRect {
  var isUsable: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }

  /// The rectangle of the same far corner that begins at the origin.
  var atOrigin: CGRect { CGRect(x: 0, y: 0, width: max(maxX, 0), height: max(maxY, 0)) }
}
