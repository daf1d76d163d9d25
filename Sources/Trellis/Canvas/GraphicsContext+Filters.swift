public import Foundation
import TrellisDisplayList
public import TrellisGeometry

extension GraphicsContext {
  /// An effect on the commands' drawing, before the opacity, the clips and the blend mode.
  ///
  /// Amounts, radii and offsets that aren't finite have no effect.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/filter; shaders and `alphaMultiply(_:)` aren't
  /// available yet.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case none
      case color(ColorTransform)
      case multiply(Color)
      case blur(radius: CGFloat, isOpaque: Bool)
      case shadow(Color, radius: CGFloat, offset: CGSize, BlendMode, ShadowOptions)
      case threshold(ClosedRange<Double>, Color)
      case projection(ProjectionTransform)
    }

    let kind: Kind

    private static func color(_ amount: Double, _ transform: (Double) -> ColorTransform) -> Filter {
      Filter(kind: amount.isFinite ? .color(transform(amount)) : .none)
    }

    /// Returns a filter that applies a transform with perspective.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Returns a filter that draws a shadow.
    ///
    /// `radius` is the standard deviation of the Gaussian. `x` and `y` are the shadow's offset. All three are in the context's coordinate
    /// space at the time when the filter is added. The blend mode mixes the shadow with the drawing: both form a group, unless the
    /// options disable that.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      guard radius.isFinite, x.isFinite, y.isFinite else { return Filter(kind: .none) }
      return Filter(
        kind: .shadow(
          color, radius: max(radius, 0), offset: CGSize(width: x, height: y), blendMode, options))
    }

    /// Returns a filter that multiplies colours by another.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

    /// Returns a filter that transforms colours by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .color(matrix.transform))
    }

    /// Returns a filter that rotates the hue by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      color(angle.radians, ColorTransform.hueRotation)
    }

    /// Returns a filter that changes the saturation: 1 has no effect, 0 makes colours grey.
    public static func saturation(_ amount: Double) -> Filter { color(amount, ColorTransform.saturation) }

    /// Returns a filter that brightens colours by an amount: 0 has no effect, 1 makes them white.
    public static func brightness(_ amount: Double) -> Filter { color(amount, ColorTransform.brightness) }

    /// Returns a filter that changes the contrast: 1 has no effect, 0 makes colours grey.
    public static func contrast(_ amount: Double) -> Filter { color(amount, ColorTransform.contrast) }

    /// Returns a filter that inverts colours: 0 has no effect, 1 inverts completely.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      // An inversion by a is a contrast of 1 - 2a.
      color(amount) { .contrast(1 - 2 * $0) }
    }

    /// Returns a filter that removes colour: 0 has no effect, 1 removes all of it.
    public static func grayscale(_ amount: Double) -> Filter { color(amount) { .saturation(1 - $0) } }

    /// A filter that turns lightness into opacity: black becomes clear.
    public static var luminanceToAlpha: Filter { Filter(kind: .color(.luminanceToAlpha)) }

    /// Returns a filter that blurs; `radius` is the standard deviation of the Gaussian.
    ///
    /// The radius is in the context's coordinate space at the time when the filter is added.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      guard radius > 0, radius.isFinite else { return Filter(kind: .none) }
      return Filter(kind: .blur(radius: radius, isOpaque: options.contains(.opaque)))
    }

    /// Returns a filter that draws a colour where the opacity is from `min` to `max`, and nothing elsewhere.
    ///
    /// For smooth edges, the colour fades out just outside the range, over at most 1/32 of opacity. Clear points stay clear.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      guard !min.isNaN, !max.isNaN else { return Filter(kind: .none) }
      return Filter(kind: .threshold(min...Swift.max(min, max), color))
    }
  }

  /// The options of a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Draws the shadow in front of the drawing, not behind.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws only the shadow.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Draws the shadow of everything outside the drawing.
    ///
    /// With ``shadowAbove`` and the blend mode `sourceAtop`, the shadow lies inside the drawing.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Puts the drawing and its shadow on the canvas one after the other, not as a group.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// The options of a blur.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/bluroptions; `dithersResult` isn't available
  /// yet.
  public struct BlurOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Keeps the drawing's edges opaque.
    public static let opaque = BlurOptions(rawValue: 1)
  }

  /// Adds a filter to the drawing of further commands.
  ///
  /// The last of several filters is applied first: with a shadow and then a blur, the drawing is blurred before it gets its
  /// shadow.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/addfilter(_:options:), whose options aren't
  /// available yet; the order: inferred from programs that add a threshold, then a blur, so that drops run together.
  public mutating func addFilter(_ filter: Filter) {
    guard transform.isFinite, let filter = PlacedFilter(filter, self) else { return }
    filters.append(filter)
  }
}
