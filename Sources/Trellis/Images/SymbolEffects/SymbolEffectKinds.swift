public import TrellisGeometry

/// An effect that enlarges or shrinks symbols for a moment.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect without its static type.
  public var configuration = SymbolEffectConfiguration(kind: .bounce(isUp: true))
  /// The variant that enlarges symbols.
  public var up: Self { changing { $0.kind = .bounce(isUp: true) } }
  /// The variant that shrinks symbols.
  public var down: Self { changing { $0.kind = .bounce(isUp: false) } }
}

/// An effect that fades symbols out a little and back in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect without its static type.
  public var configuration = SymbolEffectConfiguration(kind: .pulse)
}

/// An effect that enlarges or shrinks symbols while it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect without its static type.
  public var configuration = SymbolEffectConfiguration(kind: .scale(isUp: true))
  /// The variant that enlarges symbols.
  public var up: Self { changing { $0.kind = .scale(isUp: true) } }
  /// The variant that shrinks symbols.
  public var down: Self { changing { $0.kind = .scale(isUp: false) } }
}

/// An effect that rotates symbols once, or forever.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect without its static type.
  public var configuration = SymbolEffectConfiguration(kind: .rotate(isClockwise: true))
  /// The variant that rotates clockwise.
  public var clockwise: Self { changing { $0.kind = .rotate(isClockwise: true) } }
  /// The variant that rotates counterclockwise.
  public var counterClockwise: Self { changing { $0.kind = .rotate(isClockwise: false) } }
}

/// An effect that slowly enlarges symbols a little, and back.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect without its static type.
  public var configuration = SymbolEffectConfiguration(kind: .breathe(fades: false))
  /// The variant that changes only the size.
  public var plain: Self { changing { $0.kind = .breathe(fades: false) } }
  /// The variant that also fades symbols a little while they are small.
  public var pulse: Self { changing { $0.kind = .breathe(fades: true) } }
}

/// An effect that swings symbols to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect without its static type.
  public var configuration = SymbolEffectConfiguration(kind: .wiggle(.turning(isClockwise: true)))
  /// The variant that rotates, first clockwise.
  public var clockwise: Self { wiggling(.turning(isClockwise: true)) }
  /// The variant that rotates, first counterclockwise.
  public var counterClockwise: Self { wiggling(.turning(isClockwise: false)) }
  /// The variant that moves, first to the left.
  public var left: Self { wiggling(.moving(angle: .pi)) }
  /// The variant that moves, first to the right.
  public var right: Self { wiggling(.moving(angle: 0)) }
  /// The variant that moves, first up.
  public var up: Self { wiggling(.moving(angle: -.pi / 2)) }
  /// The variant that moves, first down.
  public var down: Self { wiggling(.moving(angle: .pi / 2)) }
  /// The variant that moves, first in the reading direction.
  public var forward: Self { wiggling(.reading(isForward: true)) }
  /// The variant that moves, first against the reading direction.
  public var backward: Self { wiggling(.reading(isForward: false)) }
  /// Returns the variant that moves in a direction, clockwise from 0, which is to the right.
  ///
  /// An angle that isn't finite counts as 0.
  public func custom(angle: Angle) -> Self {
    wiggling(.moving(angle: angle.radians.isFinite ? angle.radians : 0))
  }

  private func wiggling(_ wiggle: SymbolWiggle) -> Self { changing { $0.kind = .wiggle(wiggle) } }
}

/// An effect that lights up the figures of symbols one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  /// The effect without its static type.
  public var configuration = SymbolEffectConfiguration(kind: .variableColor(SymbolColorWave()))
  /// The variant that lights one figure at a time.
  public var iterative: Self { waving { $0.isCumulative = false } }
  /// The variant in which lit figures stay lit.
  public var cumulative: Self { waving { $0.isCumulative = true } }
  /// The variant in which the light returns the same way.
  public var reversing: Self { waving { $0.reverses = true } }
  /// The variant in which the light starts over.
  public var nonReversing: Self { waving { $0.reverses = false } }
  /// The variant in which unlit figures are invisible.
  public var hideInactiveLayers: Self { waving { $0.hidesInactive = true } }
  /// The variant in which unlit figures are faint.
  public var dimInactiveLayers: Self { waving { $0.hidesInactive = false } }

  private func waving(_ change: (inout SymbolColorWave) -> Void) -> Self {
    guard case .variableColor(var wave) = configuration.kind else { return self }
    change(&wave)
    return changing { $0.kind = .variableColor(wave) }
  }
}

/// An effect that shows symbols while it is active; as a transition, it inserts and removes them.
///
/// Source: documented, developer.apple.com/documentation/symbols/appearsymboleffect; that symbols are invisible while the effect
/// is inactive: unverified.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// The effect without its static type.
  public var configuration = SymbolEffectConfiguration(kind: .presence(disappears: false, isUp: true))
  /// The variant in which symbols grow as they appear.
  public var up: Self { changing { $0.kind = .presence(disappears: false, isUp: true) } }
  /// The variant in which symbols shrink as they appear.
  public var down: Self { changing { $0.kind = .presence(disappears: false, isUp: false) } }
}

/// An effect that hides symbols while it is active, and keeps their space; as a transition, it inserts and removes them.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// The effect without its static type.
  public var configuration = SymbolEffectConfiguration(kind: .presence(disappears: true, isUp: false))
  /// The variant in which symbols grow as they disappear.
  public var up: Self { changing { $0.kind = .presence(disappears: true, isUp: true) } }
  /// The variant in which symbols shrink as they disappear.
  public var down: Self { changing { $0.kind = .presence(disappears: true, isUp: false) } }
}

/// An effect that replaces a symbol with another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  /// The effect without its static type.
  public var configuration = SymbolEffectConfiguration(kind: .replace(SymbolReplacement()))
  /// The variant in which the old symbol shrinks, and the new one grows.
  public var downUp: Self { replacing(.down) }
  /// The variant in which both symbols grow.
  public var upUp: Self { replacing(.up) }
  /// The variant in which the old symbol is removed at once, and the new one grows.
  public var offUp: Self { replacing(.off) }
  /// The variant in which the old symbol shrinks, and the new one grows.
  public static var downUp: Self { Self().downUp }
  /// The variant in which both symbols grow.
  public static var upUp: Self { Self().upUp }
  /// The variant in which the old symbol is removed at once, and the new one grows.
  public static var offUp: Self { Self().offUp }
  /// Returns an effect that behaves as the fallback: the icons don't define which parts two symbols share.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(configuration: fallback.configuration)
  }

  private func replacing(_ departure: SymbolReplacement.Departure) -> Self {
    changing { $0.kind = .replace(SymbolReplacement(departure: departure)) }
  }

  /// A replacement that behaves as its fallback, instead of keeping the parts that two symbols share.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    /// The effect without its static type.
    public var configuration: SymbolEffectConfiguration
  }
}

/// The effect that suits the context: insertion and removal as a transition, replacement as a content transition.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect,
  Hashable
{
  /// The effect without its static type.
  public var configuration = SymbolEffectConfiguration(kind: .automatic)
}
