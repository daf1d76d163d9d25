public import Foundation
public import TrellisGeometry
public import TrellisLayout

/// A figure that fills the space that it is given; as a view, it is painted with the foreground.
///
/// A shape's `animatableData` are the numbers that change between two outlines; a shape without such numbers needn't implement this
/// property.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle, in points, with y pointing down.
  func path(in rect: CGRect) -> Path

  /// Returns the size of the shape for a proposal.
  ///
  /// By default, that is the proposal, with 10 points for each unspecified dimension.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// Returns the proposal, with 10 points for each unspecified dimension.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape, filled with the foreground.
  public var body: some View { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape whose outline can be moved inwards.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its outline moved inwards by a distance, in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape of any type.
public nonisolated struct AnyShape: Shape {
  private var shape: any Shape

  /// Creates a shape that wraps another.
  public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  /// Returns the wrapped shape's outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// Returns the wrapped shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The wrapped shape's data; data of a shape of another type is ignored.
  public var animatableData: _AnyAnimatableData {
    get {
      func data<S: Shape>(of shape: S) -> _AnyAnimatableData { _AnyAnimatableData(shape.animatableData) }
      return data(of: shape)
    }
    set {
      func setting<S: Shape>(_ shape: S) -> S {
        var shape = shape
        if let data = newValue.value(of: S.AnimatableData.self) { shape.animatableData = data }
        return shape
      }
      shape = setting(shape)
    }
  }
}

extension Path: Shape {
  /// Returns the path itself, whatever the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
