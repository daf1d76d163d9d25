import TrellisGeometry

/// The tracks of keyframes by which a value changes over time.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The type of the body.
  associatedtype Body: Keyframes where Body.Value == Value

  /// The keyframes that these consist of.
  @KeyframesBuilder<Value> var body: Body { get }
}

/// Keyframes with a method instead of a body.
protocol PrimitiveKeyframes<Value>: Keyframes where Body == EmptyKeyframes<Value> {
  /// Adds the tracks.
  func resolve(into tracks: inout ResolvedKeyframes<Value>, from initialValue: Value)
}

extension Keyframes where Body == EmptyKeyframes<Value> {
  /// No keyframes.
  public var body: EmptyKeyframes<Value> { EmptyKeyframes() }
}

/// Keyframes without tracks: the body of keyframes that have no body.
public struct EmptyKeyframes<Value>: Keyframes {
  /// The keyframes have no body.
  public typealias Body = EmptyKeyframes<Value>
}

extension EmptyKeyframes: PrimitiveKeyframes {
  func resolve(into tracks: inout ResolvedKeyframes<Value>, from initialValue: Value) {}
}

/// The tracks of keyframes, with the duration of each.
struct ResolvedKeyframes<Value> {
  private var tracks: [(duration: Double, update: (inout Value, Double) -> Void)] = []

  init(_ keyframes: some Keyframes<Value>, from initialValue: Value) {
    add(keyframes, from: initialValue)
  }

  /// The duration of the longest track, in seconds.
  var duration: Double { tracks.reduce(0) { max($0, $1.duration) } }

  /// Sets the parts of a value that have tracks to their values at a time in seconds.
  func update(_ value: inout Value, at time: Double) {
    for track in tracks { track.update(&value, time) }
  }

  /// Adds the tracks of keyframes.
  mutating func add(_ keyframes: some Keyframes<Value>, from initialValue: Value) {
    if let primitive = keyframes as? any PrimitiveKeyframes<Value> {
      primitive.resolve(into: &self, from: initialValue)
    } else {
      add(keyframes.body, from: initialValue)
    }
  }

  /// Adds a track of a part of the value.
  mutating func add<Part: Animatable>(
    _ track: ResolvedTrack<Part.AnimatableData>, of part: WritableKeyPath<Value, Part>
  ) {
    tracks.append(
      (track.duration, { value, time in value[keyPath: part].animatableData = track.value(at: time) }))
  }
}
