public import Foundation
public import TrellisGeometry
public import TrellisLayout

/// A figure that fills whatever room it is given; as a view, painted with the foreground.
///
/// Numbers that lie between one outline and another are its `animatableData`; a shape that has none needn't say so. Nothing
/// moves by them yet.
///
/// Source: documented, developer.apple.com/documentation/swiftui/shape.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points, y down.
  func path(in rect: CGRect) -> Path

  /// The size that the shape takes where a size is proposed; all of it, and 10 points where nothing is, unless the shape
  /// says otherwise.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// All of the proposal, and 10 points where nothing is proposed.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape, filled with the foreground.
  public var body: some View { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape with a rectangle inside it that it can be drawn in instead, so that its outline moves inwards.
///
/// Source: documented, developer.apple.com/documentation/swiftui/insettableshape.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the shape when it has moved.
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline moved inwards by a distance, in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape of any type.
///
/// Source: documented, developer.apple.com/documentation/swiftui/anyshape.
public nonisolated struct AnyShape: Shape {
  private var shape: any Shape

  /// Creates a shape that stands for another.
  public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  /// The other shape's outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The other shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The other shape's data; those of a shape of another type change nothing.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/anyshape/animatabledata.
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
  /// The path, wherever it is drawn.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
