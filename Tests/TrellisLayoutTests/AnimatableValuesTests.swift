import Foundation
import Testing
import TrellisGeometry
import TrellisLayout

@Suite struct AnimatableValuesTests {
  @Test func `unit points are interpolated`() {
    var point = UnitPoint.topLeading
    point.animatableData.interpolate(towards: UnitPoint(x: 1, y: 0.5).animatableData, amount: 0.5)
    #expect(point == UnitPoint(x: 0.5, y: 0.25))
  }

  @Test func `edge insets are interpolated separately`() {
    var insets = EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    let other = EdgeInsets(top: 4, leading: 8, bottom: 12, trailing: 16)
    insets.animatableData.interpolate(towards: other.animatableData, amount: 0.5)
    #expect(insets == EdgeInsets(top: 3, leading: 6, bottom: 9, trailing: 12))
  }
}
