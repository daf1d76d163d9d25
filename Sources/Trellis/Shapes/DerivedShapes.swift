public import Foundation
public import TrellisGeometry
public import TrellisLayout

/// A shape, moved.
///
/// Source: documented, developer.apple.com/documentation/swiftui/offsetshape.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is moved, in points.
  public var offset: CGSize

  /// Creates a shape that is moved.
  public init(shape: Content, offset: CGSize) {
    (self.shape, self.offset) = (shape, offset)
  }

  /// The moved outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's own data, and how far it is moved.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/offsetshape/animatabledata.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A shape, turned about a point of its rectangle.
///
/// Source: documented, developer.apple.com/documentation/swiftui/rotatedshape.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is turned.
  public var angle: Angle
  /// The point that stays.
  public var anchor: UnitPoint

  /// Creates a shape that is turned.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  /// The turned outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: angle.radians).about(anchor, of: rect))
  }

  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's own data, how far it is turned, and about which point.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/rotatedshape/animatabledata.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape, made larger or smaller about a point of its rectangle.
///
/// Source: documented, developer.apple.com/documentation/swiftui/scaledshape.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How much larger it is, on each axis.
  public var scale: CGSize
  /// The point that stays.
  public var anchor: UnitPoint

  /// Creates a shape that is made larger or smaller.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// The larger or smaller outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, of: rect))
  }

  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's own data, how much larger it is, and about which point.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/scaledshape/animatabledata.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape, transformed about the origin.
///
/// Source: documented, developer.apple.com/documentation/swiftui/transformedshape.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform

  /// Creates a shape that is transformed.
  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  /// The transformed outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's own data; the transform is no part of it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/transformedshape/animatabledata.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A part of a shape's outline.
nonisolated struct TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var from: CGFloat
  var to: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: from, to: to) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's own data, and the two places along its outline.
  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(from, to)) }
    set {
      shape.animatableData = newValue.first
      (from, to) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// The outline of the line along a shape's.
nonisolated struct StrokedShape<Content: Shape>: Shape {
  var shape: Content
  var style: StrokeStyle

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's own data, and the line's.
  var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A shape in a rectangle of its own.
nonisolated struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize

  func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's own data, and the size.
  var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
