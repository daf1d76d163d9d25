public import TrellisGeometry

/// Builds keyframes out of tracks, or out of the keyframes of a whole value.
///
/// Source: documented, developer.apple.com/documentation/swiftui/keyframesbuilder.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Tracks.
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }

  /// The keyframes of a track of the whole value.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K
  where Value: Animatable { expression }

  /// No tracks.
  public static func buildBlock() -> some Keyframes<Value> { KeyframeList<Value>([]) }

  /// A first one.
  public static func buildPartialBlock<K>(first: K) -> K { first }

  /// Those before, and one more.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeList<Value>([accumulated, next])
  }

  /// Those before, and one more of the same track.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    TrackContentList<Value>([accumulated, next])
  }

  /// Tracks of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> some KeyframeTrackContent<Value> where Value: Animatable
  {
    TrackContentList<Value>(components)
  }

  /// The one branch.
  public static func buildEither<First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<First, Second> where Value: Animatable {
    .init(first: component)
  }

  /// The other branch.
  public static func buildEither<First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<First, Second> where Value: Animatable {
    .init(second: component)
  }

  /// Tracks.
  public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }

  /// A track of the whole value.
  public static func buildFinalResult<K: KeyframeTrackContent<Value>>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where Value: Animatable {
    KeyframeTrack { component }
  }
}

/// Builds the keyframes of a track.
///
/// Source: documented, developer.apple.com/documentation/swiftui/keyframetrackcontentbuilder.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe, or a group.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }

  /// No keyframes.
  public static func buildBlock() -> some KeyframeTrackContent<Value> { TrackContentList<Value>([]) }

  /// A first one.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

  /// Those before, and one more.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    TrackContentList<Value>([accumulated, next])
  }

  /// Those of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> some KeyframeTrackContent<Value>
  {
    TrackContentList<Value>(components)
  }

  /// The one branch.
  public static func buildEither<First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>>(
    first component: First
  ) -> Conditional<First, Second> { Conditional(first: component) }

  /// The other branch.
  public static func buildEither<First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>>(
    second component: Second
  ) -> Conditional<First, Second> { Conditional(second: component) }
}
