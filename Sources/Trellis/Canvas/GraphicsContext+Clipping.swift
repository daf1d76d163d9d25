public import Foundation
import TrellisDisplayList
public import TrellisGeometry

extension GraphicsContext {
  /// How a clip shape counts.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/clipoptions.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options, a bit each.
    public let rawValue: UInt32

    /// Creates a set of bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// What is outside of the shape is left, not what is inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The smallest rectangle that is known to hold all that the clips leave, in the space of the points that commands are
  /// given: the canvas where nothing has been clipped; null where nothing is left, and where the transform can't be undone.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/clipboundingrect.
  public var clipBoundingRect: CGRect {
    guard transform.isFinite, transform.isIdentity || transform.inverted() != transform else { return .null }
    return clipBounds.applying(transform.inverted())
  }

  /// Draws from now on only what is inside a path, besides the clips that there are.
  ///
  /// A path with a NaN or infinite number in it has nothing inside.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/clip(to:style:options:).
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

  /// Draws from now on only where a layer is opaque that a closure draws, besides the clips that there are.
  ///
  /// The layer's opacity is multiplied by a number in `0...1`.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/cliptolayer(opacity:options:content:).
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
