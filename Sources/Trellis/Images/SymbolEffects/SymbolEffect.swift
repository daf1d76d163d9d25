/// A change of symbols: a movement, a fade or a replacement.
///
/// Use an effect by its name, such as `.bounce`, in ``View/symbolEffect(_:options:value:)`` and related modifiers.
public protocol SymbolEffect: Sendable {
  /// The effect without its static type.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that is performed when a value changes, and ends by itself.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect by which symbols are inserted and removed.
public protocol TransitionSymbolEffect {}

/// An effect by which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect {}

/// An effect without its static type.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The kinds of effects.
  enum Kind: Hashable, Sendable {
    case bounce(isUp: Bool)
    case pulse
    case scale(isUp: Bool)
    case rotate(isClockwise: Bool)
    case breathe(fades: Bool)
    case wiggle(SymbolWiggle)
    case variableColor(SymbolColorWave)
    /// The symbol is visible while the effect is active or, with `disappears`, while it is inactive.
    ///
    /// With `isUp`, it grows: from a smaller size if it appears, to a larger one if it disappears.
    case presence(disappears: Bool, isUp: Bool)
    case replace(SymbolReplacement)
    case automatic
  }

  var kind: Kind
  /// Whether the effect acts on the symbol's figures one after the other.
  var isByLayer = false
}

/// The motion of a wiggle.
enum SymbolWiggle: Hashable, Sendable {
  case turning(isClockwise: Bool)
  /// In a direction, in radians clockwise; 0 is to the right.
  case moving(angle: Double)
  /// In the reading direction, or against it.
  case reading(isForward: Bool)
}

/// The order and appearance of figures that light up one after the other.
struct SymbolColorWave: Hashable, Sendable {
  /// Whether lit figures stay lit until the end.
  var isCumulative = false
  /// Whether the light returns the same way.
  var reverses = false
  /// Whether unlit figures are invisible, rather than faint.
  var hidesInactive = false
}

/// The replacement of a symbol by another.
struct SymbolReplacement: Hashable, Sendable {
  /// The direction in which the old symbol leaves.
  enum Departure: Hashable, Sendable { case down, up, off }
  var departure = Departure.down
}
