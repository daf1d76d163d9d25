public import TrellisGeometry

/// Symbols become larger, or smaller, for a moment.
///
/// Source: documented, developer.apple.com/documentation/symbols/bouncesymboleffect.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// What it is, without its type.
  public var configuration = SymbolEffectConfiguration(kind: .bounce(isUp: true))
  /// They become larger.
  public var up: Self { changing { $0.kind = .bounce(isUp: true) } }
  /// They become smaller.
  public var down: Self { changing { $0.kind = .bounce(isUp: false) } }
}

/// Symbols fade and come back.
///
/// Source: documented, developer.apple.com/documentation/symbols/pulsesymboleffect.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// What it is, without its type.
  public var configuration = SymbolEffectConfiguration(kind: .pulse)
}

/// Symbols are larger, or smaller, as long as the effect is active.
///
/// Source: documented, developer.apple.com/documentation/symbols/scalesymboleffect.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// What it is, without its type.
  public var configuration = SymbolEffectConfiguration(kind: .scale(isUp: true))
  /// They are larger.
  public var up: Self { changing { $0.kind = .scale(isUp: true) } }
  /// They are smaller.
  public var down: Self { changing { $0.kind = .scale(isUp: false) } }
}

/// Symbols turn round once, or for ever.
///
/// Source: documented, developer.apple.com/documentation/symbols/rotatesymboleffect.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// What it is, without its type.
  public var configuration = SymbolEffectConfiguration(kind: .rotate(isClockwise: true))
  /// They turn as clocks do.
  public var clockwise: Self { changing { $0.kind = .rotate(isClockwise: true) } }
  /// They turn the other way round.
  public var counterClockwise: Self { changing { $0.kind = .rotate(isClockwise: false) } }
}

/// Symbols become a little larger and smaller again, slowly.
///
/// Source: documented, developer.apple.com/documentation/symbols/breathesymboleffect.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// What it is, without its type.
  public var configuration = SymbolEffectConfiguration(kind: .breathe(fades: false))
  /// They change their size alone.
  public var plain: Self { changing { $0.kind = .breathe(fades: false) } }
  /// They fade a little, too, while they are small.
  public var pulse: Self { changing { $0.kind = .breathe(fades: true) } }
}

/// Symbols swing to and fro.
///
/// Source: documented, developer.apple.com/documentation/symbols/wigglesymboleffect.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// What it is, without its type.
  public var configuration = SymbolEffectConfiguration(kind: .wiggle(.turning(isClockwise: true)))
  /// They turn, first as clocks do.
  public var clockwise: Self { wiggling(.turning(isClockwise: true)) }
  /// They turn, first the other way round.
  public var counterClockwise: Self { wiggling(.turning(isClockwise: false)) }
  /// They move, first to the left.
  public var left: Self { wiggling(.moving(angle: .pi)) }
  /// They move, first to the right.
  public var right: Self { wiggling(.moving(angle: 0)) }
  /// They move, first up.
  public var up: Self { wiggling(.moving(angle: -.pi / 2)) }
  /// They move, first down.
  public var down: Self { wiggling(.moving(angle: .pi / 2)) }
  /// They move, first as one reads.
  public var forward: Self { wiggling(.reading(isForward: true)) }
  /// They move, first against the way one reads.
  public var backward: Self { wiggling(.reading(isForward: false)) }
  /// They move in a direction: 0 is to the right, and it goes on clockwise; one that isn't finite is 0.
  public func custom(angle: Angle) -> Self {
    wiggling(.moving(angle: angle.radians.isFinite ? angle.radians : 0))
  }

  private func wiggling(_ wiggle: SymbolWiggle) -> Self { changing { $0.kind = .wiggle(wiggle) } }
}

/// The figures of symbols light up one after the other.
///
/// Source: documented, developer.apple.com/documentation/symbols/variablecolorsymboleffect.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  /// What it is, without its type.
  public var configuration = SymbolEffectConfiguration(kind: .variableColor(SymbolColorWave()))
  /// One is lit at a time.
  public var iterative: Self { waving { $0.isCumulative = false } }
  /// Those that were lit stay so.
  public var cumulative: Self { waving { $0.isCumulative = true } }
  /// It goes back the same way.
  public var reversing: Self { waving { $0.reverses = true } }
  /// It begins anew.
  public var nonReversing: Self { waving { $0.reverses = false } }
  /// What isn't lit can't be seen.
  public var hideInactiveLayers: Self { waving { $0.hidesInactive = true } }
  /// What isn't lit is faint.
  public var dimInactiveLayers: Self { waving { $0.hidesInactive = false } }

  private func waving(_ change: (inout SymbolColorWave) -> Void) -> Self {
    guard case .variableColor(var wave) = configuration.kind else { return self }
    change(&wave)
    return changing { $0.kind = .variableColor(wave) }
  }
}

/// Symbols are there as long as the effect is active; as a transition, they come and go.
///
/// Source: documented, developer.apple.com/documentation/symbols/appearsymboleffect; that one that isn't active can't be seen:
/// unverified.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// What it is, without its type.
  public var configuration = SymbolEffectConfiguration(kind: .presence(disappears: false, isUp: true))
  /// They come from a smaller size.
  public var up: Self { changing { $0.kind = .presence(disappears: false, isUp: true) } }
  /// They come from a larger size.
  public var down: Self { changing { $0.kind = .presence(disappears: false, isUp: false) } }
}

/// Symbols can't be seen as long as the effect is active, and keep their room; as a transition, they come and go.
///
/// Source: documented, developer.apple.com/documentation/symbols/disappearsymboleffect.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// What it is, without its type.
  public var configuration = SymbolEffectConfiguration(kind: .presence(disappears: true, isUp: false))
  /// They go to a larger size.
  public var up: Self { changing { $0.kind = .presence(disappears: true, isUp: true) } }
  /// They go to a smaller size.
  public var down: Self { changing { $0.kind = .presence(disappears: true, isUp: false) } }
}

/// A symbol goes, and another one comes in its place.
///
/// Source: documented, developer.apple.com/documentation/symbols/replacesymboleffect.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  /// What it is, without its type.
  public var configuration = SymbolEffectConfiguration(kind: .replace(SymbolReplacement()))
  /// The old one becomes smaller, and the new one larger.
  public var downUp: Self { replacing(.down) }
  /// Both become larger.
  public var upUp: Self { replacing(.up) }
  /// The old one is gone at once, and the new one becomes larger.
  public var offUp: Self { replacing(.off) }
  /// The old one becomes smaller, and the new one larger.
  public static var downUp: Self { Self().downUp }
  /// Both become larger.
  public static var upUp: Self { Self().upUp }
  /// The old one is gone at once, and the new one becomes larger.
  public static var offUp: Self { Self().offUp }
  /// What two symbols have in common would stay; as the icons don't say what that is, this is the other one.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(configuration: fallback.configuration)
  }

  private func replacing(_ departure: SymbolReplacement.Departure) -> Self {
    changing { $0.kind = .replace(SymbolReplacement(departure: departure)) }
  }

  /// A symbol becomes another one; here as the effect that is given for where that can't be.
  ///
  /// Source: documented, developer.apple.com/documentation/symbols/replacesymboleffect/magicreplace.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    /// What it is, without its type.
    public var configuration: SymbolEffectConfiguration
  }
}

/// Whatever suits the place: as a transition symbols come and go, as a content's transition one is replaced.
///
/// Source: documented, developer.apple.com/documentation/symbols/automaticsymboleffect.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect,
  Hashable
{
  /// What it is, without its type.
  public var configuration = SymbolEffectConfiguration(kind: .automatic)
}
