/// Something that happens to symbols: how they move, fade, or become others.
///
/// You get one by its name, `.bounce` say, and give it to ``View/symbolEffect(_:options:value:)`` and its kin.
///
/// Source: documented, developer.apple.com/documentation/symbols/symboleffect.
public protocol SymbolEffect: Sendable {
  /// What it is, without its type.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that is performed when a value changes, and is over after a while.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts as long as it is wanted.
public protocol IndefiniteSymbolEffect {}

/// An effect by which symbols come and go.
public protocol TransitionSymbolEffect {}

/// An effect by which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect {}

/// What an effect is, without its type.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// What happens.
  enum Kind: Hashable, Sendable {
    case bounce(isUp: Bool)
    case pulse
    case scale(isUp: Bool)
    case rotate(isClockwise: Bool)
    case breathe(fades: Bool)
    case wiggle(SymbolWiggle)
    case variableColor(SymbolColorWave)
    /// The symbol is there while the effect is active, or, with `disappears`, while it isn't; it comes from above its size, or below.
    case presence(disappears: Bool, isUp: Bool)
    case replace(SymbolReplacement)
    case automatic
  }

  var kind: Kind
  /// Whether the figures that a symbol is made of do it one after the other.
  var isByLayer = false
}

/// How symbols wiggle.
enum SymbolWiggle: Hashable, Sendable {
  case turning(isClockwise: Bool)
  /// In a direction, in radians, 0 to the right and clockwise from there.
  case moving(angle: Double)
  /// Along the line of reading, or against it.
  case reading(isForward: Bool)
}

/// How the figures of a symbol light up one after the other.
struct SymbolColorWave: Hashable, Sendable {
  /// Whether those that were lit stay so until the end.
  var isCumulative = false
  /// Whether it goes back the same way.
  var reverses = false
  /// Whether those that aren't lit can't be seen at all.
  var hidesInactive = false
}

/// How a symbol becomes another one.
struct SymbolReplacement: Hashable, Sendable {
  /// How the old one goes.
  enum Departure: Hashable, Sendable { case down, up, off }
  var departure = Departure.down
}
