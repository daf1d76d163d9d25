public import Foundation
public import TrellisCoreGraphicsCairo
import Trellis
import TrellisGeometry

/// A layer that is a gradient.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`s; nil draws nothing.
  open var colors: [Any]? { didSet { changed() } }
  /// The locations of the colours in `0...1`; nil spaces them evenly.
  open var locations: [NSNumber]? { didSet { changed() } }
  /// The start in the unit square; the middle of the top by default.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
  /// The end in the unit square; the middle of the bottom by default.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
  /// The kind of gradient; along a line by default.
  open var type = CAGradientLayerType.axial { didSet { changed() } }

  override func makeContent() -> AnyView? {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor).map { Color(cgColor: $0) } }
    guard !colors.isEmpty else { return nil }
    let even = { (index: Int) in colors.count == 1 ? 0 : Double(index) / Double(colors.count - 1) }
    let stops = colors.enumerated().map { index, color in
      Gradient.Stop(
        color: color,
        location: locations.flatMap { index < $0.count ? $0[index].doubleValue : nil } ?? even(index))
    }
    let start = UnitPoint(x: startPoint.x, y: startPoint.y)
    let end = UnitPoint(x: endPoint.x, y: endPoint.y)
    let gradient = Gradient(stops: stops)
    switch type {
    case .radial:
      return AnyView(
        EllipticalGradient(
          gradient: gradient, center: start, startRadiusFraction: 0,
          endRadiusFraction: abs(endPoint.x - startPoint.x)))
    case .conic: return AnyView(AngularGradient(gradient: gradient, center: start))
    default: return AnyView(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
    }
  }
}

/// The kind of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that is a path, filled and stroked.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
  /// The path in the layer's space; nil draws nothing.
  open var path: CGPath? { didSet { changed() } }
  /// The colour inside; black by default, nil for none.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { changed() } }
  /// The rule for what is inside.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { changed() } }
  /// The colour of the line; nil, which is none, by default.
  open var strokeColor: CGColor? { didSet { changed() } }
  /// The part of the path at which the line begins, in `0...1`.
  open var strokeStart: CGFloat = 0 { didSet { changed() } }
  /// The part of the path at which the line ends, in `0...1`.
  open var strokeEnd: CGFloat = 1 { didSet { changed() } }
  /// The width of the line, in points; 1 by default.
  open var lineWidth: CGFloat = 1 { didSet { changed() } }
  /// The shape of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { changed() } }
  /// The shape of the line's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { changed() } }
  /// The greatest ratio of a mitered corner's length to the line width.
  open var miterLimit: CGFloat = 10 { didSet { changed() } }
  /// The lengths of dashes and gaps; nil for a solid line.
  open var lineDashPattern: [NSNumber]? { didSet { changed() } }
  /// The distance into the pattern at the path's start.
  open var lineDashPhase: CGFloat = 0 { didSet { changed() } }

  override func makeContent() -> AnyView? {
    guard let path else { return nil }
    let shape = Path(path)
    let cap: CGLineCap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    let join: CGLineJoin = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: cap, lineJoin: join, miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    return AnyView(
      ZStack {
        if let fillColor {
          shape.fill(Color(cgColor: fillColor), style: FillStyle(eoFill: fillRule == .evenOdd))
        }
        if let strokeColor {
          shape.trim(from: strokeStart, to: strokeEnd).stroke(Color(cgColor: strokeColor), style: style)
        }
      })
  }
}

/// The rule for what is inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the path goes around, counted by direction.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the path goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
