public import Foundation
import TrellisDisplayList
public import TrellisGeometry

extension GraphicsContext {
  /// The paint of a path, a text or a template.
  ///
  /// Points are in the context's coordinate space: a gradient has a fixed place on the canvas, whatever is painted with it. Use
  /// ``style(_:)`` to spread a gradient over the painted area.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/graphicscontext/shading; `backdrop` and `palette(_:)` aren't
  /// available yet.
  public struct Shading: Sendable {
    enum Source: Sendable {
      case color(Color)
      case style(AnyShapeStyle)
      case gradient(Gradient, GradientPaint.Shape, GradientOptions)
      case tiles(Image, origin: CGPoint, part: CGRect, scale: CGFloat)
      /// A gradient whose colours are resolved.
      case stops([GradientPaint.Stop], GradientPaint.Shape, GradientOptions)
      /// A completely resolved shading.
      case resolved(ResolvedStyle)
    }

    let source: Source

    /// The canvas's foreground style.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// Returns a shading of one colour.
    public static func color(_ color: Color) -> Shading { Shading(source: .color(color)) }

    /// Returns a shading of one colour, with components in `0...1` of a colour space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a grey shading, with a component in `0...1` of a colour space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a shading of a style, spread over the rectangle around the painted area.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(source: .style(AnyShapeStyle(style)))
    }

    /// Returns a shading of a gradient between two points.
    ///
    /// Beyond the points, the first and last colours continue, unless the options change that.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .gradient(gradient, .linear(start: startPoint, end: endPoint), options))
    }

    /// Returns a shading of a gradient in circles around a point, between two radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let shape = GradientPaint.Shape.radial(
        center: center, startRadius: startRadius, endRadius: endRadius, transform: .identity)
      return Shading(source: .gradient(gradient, shape, options))
    }

    /// Returns a shading of a gradient around a point, from an angle on.
    ///
    /// Angle 0 points to the right, and larger angles turn clockwise.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let shape = GradientPaint.Shape.angular(center: center, start: angle, end: angle + .degrees(360))
      return Shading(source: .gradient(gradient, shape, options))
    }

    /// Returns a shading that repeats a picture, or a part of it in `0...1` of its size.
    ///
    /// The tiles start at `origin`, and are enlarged by `scale`. A symbol or a missing picture paints nothing.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(source: .tiles(image, origin: origin, part: sourceRect, scale: scale))
    }
  }

  /// Returns a shading resolved in the canvas's environment.
  public func resolve(_ shading: Shading) -> Shading {
    let scene = scene
    return MainActor.assumeIsolated { scene.resolve(shading) }
  }

  /// Returns the style of a shading on an area with a rectangle around it.
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
  /// Returns a shading with its colours: as a resolved style, or as a gradient with resolved stops.
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
