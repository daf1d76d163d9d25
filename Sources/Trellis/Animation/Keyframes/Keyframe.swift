import TrellisGeometry

/// A keyframe of a track, with the vector of its value.
struct Keyframe<Data: VectorArithmetic> {
  enum Kind {
    case move
    case linear(UnitCurve)
    case cubic(start: Data?, end: Data?)
    case spring(Spring, start: Data?)
  }

  let kind: Kind
  /// The value at the keyframe.
  let target: Data
  /// The duration in seconds; nil for a spring that runs until it has settled.
  let duration: Double?
}
