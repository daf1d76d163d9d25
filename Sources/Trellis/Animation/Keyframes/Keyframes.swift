import TrellisGeometry

/// What changes a value in time: tracks of keyframes.
///
/// Source: documented, developer.apple.com/documentation/swiftui/keyframes.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The type of the keyframes that this one is made of.
  associatedtype Body: Keyframes where Body.Value == Value

  /// The keyframes that this one is made of.
  @KeyframesBuilder<Value> var body: Body { get }
}

/// Keyframes that are no others: they have a method instead of a body.
protocol PrimitiveKeyframes<Value>: Keyframes where Body == EmptyKeyframes<Value> {
  /// Adds the tracks.
  func resolve(into tracks: inout ResolvedKeyframes<Value>, from initialValue: Value)
}

extension Keyframes where Body == EmptyKeyframes<Value> {
  /// No keyframes.
  public var body: EmptyKeyframes<Value> { EmptyKeyframes() }
}

/// No keyframes: the body of those that have none.
public struct EmptyKeyframes<Value>: Keyframes {
  /// It has no body.
  public typealias Body = EmptyKeyframes<Value>
}

extension EmptyKeyframes: PrimitiveKeyframes {
  func resolve(into tracks: inout ResolvedKeyframes<Value>, from initialValue: Value) {}
}

/// The tracks of keyframes, and the times of each.
struct ResolvedKeyframes<Value> {
  private var tracks: [(duration: Double, update: (inout Value, Double) -> Void)] = []

  init(_ keyframes: some Keyframes<Value>, from initialValue: Value) {
    add(keyframes, from: initialValue)
  }

  /// How long the longest is, in seconds.
  var duration: Double { tracks.reduce(0) { max($0, $1.duration) } }

  /// Sets what the tracks are of to what it is at a time.
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
