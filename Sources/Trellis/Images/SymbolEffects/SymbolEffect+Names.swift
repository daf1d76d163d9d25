/// An effect whose configuration can be changed.
protocol ChangeableSymbolEffect: SymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension ChangeableSymbolEffect {
  /// The effect with another configuration.
  func changing(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

// What can be done by the figures that a symbol is made of, or by all of them together.

extension BounceSymbolEffect: ChangeableSymbolEffect {
  /// The figures of a symbol do it one after the other.
  public var byLayer: Self { changing { $0.isByLayer = true } }
  /// A symbol does it as a whole.
  public var wholeSymbol: Self { changing { $0.isByLayer = false } }
}

extension PulseSymbolEffect: ChangeableSymbolEffect {
  /// The figures of a symbol do it one after the other.
  public var byLayer: Self { changing { $0.isByLayer = true } }
  /// A symbol does it as a whole.
  public var wholeSymbol: Self { changing { $0.isByLayer = false } }
}

extension ScaleSymbolEffect: ChangeableSymbolEffect {
  /// The figures of a symbol do it one after the other.
  public var byLayer: Self { changing { $0.isByLayer = true } }
  /// A symbol does it as a whole.
  public var wholeSymbol: Self { changing { $0.isByLayer = false } }
}

extension RotateSymbolEffect: ChangeableSymbolEffect {
  /// The figures of a symbol do it one after the other.
  public var byLayer: Self { changing { $0.isByLayer = true } }
  /// A symbol does it as a whole.
  public var wholeSymbol: Self { changing { $0.isByLayer = false } }
}

extension BreatheSymbolEffect: ChangeableSymbolEffect {
  /// The figures of a symbol do it one after the other.
  public var byLayer: Self { changing { $0.isByLayer = true } }
  /// A symbol does it as a whole.
  public var wholeSymbol: Self { changing { $0.isByLayer = false } }
}

extension WiggleSymbolEffect: ChangeableSymbolEffect {
  /// The figures of a symbol do it one after the other.
  public var byLayer: Self { changing { $0.isByLayer = true } }
  /// A symbol does it as a whole.
  public var wholeSymbol: Self { changing { $0.isByLayer = false } }
}

extension AppearSymbolEffect: ChangeableSymbolEffect {
  /// The figures of a symbol do it one after the other.
  public var byLayer: Self { changing { $0.isByLayer = true } }
  /// A symbol does it as a whole.
  public var wholeSymbol: Self { changing { $0.isByLayer = false } }
}

extension DisappearSymbolEffect: ChangeableSymbolEffect {
  /// The figures of a symbol do it one after the other.
  public var byLayer: Self { changing { $0.isByLayer = true } }
  /// A symbol does it as a whole.
  public var wholeSymbol: Self { changing { $0.isByLayer = false } }
}

extension ReplaceSymbolEffect: ChangeableSymbolEffect {
  /// The figures of a symbol do it one after the other.
  public var byLayer: Self { changing { $0.isByLayer = true } }
  /// A symbol does it as a whole.
  public var wholeSymbol: Self { changing { $0.isByLayer = false } }
}

extension VariableColorSymbolEffect: ChangeableSymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Symbols become larger for a moment.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Symbols fade and come back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Symbols are larger as long as the effect is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Symbols turn round.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Symbols become a little larger and smaller again, slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Symbols swing to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The figures of symbols light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Symbols are there as long as the effect is active.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Symbols can't be seen as long as the effect is active.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol goes, and another one comes in its place.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// Whatever suits the place.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
