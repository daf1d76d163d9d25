public import Foundation
public import TrellisGeometry
public import TrellisLayout

/// A rectangle whose corners are square, round, or concentric with those of the container's shape.
///
/// The radius of a concentric corner is that of the container's corner, minus the distance between both corners: the longer of
/// the horizontal and the vertical one. Leading is left, whatever the layout direction.
///
/// Source: documented, developer.apple.com/documentation/swiftui/concentricrectangle; the distance between corners: ours.
public nonisolated struct ConcentricRectangle: InsettableShape {
  /// The styles of the corners, in the order of ``Edge/Corner``.
  private let styles: [Edge.Corner.Style]
  /// The numbers of corners that get the largest radius among them.
  private let uniform: [[Int]]
  private var inset: CGFloat = 0

  private init(
    _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style, _ bottomLeading: Edge.Corner.Style,
    _ bottomTrailing: Edge.Corner.Style, uniform: [[Int]] = []
  ) {
    (styles, self.uniform) = ([topLeading, topTrailing, bottomLeading, bottomTrailing], uniform)
  }

  /// Creates a rectangle whose corners are concentric, each by itself.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle whose corners have one style, and one radius if they are uniform: the largest.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(corners, corners, corners, corners, uniform: isUniform ? [[0, 1, 2, 3]] : [])
  }

  /// Creates a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) { self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner) }

  /// Creates a rectangle whose top corners have one radius, and whose bottom corners have one.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners,
      uniform: [[0, 1], [2, 3]])
  }

  /// Creates a rectangle whose leading corners have one radius, and whose trailing corners have one.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners,
      uniform: [[0, 2], [1, 3]])
  }

  /// Creates a rectangle whose top corners have one radius.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner, uniform: [[0, 1]])
  }

  /// Creates a rectangle whose bottom corners have one radius.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners, uniform: [[2, 3]])
  }

  /// Returns the outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    let outer = concentricRadii(in: rect)
    var radii = zip(styles, outer).map { style, outer in
      style.isConcentric ? max(style.radius, outer) : style.radius
    }
    for corners in uniform {
      let largest = corners.map { radii[$0] }.max() ?? 0
      for corner in corners { radii[corner] = largest }
    }
    radii = radii.map { max($0 - inset, 0) }
    return Path(
      roundedRect: rect.inset(by: inset),
      cornerRadii: RectangleCornerRadii(
        topLeading: radii[0], bottomLeading: radii[2], bottomTrailing: radii[3], topTrailing: radii[1]))
  }

  private func concentricRadii(in rect: CGRect) -> [CGFloat] {
    guard styles.contains(where: \.isConcentric), StateWrites.isOnMainActor else { return [0, 0, 0, 0] }
    return MainActor.assumeIsolated { ContainerShapes.current?.concentricRadii(in: rect) ?? [0, 0, 0, 0] }
  }

  /// Returns the shape with its outline moved inwards by a distance, in points.
  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle whose corners have one style, and one radius if they are uniform: the largest.
  public static nonisolated func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// Returns a rectangle whose top corners have one radius, and whose bottom corners have one.
  public static nonisolated func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The container's shape, inset by the view's distance from the container's edges.
  public static nonisolated var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
