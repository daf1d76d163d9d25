public import Foundation
public import TrellisGeometry

extension UnitPoint: Animatable {
  /// The two shares.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/unitpoint/animatabledata.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension EdgeInsets: Animatable {
  /// The distances from the top, the leading side, the bottom and the trailing side.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/edgeinsets/animatabledata.
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
