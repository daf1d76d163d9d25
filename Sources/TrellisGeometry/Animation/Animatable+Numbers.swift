public import Foundation

extension Double: Animatable {
  /// The number itself.
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  /// The number itself.
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  /// The number itself.
  public typealias AnimatableData = CGFloat
}
