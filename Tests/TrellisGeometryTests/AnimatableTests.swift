import Foundation
import Testing
import TrellisGeometry

@Suite struct AnimatableTests {
  private typealias Pair = AnimatablePair<Double, AnimatablePair<CGFloat, Float>>

  private func pair(_ first: Double, _ second: CGFloat, _ third: Float) -> Pair {
    AnimatablePair(first, AnimatablePair(second, third))
  }

  // MARK: - Numbers

  @Test func `a number scales by multiplication, and its squared magnitude is its square`() {
    var number = 3.0
    number.scale(by: -2)
    #expect(number == -6)
    #expect(CGFloat(2).scaled(by: 1.5) == 3)
    #expect(Float(0.25).scaled(by: 4) == 1)
    #expect(
      ((-3.0).magnitudeSquared, Float(0.5).magnitudeSquared, CGFloat(2).magnitudeSquared) == (9, 0.25, 4))
  }

  @Test(arguments: [(0, 10), (0.25, 12.5), (1, 20), (1.5, 25), (-1, 0)])
  func `numbers are interpolated and extrapolated`(amount: Double, expected: Double) {
    #expect(10.0.interpolated(towards: 20, amount: amount) == expected)
    var number = CGFloat(10)
    number.interpolate(towards: 20, amount: amount)
    #expect(Double(number) == expected)
  }

  // MARK: - Pairs

  @Test func `pairs are added, subtracted and scaled component by component`() {
    let (a, b) = (pair(1, 2, 4), pair(10, 20, 40))
    #expect(a + b == pair(11, 22, 44))
    #expect(b - a == pair(9, 18, 36))
    #expect(a.scaled(by: 0.5) == pair(0.5, 1, 2))
    #expect(a.interpolated(towards: b, amount: 0.5) == pair(5.5, 11, 22))
    #expect(Pair.zero == pair(0, 0, 0))
    #expect(a + .zero == a && a - a == .zero)
    var sum = a
    sum += b
    sum -= a
    #expect(sum == b)
  }

  @Test func `a pair's magnitude covers all its components`() {
    #expect(pair(1, 2, 4).magnitudeSquared == 21)
    #expect(Pair.zero.magnitudeSquared == 0)
  }

  @Test func `empty animatable data stay empty`() {
    var none = EmptyAnimatableData()
    none.scale(by: 3)
    #expect(none + none - none == .zero)
    #expect(none.magnitudeSquared == 0)
  }

  // MARK: - Values

  /// Returns the value halfway between two values.
  private func middle<Value: Animatable>(_ first: Value, _ second: Value) -> Value {
    var value = first
    value.animatableData.interpolate(towards: second.animatableData, amount: 0.5)
    return value
  }

  @Test func `points, sizes, rectangles and angles are interpolated`() {
    #expect(middle(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 8)) == CGPoint(x: 2, y: 5))
    #expect(middle(CGSize(width: 4, height: 0), CGSize(width: 8, height: 6)) == CGSize(width: 6, height: 3))
    #expect(
      middle(CGRect(x: 0, y: 2, width: 4, height: 6), CGRect(x: 8, y: 4, width: 0, height: 2))
        == CGRect(x: 4, y: 3, width: 2, height: 4))
    #expect(middle(Angle.radians(1), .radians(2)) == .radians(1.5))
  }

  @Test func `corner radii are interpolated separately`() {
    let corners = middle(
      RectangleCornerRadii(topLeading: 2, bottomLeading: 4, bottomTrailing: 6, topTrailing: 8),
      RectangleCornerRadii(topLeading: 4, bottomLeading: 8, bottomTrailing: 12, topTrailing: 16))
    #expect(
      corners == RectangleCornerRadii(topLeading: 3, bottomLeading: 6, bottomTrailing: 9, topTrailing: 12))
  }

  @Test func `stroke styles are interpolated, but caps and dash counts are the first's`() {
    let first = StrokeStyle(lineWidth: 2, lineCap: .round, miterLimit: 10, dash: [3], dashPhase: 0)
    let second = StrokeStyle(lineWidth: 6, lineCap: .butt, miterLimit: 4, dash: [9, 1], dashPhase: 8)
    #expect(
      middle(first, second)
        == StrokeStyle(lineWidth: 4, lineCap: .round, miterLimit: 7, dash: [3], dashPhase: 4))
  }

  @Test func `animatable data may be declared or omitted`() {
    struct Level: Animatable {
      var animatableData = 1.0
    }
    struct Nothing: Animatable {}
    #expect(middle(Level(animatableData: 2), Level(animatableData: 4)).animatableData == 3)
    #expect(Nothing().animatableData == EmptyAnimatableData())
  }
}
