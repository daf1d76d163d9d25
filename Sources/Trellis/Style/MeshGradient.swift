import Foundation
import TrellisDisplayList

/// A gradient between the colours of a grid's points; as a view, a rectangle filled with it.
///
/// Positions are in `0...1` of the size of the painted area. If the number of points or colours isn't that of the grid, only the
/// background is painted, and a warning is logged. Points that aren't finite leave only the background, too.
///
/// Source: documented, developer.apple.com/documentation/swiftui/meshgradient; the interpolation of smooth colours, and of curves
/// without control points, by Catmull–Rom splines: ours.
public nonisolated struct MeshGradient: PrimitiveStyle, Hashable {
  /// A point of the grid, with the control points of the curves to its neighbours.
  public struct BezierPoint: Hashable, Sendable {
    /// The point's position.
    public var position: SIMD2<Float>
    /// The control point of the curve to the point before it in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the point above it.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the next point in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve to the point below it.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      (self.leadingControlPoint, self.topControlPoint) = (leadingControlPoint, topControlPoint)
      (self.trailingControlPoint, self.bottomControlPoint) = (trailingControlPoint, bottomControlPoint)
    }
  }

  /// The positions of the grid's points, row by row.
  public enum Locations: Hashable, Sendable {
    /// Points without control points, which are computed.
    case points([SIMD2<Float>])
    /// Points with control points.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the grid's points, row by row.
  public enum Colors: Hashable, Sendable {
    /// Colours that depend on the environment.
    case colors([Color])
    /// Colours that are the same in every environment.
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The positions of the points.
  public var locations: Locations
  /// The colours of the points.
  public var colors: Colors
  /// The colour outside of the grid.
  public var background: Color
  /// Whether colours also change smoothly across the grid's lines.
  public var smoothsColors: Bool
  /// The requested colour space; colours are always mixed in `device`.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient from points and colours.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
    (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
  }

  /// Creates a gradient from points and colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from points with control points and colours.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from points and colours that are the same in every environment.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from points with control points, and colours that are the same in every environment.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle {
    let colors: [RGBAColor] =
      switch colors {
      case .colors(let colors): colors.map { $0.resolved(in: context.colors) }
      case .resolvedColors(let colors):
        colors.map {
          RGBAColor(
            red: Double($0.red), green: Double($0.green), blue: Double($0.blue), opacity: Double($0.opacity))
        }
      }
    let points = bezierPoints
    var mesh = MeshPaint(
      columns: width, vertices: [], background: background.resolved(in: context.colors),
      smoothsColors: smoothsColors)
    guard width >= 2, height >= 2, points.count == colors.count, points.count / width == height,
      points.count % width == 0
    else {
      Warning.report(
        "MeshGradient: \(points.count) points and \(colors.count) colors are given for \(width) × \(height); "
          + "only the background is painted; give one of each per vertex, with at least two rows and columns")
      return .mesh(mesh)
    }
    func point(_ point: SIMD2<Float>) -> CGPoint { CGPoint(x: CGFloat(point.x), y: CGFloat(point.y)) }
    mesh.vertices = zip(points, colors).map { at, color in
      MeshPaint.Vertex(
        position: point(at.position), leading: point(at.leadingControlPoint), top: point(at.topControlPoint),
        trailing: point(at.trailingControlPoint), bottom: point(at.bottomControlPoint), color: color)
    }
    return .mesh(mesh)
  }

  /// The points with their control points; if none are given, with those of Catmull–Rom splines.
  private var bezierPoints: [BezierPoint] {
    let points: [SIMD2<Float>]
    switch locations {
    case .bezierPoints(let points): return points
    case .points(let given): points = given
    }
    guard width >= 2, height >= 2, points.count / width == height, points.count % width == 0 else {
      return points.map {
        BezierPoint(
          position: $0, leadingControlPoint: $0, topControlPoint: $0, trailingControlPoint: $0,
          bottomControlPoint: $0)
      }
    }
    func at(_ column: Int, _ row: Int) -> SIMD2<Float> { points[row * width + column] }
    /// Returns a third of the curve's tangent at a point; at an end of the curve, a third of the vector between the point and its
    /// neighbour.
    func third(_ before: SIMD2<Float>?, _ point: SIMD2<Float>, _ behind: SIMD2<Float>?) -> SIMD2<Float> {
      switch (before, behind) {
      case (let before?, let behind?): (behind - before) / 6
      case (let before?, nil): (point - before) / 3
      case (nil, let behind?): (behind - point) / 3
      case (nil, nil): .zero
      }
    }
    return points.indices.map { index in
      let (column, row) = (index % width, index / width)
      let point = points[index]
      let across = third(
        column > 0 ? at(column - 1, row) : nil, point, column + 1 < width ? at(column + 1, row) : nil)
      let down = third(
        row > 0 ? at(column, row - 1) : nil, point, row + 1 < height ? at(column, row + 1) : nil)
      return BezierPoint(
        position: point, leadingControlPoint: point - across, topControlPoint: point - down,
        trailingControlPoint: point + across, bottomControlPoint: point + down)
    }
  }
}
