public import Foundation

extension Path {
  /// Creates a path of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates a path of a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path of a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a path of a rectangle with a separate radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates a path of the ellipse inscribed in a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Adds a rectangle, clockwise on the screen from its top left corner; a null rectangle adds nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    addPolygon(rect.corners.map { $0.applying(transform) })
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  private mutating func addPolygon(_ corners: [CGPoint]) {
    addLines(corners)
    closeSubpath()
  }

  /// Adds a rectangle with rounded corners.
  ///
  /// A radius is at most half of its side. A corner with different width and height is elliptical, whatever the style. The
  /// outline is clockwise on the screen. With circular corners, the outline begins at the middle of the right side; with
  /// continuous ones, at the top left corner.
  ///
  /// Source: inferred, for the start with circular corners: programs trim a capsule from 0 to 0.5 for its lower half.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let width = min(max(cornerSize.width, 0), rect.width / 2)
    let height = min(max(cornerSize.height, 0), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    let isEven = cornerSize.width == cornerSize.height
    if isEven, style == .continuous {
      let radii = RectangleCornerRadii(all: cornerSize.width)
      return addRoundedRect(in: rect, cornerRadii: radii, style: style, transform: transform)
    }
    move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(transform))
    addCorners(
      of: rect, transform,
      [CGSize](repeating: CGSize(width: width, height: height), count: 4).map { (Corner.circular, $0) },
      in: [2, 3, 0, 1])
  }

  /// Adds a rectangle with a separate radius for each corner.
  ///
  /// If two radii together exceed their side, all radii are reduced by the same factor.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let radii = cornerRadii.fitting(rect.size)
    guard radii.contains(where: { $0 > 0 }) else { return addRect(rect, transform: transform) }
    let corners = radii.indices.map { index -> (Corner, CGSize) in
      let size = CGSize(width: radii[index], height: radii[index])
      guard style == .continuous, radii[index] > 0 else { return (.circular, size) }
      return (.continuous(limit: RectangleCornerRadii.greatestReach(at: index, radii, in: rect.size)), size)
    }
    addCorners(of: rect, transform, corners)
  }

  /// Adds a rectangle's corners, clockwise from the top left one, or in the given order from the current point.
  private mutating func addCorners(
    of rect: CGRect, _ transform: CGAffineTransform, _ corners: [(shape: Corner, size: CGSize)],
    in order: [Int]? = nil
  ) {
    // In a corner's unit space, (1, 0) points towards the previous corner, and (0, 1) towards the next one.
    let frames: [(origin: CGPoint, before: CGPoint, behind: CGPoint)] = [
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
    ]
    for index in order ?? [0, 1, 2, 3] {
      let (frame, corner) = (frames[index], corners[index])
      func place(_ point: CGPoint) -> CGPoint {
        CGPoint(
          x: frame.origin.x + (point.x * frame.before.x + point.y * frame.behind.x) * corner.size.width,
          y: frame.origin.y + (point.x * frame.before.y + point.y * frame.behind.y) * corner.size.height
        ).applying(transform)
      }
      let start = place(corner.shape.start)
      if order == nil, index == 0 { move(to: start) } else { addLine(to: start) }
      for curve in corner.shape.curves where corner.size != .zero {
        addCurve(to: place(curve.end), control1: place(curve.first), control2: place(curve.second))
      }
    }
    closeSubpath()
  }

  /// Adds the ellipse inscribed in a rectangle, clockwise on the screen from its rightmost point.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let unit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    let all = unit.concatenating(transform)
    move(to: CGPoint(x: 1, y: 0).applying(all))
    addUnitArc(from: 0, by: 2 * .pi, all)
    closeSubpath()
  }
}
