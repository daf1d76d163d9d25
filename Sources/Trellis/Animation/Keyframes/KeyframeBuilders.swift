public import TrellisGeometry

/// A builder of keyframes from tracks, or from the keyframes of a whole value.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Returns tracks unchanged.
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }

  /// Returns the keyframes of a track of the whole value, unchanged.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K
  where Value: Animatable { expression }

  /// Returns keyframes without tracks.
  public static func buildBlock() -> some Keyframes<Value> { KeyframeList<Value>([]) }

  /// Returns the first component, unchanged.
  public static func buildPartialBlock<K>(first: K) -> K { first }

  /// Returns the preceding tracks and further ones.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeList<Value>([accumulated, next])
  }

  /// Returns the preceding keyframes and further ones of the same track.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    TrackContentList<Value>([accumulated, next])
  }

  /// Returns the keyframes of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> some KeyframeTrackContent<Value> where Value: Animatable
  {
    TrackContentList<Value>(components)
  }

  /// Returns the keyframes of a condition's first branch.
  public static func buildEither<First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<First, Second> where Value: Animatable {
    .init(first: component)
  }

  /// Returns the keyframes of a condition's second branch.
  public static func buildEither<First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<First, Second> where Value: Animatable {
    .init(second: component)
  }

  /// Returns tracks unchanged.
  public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }

  /// Returns a track of the whole value.
  public static func buildFinalResult<K: KeyframeTrackContent<Value>>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where Value: Animatable {
    KeyframeTrack { component }
  }
}

/// A builder of a track's keyframes.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns a keyframe or a group, unchanged.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }

  /// Returns a group without keyframes.
  public static func buildBlock() -> some KeyframeTrackContent<Value> { TrackContentList<Value>([]) }

  /// Returns the first component, unchanged.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

  /// Returns the preceding keyframes and further ones.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    TrackContentList<Value>([accumulated, next])
  }

  /// Returns the keyframes of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> some KeyframeTrackContent<Value>
  {
    TrackContentList<Value>(components)
  }

  /// Returns the keyframes of a condition's first branch.
  public static func buildEither<First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>>(
    first component: First
  ) -> Conditional<First, Second> { Conditional(first: component) }

  /// Returns the keyframes of a condition's second branch.
  public static func buildEither<First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>>(
    second component: Second
  ) -> Conditional<First, Second> { Conditional(second: component) }
}
