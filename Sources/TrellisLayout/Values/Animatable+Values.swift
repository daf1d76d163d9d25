public import Foundation
public import TrellisGeometry

extension UnitPoint: Animatable {
  /// The two shares, times 128: so that a spring is at rest when a share is as small as a small distance.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/unitpoint/animatabledata; the number: recorded, in OpenSwiftUI's
  /// reconstruction.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * 128, y * 128) }
    set { (x, y) = (newValue.first / 128, newValue.second / 128) }
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
