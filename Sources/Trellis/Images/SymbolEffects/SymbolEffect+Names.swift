/// An effect with a mutable configuration.
protocol ChangeableSymbolEffect: SymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension ChangeableSymbolEffect {
  /// Returns the effect with a changed configuration.
  func changing(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

// Variants that act on a symbol's figures one after the other, or on the symbol as a whole.

extension BounceSymbolEffect: ChangeableSymbolEffect {
  /// The effect on a symbol's figures, one after the other.
  public var byLayer: Self { changing { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { changing { $0.isByLayer = false } }
}

extension PulseSymbolEffect: ChangeableSymbolEffect {
  /// The effect on a symbol's figures, one after the other.
  public var byLayer: Self { changing { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { changing { $0.isByLayer = false } }
}

extension ScaleSymbolEffect: ChangeableSymbolEffect {
  /// The effect on a symbol's figures, one after the other.
  public var byLayer: Self { changing { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { changing { $0.isByLayer = false } }
}

extension RotateSymbolEffect: ChangeableSymbolEffect {
  /// The effect on a symbol's figures, one after the other.
  public var byLayer: Self { changing { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { changing { $0.isByLayer = false } }
}

extension BreatheSymbolEffect: ChangeableSymbolEffect {
  /// The effect on a symbol's figures, one after the other.
  public var byLayer: Self { changing { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { changing { $0.isByLayer = false } }
}

extension WiggleSymbolEffect: ChangeableSymbolEffect {
  /// The effect on a symbol's figures, one after the other.
  public var byLayer: Self { changing { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { changing { $0.isByLayer = false } }
}

extension AppearSymbolEffect: ChangeableSymbolEffect {
  /// The effect on a symbol's figures, one after the other.
  public var byLayer: Self { changing { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { changing { $0.isByLayer = false } }
}

extension DisappearSymbolEffect: ChangeableSymbolEffect {
  /// The effect on a symbol's figures, one after the other.
  public var byLayer: Self { changing { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { changing { $0.isByLayer = false } }
}

extension ReplaceSymbolEffect: ChangeableSymbolEffect {
  /// The effect on a symbol's figures, one after the other.
  public var byLayer: Self { changing { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { changing { $0.isByLayer = false } }
}

extension VariableColorSymbolEffect: ChangeableSymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that enlarges symbols for a moment.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades symbols out a little and back in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that enlarges symbols while it is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates symbols.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that slowly enlarges symbols a little, and back.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that swings symbols to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that lights up the figures of symbols one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that shows symbols while it is active.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that hides symbols while it is active.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces a symbol with another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits the context.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
