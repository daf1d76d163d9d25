import Foundation
import TrellisDisplayList

/// A gradient between the colours of a grid's points; as a view, a rectangle of it.
///
/// Positions are in `0...1` of the size of what is painted. A number of points or colours that isn't the grid's leaves the
/// background, and is told; so do points that aren't finite.
///
/// Source: documented, developer.apple.com/documentation/swiftui/meshgradient; how smooth colours and curves between points without
/// control points go is ours: by splines of Catmull and Rom.
public nonisolated struct MeshGradient: PrimitiveStyle, View, Hashable {
  /// A point of the grid, with the control points of the curves to its neighbours.
  public struct BezierPoint: Hashable, Sendable {
    /// Where it is.
    public var position: SIMD2<Float>
    /// The control point of the curve to the point before it in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the point above it.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the point behind it in its row.
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

  /// Where the grid's points are, row by row.
  public enum Locations: Hashable, Sendable {
    /// Points between which the curves are found.
    case points([SIMD2<Float>])
    /// Points with control points.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the grid's points, row by row.
  public enum Colors: Hashable, Sendable {
    /// Colours that depend on the environment.
    case colors([Color])
    /// Colours that don't.
    case resolvedColors([Color.Resolved])
  }

  /// How many points a row has.
  public var width: Int
  /// How many rows there are.
  public var height: Int
  /// Where the points are.
  public var locations: Locations
  /// Their colours.
  public var colors: Colors
  /// What shows outside of the grid.
  public var background: Color
  /// Whether colours go over smoothly at the grid's lines, too.
  public var smoothsColors: Bool
  /// The colour space that was asked for; colours go over in the device's, whatever it is.
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

  /// Creates a gradient from points and colours that don't depend on the environment.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from points with control points and colours that don't depend on the environment.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// A rectangle of the gradient.
  public var body: some View { Rectangle().fill(self) }

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
          + "the background is painted; give one of each for each place of two rows and columns at least")
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

  /// The points with control points: of points alone, those of the curves that go through them evenly.
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
    /// A third of the way along the curve's direction at a point; at an end, towards the neighbour.
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
