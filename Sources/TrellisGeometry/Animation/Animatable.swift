/// Something between whose states others lie: what they are is said by numbers that can be added and scaled.
///
/// Trellis animates nothing yet: it keeps the data, and computes with it where it is asked to.
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
