public import Foundation

/// The outline of a shape: lines and curves, in one piece or several.
///
/// Points are in the coordinate space of who draws it, in points, y down. A path with NaN or infinite points in it is
/// kept as it is, and draws nothing.
///
/// Source: documented, developer.apple.com/documentation/swiftui/path.
public struct Path: Hashable, Sendable {
  /// A step of the outline.
  public enum Element: Hashable, Sendable {
    /// Begins a piece at a point.
    case move(to: CGPoint)
    /// A line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the piece began.
    case closeSubpath
  }

  /// The steps, in order: the first is a move.
  package private(set) var elements: [Element] = []

  /// Creates a path with nothing in it.
  public init() {}

  /// Creates a path and has a closure draw it.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates a path of steps.
  package init(elements: [Element]) {
    self.elements = elements
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with each step, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Where the next step goes on; nil where there is none.
  ///
  /// O(1), but for a path that ends with a closed piece: linear in that.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    if let end = last.end { return end }
    for element in elements.reversed() {
      if case .move(let start) = element { return start }
    }
    return nil
  }
}

extension Path.Element {
  /// Where the step ends; nil for one back to the start.
  package var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  /// The same step with its points moved.
  func map(_ move: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: move(end))
    case .line(let end): .line(to: move(end))
    case .quadCurve(let end, let control): .quadCurve(to: move(end), control: move(control))
    case .curve(let end, let first, let second):
      .curve(to: move(end), control1: move(first), control2: move(second))
    case .closeSubpath: .closeSubpath
    }
  }
}

// MARK: - Drawing

extension Path {
  /// Begins a new piece at a point.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
  }

  /// Draws a line; the first step of a path only begins it.
  public mutating func addLine(to end: CGPoint) {
    guard beginsHere(at: end) else { return }
    elements.append(.line(to: end))
  }

  /// Draws a quadratic Bézier curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard beginsHere(at: end) else { return }
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Draws a cubic Bézier curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard beginsHere(at: end) else { return }
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Whether there is a point to draw from; where there is none, the path begins at `end`.
  ///
  /// Behind a closed piece a new one begins where that began.
  private mutating func beginsHere(at end: CGPoint) -> Bool {
    guard let last = elements.last else {
      elements.append(.move(to: end))
      return false
    }
    if last == .closeSubpath, let start = currentPoint { elements.append(.move(to: start)) }
    return true
  }

  /// Draws a line back to where the piece began, and ends it there.
  public mutating func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
    elements.append(.closeSubpath)
  }

  /// Draws a piece of lines between points, the first of which begins it.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds another path, transformed.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if transform.isIdentity {
      elements += path.elements
    } else {
      elements += path.elements.map { $0.map { $0.applying(transform) } }
    }
  }
}

// MARK: - Moving

extension Path {
  /// The path, transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    return Path(elements: elements.map { $0.map { $0.applying(transform) } })
  }

  /// The path, moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The path as a transform with perspective shows it, point by point: straight lines stay exact, curves nearly so.
  package func applying(_ transform: ProjectionTransform) -> Path {
    if transform.isAffine { return applying(transform.affine) }
    return Path(elements: elements.map { $0.map { $0.applying(transform) } })
  }
}
