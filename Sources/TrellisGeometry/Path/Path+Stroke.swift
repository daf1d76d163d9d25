import Foundation

extension Path {
  /// Returns the outline of the line that a style draws along the path: its fill looks like the path's stroke.
  ///
  /// Curves become lines with an error of at most 0.02 points; round caps and joins become arcs. The outline crosses itself
  /// wherever the line does, so fill it with the nonzero rule. The result is empty if the line width isn't positive and finite,
  /// or if the path contains NaN or infinite points.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite, !controlBounds.isNull else { return Path() }
    var outline = Path()
    for (points, isClosed) in polylines(tolerance: 0.02) where points.count > 1 {
      for line in StrokedLine(points, isClosed: isClosed).dashes(style.usableDash, phase: style.dashPhase) {
        outline.addOutline(of: line, style)
      }
    }
    return outline
  }

  private mutating func addOutline(of line: StrokedLine, _ style: StrokeStyle) {
    let half = style.lineWidth / 2
    guard line.points.count > 1 else { return addDot(at: line.points[0], half, style.lineCap) }
    if line.isClosed {
      addSide(of: line, half, style)
      closeSubpath()
      addSide(of: line.reversed, half, style)
    } else {
      addSide(of: line, half, style)
      addCap(at: line.points[line.points.count - 1], line.directions[line.directions.count - 1], half, style)
      addSide(of: line.reversed, half, style, isContinued: true)
      addCap(at: line.points[0], -line.directions[0], half, style)
    }
    closeSubpath()
  }

  /// Adds a dot for a subpath without length, unless the line caps are butt.
  private mutating func addDot(at point: CGPoint, _ half: CGFloat, _ cap: CGLineCap) {
    let frame = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    switch cap {
    case .butt: break
    case .round: addEllipse(in: frame)
    case .square: addRect(frame)
    }
  }

  /// Adds the left side of a line, as seen along it on the screen, with its corners.
  private mutating func addSide(
    of line: StrokedLine, _ half: CGFloat, _ style: StrokeStyle, isContinued: Bool = false
  ) {
    let directions = line.directions
    let start = line.points[0] + directions[0].left * half
    if isContinued { addLine(to: start) } else { move(to: start) }
    for index in directions.indices {
      let corner = line.points[(index + 1) % line.points.count]
      addLine(to: corner + directions[index].left * half)
      if index + 1 < directions.count {
        addCorner(at: corner, directions[index], directions[index + 1], half, style)
      } else if line.isClosed {
        addCorner(at: corner, directions[index], directions[0], half, style)
      }
    }
  }

  /// Adds the corner from the side of one direction to the side of the next.
  private mutating func addCorner(
    at point: CGPoint, _ before: Vector, _ behind: Vector, _ half: CGFloat, _ style: StrokeStyle
  ) {
    let cross = before.dx * behind.dy - before.dy * behind.dx
    let dot = before.dx * behind.dx + before.dy * behind.dy
    let turn = atan2(cross, dot)
    let end = point + behind.left * half
    // Flattened curves turn only a little: a corner there is a single point.
    if abs(turn) < 0.2 {
      if turn > 0 { addLine(to: point + (before.left + behind.left) * (half / (1 + dot))) }
    } else if turn < 0 {
      // On the inner side of the bend, the outline passes through the line itself, so that the winding number has the same sign
      // everywhere.
      addLine(to: point)
    } else if style.lineJoin == .round {
      let left = before.left
      let circle = CGAffineTransform(a: half, b: 0, c: 0, d: half, tx: point.x, ty: point.y)
      return addUnitArc(from: atan2(left.dy, left.dx), by: turn, circle)
    } else if style.lineJoin == .miter, 1 / cos(turn / 2) <= style.miterLimit, dot > -1 {
      addLine(to: point + (before.left + behind.left) * (half / (1 + dot)))
    }
    addLine(to: end)
  }

  /// Adds the cap from the left side of a line's end to the right side.
  private mutating func addCap(
    at point: CGPoint, _ direction: Vector, _ half: CGFloat, _ style: StrokeStyle
  ) {
    let left = direction.left
    switch style.lineCap {
    case .butt: addLine(to: point + left * -half)
    case .round:
      let circle = CGAffineTransform(a: half, b: 0, c: 0, d: half, tx: point.x, ty: point.y)
      addUnitArc(from: atan2(left.dy, left.dx), by: .pi, circle)
    case .square:
      addLine(to: point + (left + direction) * half)
      addLine(to: point + (direction + -left) * half)
      addLine(to: point + left * -half)
    }
  }
}

extension StrokeStyle {
  /// The alternating lengths of dashes and gaps, an even number; empty if the line has no gaps.
  fileprivate var usableDash: [CGFloat] {
    guard dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) else { return [] }
    return dash.count % 2 == 0 ? dash : dash + dash
  }
}
