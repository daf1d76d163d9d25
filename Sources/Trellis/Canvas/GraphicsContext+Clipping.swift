public import Foundation
import TrellisDisplayList
public import TrellisGeometry

extension GraphicsContext {
  /// The options of a clip shape.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Keeps the outside of the shape instead of its inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The smallest known rectangle around everything that the clips leave, in the context's coordinate space.
  ///
  /// This is the canvas's bounds if nothing is clipped. The rectangle is null if nothing is left, or if the transform can't be inverted.
  public var clipBoundingRect: CGRect {
    guard transform.isFinite, transform.a * transform.d != transform.b * transform.c else { return .null }
    return clipBounds.applying(transform.inverted())
  }

  /// Clips further drawing to a path, in addition to the existing clips.
  ///
  /// A path with a NaN or infinite number has no inside.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let path = transform.isFinite ? path.applying(transform) : Path()
    if options.contains(.inverse) {
      let shape = ShapeContent(path: path, style: .fill(style), paint: .color(.black))
      let item = DisplayItem(id: 1, frame: scene.bounds, content: .shape(shape))
      clips.append(.mask(DisplayList([.inverse(of: DisplayList([item]), in: scene.bounds)])))
    } else {
      clips.append(.clip(path, style))
      clipBounds = clipBounds.intersection(path.controlBounds.isNull ? .null : path.boundingRect)
    }
  }

  /// Clips further drawing to the opaque parts of a layer that a closure draws, in addition to the existing clips.
  ///
  /// The layer's opacity is multiplied by `opacity`, clamped to `0...1`.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var list = try layer(content)
    let opacity = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    if opacity < 1 {
      list = DisplayList([
        DisplayItem(id: 1, frame: scene.bounds, content: .effect(.opacity(opacity), list))
      ])
    }
    if options.contains(.inverse) {
      clips.append(.mask(DisplayList([.inverse(of: list, in: scene.bounds)])))
    } else {
      clips.append(.mask(list))
      clipBounds = clipBounds.intersection(list.inkBounds)
    }
  }
}
