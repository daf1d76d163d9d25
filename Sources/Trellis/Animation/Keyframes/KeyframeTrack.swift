public import TrellisGeometry

/// Keyframes of a part of a value, one after the other.
///
/// Tracks of one timeline run side by side.
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Value: Animatable, Value == Content.Value, Content: KeyframeTrackContent {
  /// The track has no body.
  public typealias Body = EmptyKeyframes<Root>

  let keyPath: WritableKeyPath<Root, Value>
  let content: Content

  /// Creates a track of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    (keyPath, self.content) = (\.self, content())
  }

  /// Creates a track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    (self.keyPath, self.content) = (keyPath, content())
  }
}

extension KeyframeTrack: PrimitiveKeyframes {
  func resolve(into tracks: inout ResolvedKeyframes<Root>, from initialValue: Root) {
    var frames: [Keyframe<Value.AnimatableData>] = []
    content.add(to: &frames)
    tracks.add(
      ResolvedTrack(frames, from: initialValue[keyPath: keyPath].animatableData), of: keyPath)
  }
}

/// A group of keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable = Body.Value
  /// The type of the body.
  associatedtype Body: KeyframeTrackContent

  /// The group of keyframes that this group consists of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// A group of keyframes with a method instead of a body.
protocol PrimitiveTrackContent<Value>: KeyframeTrackContent where Body == EmptyTrackContent<Value> {
  /// Appends the keyframes.
  func append(to frames: inout [Keyframe<Value.AnimatableData>])
}

extension KeyframeTrackContent where Body == EmptyTrackContent<Value> {
  /// No keyframes.
  public var body: EmptyTrackContent<Value> { EmptyTrackContent() }
}

extension KeyframeTrackContent {
  /// Appends the keyframes to those before them.
  func add(to frames: inout [Keyframe<Value.AnimatableData>]) {
    if let primitive = self as? any PrimitiveTrackContent<Value> {
      primitive.append(to: &frames)
    } else if let body = body as? any KeyframeTrackContent<Value> {
      body.add(to: &frames)
    }
  }
}

/// A group without keyframes: the body of groups that have no body.
public struct EmptyTrackContent<Value: Animatable>: KeyframeTrackContent {
  /// The group has no body.
  public typealias Body = EmptyTrackContent<Value>
}

extension EmptyTrackContent: PrimitiveTrackContent {
  func append(to frames: inout [Keyframe<Value.AnimatableData>]) {}
}
