public import Foundation
import TrellisDisplayList
public import TrellisGeometry

extension GraphicsContext {
  /// What a path, a text or a template is painted with.
  ///
  /// Points are those that commands are given: a gradient lies on the canvas, whatever is painted with it; see
  /// ``style(_:)`` for one that is spread over what is painted.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/shading; `backdrop` and `palette(_:)` aren't
  /// there yet.
  public struct Shading: Sendable {
    enum Source: Sendable {
      case color(Color)
      case style(AnyShapeStyle)
      case gradient(Gradient, GradientPaint.Shape, GradientOptions)
      case tiles(Image, origin: CGPoint, part: CGRect, scale: CGFloat)
      /// A gradient whose colours are known.
      case stops([GradientPaint.Stop], GradientPaint.Shape, GradientOptions)
      /// All that is known of it.
      case resolved(ResolvedStyle)
    }

    let source: Source

    /// The foreground of the canvas.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(source: .color(color)) }

    /// A colour of components in `0...1` of a colour space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey of a component in `0...1` of a colour space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, spread over the rectangle around what is painted.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(source: .style(AnyShapeStyle(style)))
    }

    /// A gradient from one point to another; beyond them the first and last colour go on, unless the options say otherwise.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .gradient(gradient, .linear(start: startPoint, end: endPoint), options))
    }

    /// A gradient in circles around a point, from one distance to another, in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let shape = GradientPaint.Shape.radial(
        center: center, startRadius: startRadius, endRadius: endRadius, transform: .identity)
      return Shading(source: .gradient(gradient, shape, options))
    }

    /// A gradient all around a point, from an angle on; angle 0 points to the right, and larger ones turn clockwise.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let shape = GradientPaint.Shape.angular(center: center, start: angle, end: angle + .degrees(360))
      return Shading(source: .gradient(gradient, shape, options))
    }

    /// A picture, or a part of it in `0...1` of its size, again and again from a point on, `scale` times as large as it is.
    ///
    /// Symbols, and pictures that aren't there, paint nothing.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(source: .tiles(image, origin: origin, part: sourceRect, scale: scale))
    }
  }

  /// A shading with what the canvas's environment says of it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/resolve(_:).
  public func resolve(_ shading: Shading) -> Shading {
    let scene = scene
    return MainActor.assumeIsolated { scene.resolve(shading) }
  }

  /// What a shading looks like on something with a rectangle around it.
  func resolvedStyle(of shading: Shading, over rect: () -> CGRect) -> ResolvedStyle {
    switch resolve(shading).source {
    case .resolved(let resolvedStyle): return resolvedStyle
    case .stops(let stops, let shape, let options):
      return .placed(.gradient(options.apply(to: GradientPaint(stops: stops, shape: shape), over: rect)))
    case .color, .style, .gradient, .tiles: return .clear
    }
  }
}

extension CanvasScene {
  /// A shading with its colours: it is a resolved style, or a gradient with known stops.
  func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading {
    func known(_ resolvedStyle: ResolvedStyle) -> GraphicsContext.Shading {
      .init(source: .resolved(resolvedStyle))
    }
    switch shading.source {
    case .stops, .resolved: return shading
    case .color(let color): return known(.color(resolve(color)))
    case .style(let style): return known(resolve(style))
    case .gradient(let gradient, let shape, let options):
      return .init(source: .stops(options.stops(resolve(gradient)), shape, options))
    case .tiles(let image, let origin, let part, let scale):
      let paint = ImagePaint(image: image, sourceRect: part, scale: scale)
      guard case .tiles(let source, _, let scale) = resolve(AnyShapeStyle(paint)) else {
        return known(.clear)
      }
      return known(.placed(.tiles(source, origin: origin, scale: scale)))
    }
  }
}
