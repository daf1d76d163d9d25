public import Foundation
import TrellisDisplayList
public import TrellisGeometry

extension GraphicsContext {
  /// Something that happens to what commands draw, before opacity, clips and the blend mode count.
  ///
  /// Amounts, radii and offsets that aren't finite leave it as it is.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/filter; shaders and `alphaMultiply(_:)`
  /// aren't there yet.
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

    /// Moves what is drawn, as a transform with perspective says.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Draws a shadow: `radius` is the standard deviation of the bell curve, `x` and `y` where it lies from what is drawn, in
    /// the points that commands are given where the filter is added.
    ///
    /// The blend mode says how the shadow is mixed with what is drawn: what is drawn and its shadow are a group, unless the
    /// options say otherwise.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      guard radius.isFinite, x.isFinite, y.isFinite else { return Filter(kind: .none) }
      return Filter(
        kind: .shadow(
          color, radius: max(radius, 0), offset: CGSize(width: x, height: y), blendMode, options))
    }

    /// Multiplies colours by another.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

    /// Makes colours what a matrix makes of them.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .color(matrix.transform))
    }

    /// Turns the hue by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      color(angle.radians, ColorTransform.hueRotation)
    }

    /// Makes colours stronger: 1 leaves them, 0 makes them grey.
    public static func saturation(_ amount: Double) -> Filter { color(amount, ColorTransform.saturation) }

    /// Makes colours lighter by an amount: 0 leaves them, 1 makes them white.
    public static func brightness(_ amount: Double) -> Filter { color(amount, ColorTransform.brightness) }

    /// Moves colours away from the middle: 1 leaves them, 0 makes them grey.
    public static func contrast(_ amount: Double) -> Filter { color(amount, ColorTransform.contrast) }

    /// Turns colours into their opposites: 0 leaves them, 1 is all of it.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      // Between a component and its opposite there is its contrast: from 1 by way of 0, all grey, to -1.
      color(amount) { .contrast(1 - 2 * $0) }
    }

    /// Makes colours grey: 0 leaves them, 1 takes all colour away.
    public static func grayscale(_ amount: Double) -> Filter { color(amount) { .saturation(1 - $0) } }

    /// Makes opacity of lightness: what is black can't be seen.
    public static var luminanceToAlpha: Filter { Filter(kind: .color(.luminanceToAlpha)) }

    /// Draws out of focus; `radius` is the standard deviation of the bell curve, in the points that commands are given where
    /// the filter is added.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      guard radius > 0, radius.isFinite else { return Filter(kind: .none) }
      return Filter(kind: .blur(radius: radius, isOpaque: options.contains(.opaque)))
    }

    /// Draws a colour where the opacity is from `min` to `max`, and nothing elsewhere.
    ///
    /// What is less opaque than `min` by a 32nd at most, or more opaque than `max`, is partly there, so that edges are smooth.
    /// What is clear stays clear.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      guard !min.isNaN, !max.isNaN else { return Filter(kind: .none) }
      return Filter(kind: .threshold(min...Swift.max(min, max), color))
    }
  }

  /// How a shadow is drawn.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/shadowoptions.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The options, a bit each.
    public let rawValue: UInt32

    /// Creates a set of bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The shadow is in front of what is drawn, not behind.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// The shadow alone is drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow is that of all that isn't drawn on.
    ///
    /// With ``shadowAbove`` and the blend mode `sourceAtop` it lies inside what is drawn.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// What is drawn and its shadow are laid on the canvas one after the other, not as a group.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How something is drawn out of focus.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/bluroptions; `dithersResult` isn't there yet.
  public struct BlurOptions: OptionSet, Sendable {
    /// The options, a bit each.
    public let rawValue: UInt32

    /// Creates a set of bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// What is drawn keeps its edges.
    public static let opaque = BlurOptions(rawValue: 1)
  }

  /// Has something happen to what each command draws from now on.
  ///
  /// Of several filters the last one comes first: a blur that is added after a shadow is blurred before it gets one.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/addfilter(_:options:), whose options aren't
  /// there yet; the order: inferred from programs that add a threshold, then a blur, so that drops run together.
  public mutating func addFilter(_ filter: Filter) {
    guard transform.isFinite, let filter = PlacedFilter(filter, self) else { return }
    filters.append(filter)
  }
}
