/// Something between whose states others lie: what they are is said by numbers that can be added and scaled.
///
/// A view, a modifier, a shape or a layout that is one goes from value to value where its change is animated.
///
/// Source: documented, developer.apple.com/documentation/swiftui/animatable.
public protocol Animatable {
  /// The type of the numbers.
  associatedtype AnimatableData: VectorArithmetic

  /// The numbers; setting them leaves everything else as it is.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No numbers.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
