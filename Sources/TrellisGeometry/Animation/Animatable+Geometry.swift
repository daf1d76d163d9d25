public import Foundation

extension CGPoint: Animatable {
  /// x and y.
  ///
  /// Source: documented, developer.apple.com/documentation/corefoundation/cgpoint/animatabledata.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The width and the height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Angle: Animatable {
  /// The angle in radians, times 128: so that a spring is at rest when an angle is as small as a small distance.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/angle/animatabledata; the number: recorded, in OpenSwiftUI's
  /// reconstruction.
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}

extension StrokeStyle: Animatable {
  /// The width, how far a corner may reach, and where in the dashes the line begins; the dashes' lengths are no part of it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/strokestyle/animatabledata.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension RectangleCornerRadii: Animatable {
  /// The radii: those of the leading side, top and bottom, then those of the trailing side, bottom and top.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}
