import TrellisGeometry

/// Keyframes that run side by side.
struct KeyframeList<Value>: PrimitiveKeyframes {
  typealias Body = EmptyKeyframes<Value>

  private let elements: [any Keyframes<Value>]

  init(_ elements: [any Keyframes<Value>]) { self.elements = elements }

  func resolve(into tracks: inout ResolvedKeyframes<Value>, from initialValue: Value) {
    for element in elements { tracks.add(element, from: initialValue) }
  }
}

/// Keyframes of a track, one after the other.
struct TrackContentList<Value: Animatable>: PrimitiveTrackContent {
  typealias Body = EmptyTrackContent<Value>

  private let elements: [any KeyframeTrackContent<Value>]

  init(_ elements: [any KeyframeTrackContent<Value>]) { self.elements = elements }

  func append(to frames: inout [Keyframe<Value.AnimatableData>]) {
    for element in elements { element.add(to: &frames) }
  }
}

extension KeyframeTrackContentBuilder {
  /// The keyframes of one of two branches.
  public struct Conditional<First, Second>: KeyframeTrackContent
  where First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value> {
    /// The keyframes have no body.
    public typealias Body = EmptyTrackContent<Value>

    private let content: any KeyframeTrackContent<Value>

    init(first: First) { content = first }
    init(second: Second) { content = second }
  }
}

extension KeyframeTrackContentBuilder.Conditional: PrimitiveTrackContent {
  func append(to frames: inout [Keyframe<Value.AnimatableData>]) { content.add(to: &frames) }
}
