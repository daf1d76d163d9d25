import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct AnimatableShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

  /// Returns the path at a fraction of the way between two shapes.
  private func path<S: Shape>(between first: S, and second: S, at amount: Double = 0.5) -> Path {
    var shape = first
    shape.animatableData.interpolate(towards: second.animatableData, amount: amount)
    return shape.path(in: rect)
  }

  private func data<S: Shape>(_ shape: S) -> S.AnimatableData { shape.animatableData }

  // MARK: - Shapes

  @Test func `rectangles, circles, ellipses, capsules and paths have no animatable data`() {
    #expect(data(Rectangle()) == EmptyAnimatableData())
    #expect(data(Circle()) == EmptyAnimatableData())
    #expect(data(Ellipse()) == EmptyAnimatableData())
    #expect(data(Capsule()) == EmptyAnimatableData())
    #expect(data(Path(rect)) == EmptyAnimatableData())
  }

  @Test func `a rounded rectangle's animatable data are its corner sizes`() {
    #expect(data(RoundedRectangle(cornerSize: CGSize(width: 3, height: 5))) == AnimatablePair(3, 5))
    #expect(
      path(between: RoundedRectangle(cornerRadius: 2), and: RoundedRectangle(cornerRadius: 8))
        == RoundedRectangle(cornerRadius: 5).path(in: rect))
    #expect(
      path(
        between: UnevenRoundedRectangle(topLeadingRadius: 2, topTrailingRadius: 8),
        and: UnevenRoundedRectangle(topLeadingRadius: 6, bottomLeadingRadius: 2))
        == UnevenRoundedRectangle(topLeadingRadius: 4, bottomLeadingRadius: 1, topTrailingRadius: 4)
        .path(in: rect))
  }

  @Test func `an inset shape is interpolated between two insets`() {
    #expect(
      path(between: Circle().inset(by: 2), and: Circle().inset(by: 6)) == Circle().inset(by: 4).path(in: rect)
    )
    #expect(
      path(
        between: RoundedRectangle(cornerRadius: 4).inset(by: 0),
        and: RoundedRectangle(cornerRadius: 8).inset(by: 2))
        == RoundedRectangle(cornerRadius: 6).inset(by: 1).path(in: rect))
  }

  @Test func `insets of a shape add up`() {
    #expect(Capsule().inset(by: 1).inset(by: 2).path(in: rect) == Capsule().inset(by: 3).path(in: rect))
    #expect(Rectangle().inset(by: 4).path(in: rect) == Path(CGRect(x: 4, y: 4, width: 32, height: 12)))
  }

  // MARK: - Derived shapes

  @Test func `moved, rotated and scaled shapes have the shape's animatable data and their own`() {
    let corners = data(RoundedRectangle(cornerRadius: 4))
    let base = RoundedRectangle(cornerRadius: 4)
    #expect(data(base.offset(x: 1, y: 2)) == AnimatablePair(corners, AnimatablePair(1, 2)))
    #expect(
      data(base.rotation(.radians(3), anchor: .bottomTrailing))
        == AnimatablePair(corners, AnimatablePair(384, AnimatablePair(128, 128))))
    #expect(
      data(base.scale(x: 2, y: 3, anchor: .top))
        == AnimatablePair(corners, AnimatablePair(AnimatablePair(2, 3), AnimatablePair(64, 0))))
    #expect(data(base.transform(CGAffineTransform(translationX: 1, y: 1))) == corners)
  }

  @Test func `transformed shapes are interpolated by their values`() {
    #expect(
      path(between: Rectangle().offset(x: 0, y: 2), and: Rectangle().offset(x: 8, y: 4))
        == Rectangle().offset(x: 4, y: 3).path(in: rect))
    #expect(
      path(between: Rectangle().scale(1), and: Rectangle().scale(2)) == Rectangle().scale(1.5).path(in: rect))
    #expect(
      path(between: Ellipse().rotation(.radians(0)), and: Ellipse().rotation(.radians(1)))
        == Ellipse().rotation(.radians(0.5)).path(in: rect))
    #expect(
      path(between: Ellipse().trim(from: 0, to: 0.5), and: Ellipse().trim(from: 0.25, to: 1))
        == Ellipse().trim(from: 0.125, to: 0.75).path(in: rect))
    #expect(
      path(between: Rectangle().stroke(lineWidth: 2), and: Rectangle().stroke(lineWidth: 4))
        == Rectangle().stroke(lineWidth: 3).path(in: rect))
    #expect(
      path(between: Ellipse().size(width: 2, height: 4), and: Ellipse().size(width: 4, height: 8))
        == Ellipse().size(width: 3, height: 6).path(in: rect))
  }

  // MARK: - Type-erased shapes, and custom ones

  @Test func `an AnyShape has its shape's animatable data`() {
    #expect(
      path(
        between: AnyShape(RoundedRectangle(cornerRadius: 2)), and: AnyShape(RoundedRectangle(cornerRadius: 8))
      )
        == RoundedRectangle(cornerRadius: 5).path(in: rect))
    // Shapes of two types aren't interpolated.
    #expect(
      path(between: AnyShape(RoundedRectangle(cornerRadius: 2)), and: AnyShape(Circle()), at: 0)
        == RoundedRectangle(cornerRadius: 2).path(in: rect))
    var shape = AnyShape(RoundedRectangle(cornerRadius: 2))
    shape.animatableData = AnyShape(Circle()).animatableData
    #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 2).path(in: rect))
    shape.animatableData = .zero
    #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 0).path(in: rect))
  }

  @Test func `type-erased animatable data are added and compared if their types match`() {
    let (a, b) = (
      data(AnyShape(RoundedRectangle(cornerRadius: 2))), data(AnyShape(RoundedRectangle(cornerRadius: 5)))
    )
    let other = data(AnyShape(Rectangle().offset(x: 1)))
    #expect(a + b == data(AnyShape(RoundedRectangle(cornerRadius: 7))))
    #expect(b - a == data(AnyShape(RoundedRectangle(cornerRadius: 3))))
    #expect(.zero + a == a && a - a == .zero && .zero == a - a)
    #expect(a != b && a != other && a + other == a)
    #expect(a.magnitudeSquared == 8)
  }

  private struct Star: Shape {
    var reach: CGFloat

    var animatableData: CGFloat {
      get { reach }
      set { reach = newValue }
    }

    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: reach, height: reach)) }
  }

  @Test func `a custom shape provides its own animatable data`() {
    #expect(path(between: Star(reach: 2), and: Star(reach: 4)) == Star(reach: 3).path(in: rect))
  }
}
