public import Foundation

/// Colours at the points of a curved grid, with transitions between them.
///
/// Positions are in the space of the painted item, in points, y down. Where parts of the grid overlap, the part that is last in
/// row order is visible.
public struct MeshPaint: Hashable, Sendable {
  /// A point of the grid.
  public struct Vertex: Hashable, Sendable {
    /// The position of the point.
    public var position: CGPoint
    /// The control points of the cubic curves to the neighbours: before the point in its row, above, after and below it.
    public var leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint
    /// The colour at the point.
    public var color: RGBAColor

    /// Creates a point of a grid.
    public init(
      position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint, color: RGBAColor
    ) {
      (self.position, self.leading, self.top) = (position, leading, top)
      (self.trailing, self.bottom, self.color) = (trailing, bottom, color)
    }
  }

  /// The number of points in a row.
  ///
  /// With less than two rows or columns, or an incomplete row, only the background is painted.
  public var columns: Int
  /// The points, row by row.
  public var vertices: [Vertex]
  /// The colour outside the grid.
  public var background: RGBAColor
  /// Whether colours change smoothly across the grid's lines, too.
  public var smoothsColors: Bool

  /// Creates a mesh.
  public init(columns: Int, vertices: [Vertex], background: RGBAColor, smoothsColors: Bool) {
    (self.columns, self.vertices, self.background) = (columns, vertices, background)
    self.smoothsColors = smoothsColors
  }

  /// The number of rows.
  public var rows: Int { columns > 0 ? vertices.count / columns : 0 }

  /// Whether there is more than the background: at least two rows and columns, of points within a million of the origin.
  public var hasGrid: Bool {
    columns >= 2 && rows >= 2 && vertices.count == columns * rows
      && vertices.allSatisfy {
        [$0.position, $0.leading, $0.top, $0.trailing, $0.bottom].allSatisfy {
          abs($0.x) < 1e6 && abs($0.y) < 1e6
        }
      }
  }

  /// Returns the mesh with moved points.
  public func mapPoints(_ move: (CGPoint) -> CGPoint) -> MeshPaint {
    var mesh = self
    for index in vertices.indices {
      let old = vertices[index]
      mesh.vertices[index] = Vertex(
        position: move(old.position), leading: move(old.leading), top: move(old.top),
        trailing: move(old.trailing), bottom: move(old.bottom), color: old.color)
    }
    return mesh
  }

  /// Returns the mesh with changed colours.
  public func mapColors(_ change: (RGBAColor) -> RGBAColor) -> MeshPaint {
    var mesh = self
    for index in vertices.indices { mesh.vertices[index].color = change(vertices[index].color) }
    mesh.background = change(background)
    return mesh
  }
}
