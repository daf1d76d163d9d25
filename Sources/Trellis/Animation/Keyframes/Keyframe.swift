import TrellisGeometry

/// One keyframe of a track, without its value's type.
struct Keyframe<Data: VectorArithmetic> {
  enum Kind {
    case move
    case linear(UnitCurve)
    case cubic(start: Data?, end: Data?)
    case spring(Spring, start: Data?)
  }

  let kind: Kind
  /// Where it goes.
  let target: Data
  /// In seconds; nil for a spring until it has settled.
  let duration: Double?
}
