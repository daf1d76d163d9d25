public import Foundation
public import TrellisGeometry

extension UnitPoint: Animatable {
  /// The two fractions, times 128: a spring then comes to rest at a fraction comparable to a small distance.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/unitpoint/animatabledata; the number: recorded, in
  /// OpenSwiftUI's reconstruction.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * 128, y * 128) }
    set { (x, y) = (newValue.first / 128, newValue.second / 128) }
  }
}

extension EdgeInsets: Animatable {
  /// The distances from the top, the leading side, the bottom and the trailing side.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
