public import Foundation

/// Colours at the points of a bent grid, which go over into each other between them.
///
/// Positions are in the space of what is painted, in points, y down. Parts of the grid that lie on each other show the later one,
/// counted along rows and then downwards.
public struct MeshPaint: Hashable, Sendable {
  /// A point of the grid.
  public struct Vertex: Hashable, Sendable {
    /// Where it is.
    public var position: CGPoint
    /// What the lines to its neighbours bend towards, as control points of cubic curves: before it in its row, above, behind
    /// and below it.
    public var leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint
    /// The colour there.
    public var color: RGBAColor

    /// Creates a point of a grid.
    public init(
      position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint, color: RGBAColor
    ) {
      (self.position, self.leading, self.top) = (position, leading, top)
      (self.trailing, self.bottom, self.color) = (trailing, bottom, color)
    }
  }

  /// How many points a row has; less than two rows or columns, or another number of points than both say, leave the background.
  public var columns: Int
  /// The points, row by row.
  public var vertices: [Vertex]
  /// What shows outside of the grid.
  public var background: RGBAColor
  /// Whether colours go over smoothly at the grid's lines, too.
  public var smoothsColors: Bool

  /// Creates a mesh.
  public init(columns: Int, vertices: [Vertex], background: RGBAColor, smoothsColors: Bool) {
    (self.columns, self.vertices, self.background) = (columns, vertices, background)
    self.smoothsColors = smoothsColors
  }

  /// How many rows there are.
  public var rows: Int { columns > 0 ? vertices.count / columns : 0 }

  /// Whether there is anything but the background: at least two rows and columns, of finite points.
  public var hasGrid: Bool {
    columns >= 2 && rows >= 2 && vertices.count == columns * rows
      && vertices.allSatisfy {
        [$0.position, $0.leading, $0.top, $0.trailing, $0.bottom].allSatisfy {
          abs($0.x) < 1e6 && abs($0.y) < 1e6
        }
      }
  }

  /// The mesh with its points elsewhere.
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

  /// The mesh with other colours.
  public func mapColors(_ change: (RGBAColor) -> RGBAColor) -> MeshPaint {
    var mesh = self
    for index in vertices.indices { mesh.vertices[index].color = change(vertices[index].color) }
    mesh.background = change(background)
    return mesh
  }
}
