import CCairo
import Foundation
import TrellisDisplayList

extension MeshPaint {
  /// Returns the mesh as a Cairo pattern, or nil if it has no grid.
  ///
  /// Each patch is divided into small quadrilaterals with straight sides and a colour at each corner.
  func pattern() -> OpaquePointer? {
    guard hasGrid, let pattern = cairo_pattern_create_mesh() else { return nil }
    let parts = (columns - 1) * (rows - 1)
    let steps = parts <= 64 ? 16 : parts <= 512 ? 8 : 3
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 {
        MeshPart(self, column, row).add(to: pattern, steps: steps)
      }
    }
    return pattern
  }

  fileprivate func vertex(_ column: Int, _ row: Int) -> Vertex {
    vertices[min(max(row, 0), rows - 1) * columns + min(max(column, 0), columns - 1)]
  }
}

/// A patch of a mesh, between four of its vertices: a Coons patch.
private struct MeshPart {
  private let mesh: MeshPaint
  private let column: Int
  private let row: Int

  init(_ mesh: MeshPaint, _ column: Int, _ row: Int) {
    (self.mesh, self.column, self.row) = (mesh, column, row)
  }

  func add(to pattern: OpaquePointer, steps: Int) {
    let corners = (0...steps).map { y in
      (0...steps).map { x -> (CGPoint, RGBAColor) in
        let (u, v) = (CGFloat(x) / CGFloat(steps), CGFloat(y) / CGFloat(steps))
        return (point(u, v), color(Double(u), Double(v)).clamped)
      }
    }
    for y in 0..<steps {
      for x in 0..<steps {
        cairo_mesh_pattern_begin_patch(pattern)
        let patch = [corners[y][x], corners[y][x + 1], corners[y + 1][x + 1], corners[y + 1][x]]
        for (index, (point, _)) in patch.enumerated() {
          if index == 0 {
            cairo_mesh_pattern_move_to(pattern, point.x, point.y)
          } else {
            cairo_mesh_pattern_line_to(pattern, point.x, point.y)
          }
        }
        for (index, (_, color)) in patch.enumerated() {
          cairo_mesh_pattern_set_corner_color_rgba(
            pattern, UInt32(index), color.red, color.green, color.blue, color.opacity)
        }
        cairo_mesh_pattern_end_patch(pattern)
      }
    }
  }

  /// Returns the point of the patch at parameters in `0...1`.
  ///
  /// Source: Coons, “Surfaces for Computer-Aided Design of Space Forms” (1967).
  private func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
    let (a, b) = (mesh.vertex(column, row), mesh.vertex(column + 1, row))
    let (c, d) = (mesh.vertex(column, row + 1), mesh.vertex(column + 1, row + 1))
    let top = cubic(a.position, a.trailing, b.leading, b.position, u)
    let bottom = cubic(c.position, c.trailing, d.leading, d.position, u)
    let leading = cubic(a.position, a.bottom, c.top, c.position, v)
    let trailing = cubic(b.position, b.bottom, d.top, d.position, v)
    func mixed(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
      let ruled = (1 - v) * top[keyPath: axis] + v * bottom[keyPath: axis]
      let other = (1 - u) * leading[keyPath: axis] + u * trailing[keyPath: axis]
      let above = (1 - u) * a.position[keyPath: axis] + u * b.position[keyPath: axis]
      let below = (1 - u) * c.position[keyPath: axis] + u * d.position[keyPath: axis]
      return ruled + other - (1 - v) * above - v * below
    }
    return CGPoint(x: mixed(\.x), y: mixed(\.y))
  }

  private func cubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (first, second, third, fourth) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: first * a.x + second * b.x + third * c.x + fourth * d.x,
      y: first * a.y + second * b.y + third * c.y + fourth * d.y)
  }

  /// Returns the colour at parameters in `0...1`: interpolated bilinearly, or by splines that continue into the neighbouring
  /// patches.
  ///
  /// Source: Catmull and Rom, “A Class of Local Interpolating Splines” (1974).
  private func color(_ u: Double, _ v: Double) -> RGBAColor {
    guard mesh.smoothsColors else {
      return sum(
        (0...1).flatMap { y in (0...1).map { x in (x, y, (x == 0 ? 1 - u : u) * (y == 0 ? 1 - v : v)) } })
    }
    let (across, down) = (weights(u), weights(v))
    return sum((-1...2).flatMap { y in (-1...2).map { x in (x, y, across[x + 1] * down[y + 1]) } })
  }

  private func weights(_ t: Double) -> [Double] {
    let (square, cube) = (t * t, t * t * t)
    return [
      (-cube + 2 * square - t) / 2, (3 * cube - 5 * square + 2) / 2, (-3 * cube + 4 * square + t) / 2,
      (cube - square) / 2,
    ]
  }

  private func sum(_ parts: [(x: Int, y: Int, weight: Double)]) -> RGBAColor {
    parts.reduce(RGBAColor(red: 0, green: 0, blue: 0, opacity: 0)) { sum, part in
      let color = mesh.vertex(column + part.x, row + part.y).color
      return RGBAColor(
        red: sum.red + color.red * part.weight, green: sum.green + color.green * part.weight,
        blue: sum.blue + color.blue * part.weight, opacity: sum.opacity + color.opacity * part.weight)
    }
  }
}
