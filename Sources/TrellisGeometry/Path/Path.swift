public import Foundation

/// The outline of a shape: lines and curves in one or more subpaths.
///
/// Coordinates are in points, y down, in the coordinate space of the view that draws the path. A path with NaN or infinite points
/// is stored unchanged, and draws nothing.
public struct Path: Hashable, Sendable {
  /// An element of the outline.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath at a point.
    case move(to: CGPoint)
    /// Adds a straight line.
    case line(to: CGPoint)
    /// Adds a quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Adds a cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Adds a line back to the start of the subpath, and ends it.
    case closeSubpath
  }

  /// The elements in order; the first is a move.
  package private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates a path from its elements.
  package init(elements: [Element]) {
    self.elements = elements
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with each element, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// The point from which the next element continues, or nil if the path is empty.
  ///
  /// O(1), but linear in the last subpath if that is closed.
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
  /// The end of the element, or nil for a closing one.
  package var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  /// Returns the element with its points transformed by a closure.
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
  /// Begins a new subpath at a point.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
  }

  /// Adds a line; in an empty path, only begins a subpath at `end`.
  public mutating func addLine(to end: CGPoint) {
    guard beginsHere(at: end) else { return }
    elements.append(.line(to: end))
  }

  /// Adds a quadratic Bézier curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard beginsHere(at: end) else { return }
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard beginsHere(at: end) else { return }
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Returns whether there is a point to draw from; otherwise begins the path at `end`.
  ///
  /// After a closed subpath, begins a new one at the start of the closed one.
  private mutating func beginsHere(at end: CGPoint) -> Bool {
    guard let last = elements.last else {
      elements.append(.move(to: end))
      return false
    }
    if last == .closeSubpath, let start = currentPoint { elements.append(.move(to: start)) }
    return true
  }

  /// Adds a line back to the start of the subpath, and ends it.
  public mutating func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
    elements.append(.closeSubpath)
  }

  /// Adds a subpath of lines between points, beginning at the first one.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the elements of another path, transformed.
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
  /// Returns the transformed path.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    return Path(elements: elements.map { $0.map { $0.applying(transform) } })
  }

  /// Returns the path moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Returns the path with all points transformed by a perspective transform: exact for lines, approximate for curves.
  package func applying(_ transform: ProjectionTransform) -> Path {
    if transform.isAffine { return applying(transform.affine) }
    return Path(elements: elements.map { $0.map { $0.applying(transform) } })
  }
}
