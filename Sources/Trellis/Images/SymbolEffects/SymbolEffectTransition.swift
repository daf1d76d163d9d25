import Foundation

/// A transition that inserts and removes views by a symbol effect, which acts on the view as a whole.
public struct SymbolEffectTransition: DrawnByEffects {
  private let effect: SymbolEffectConfiguration
  private let options: SymbolEffectOptions

  /// Creates the transition of an effect.
  public nonisolated init<T: TransitionSymbolEffect & SymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {
    (self.effect, self.options) = (effect.configuration, options)
  }

  var element: ElementTransition {
    var scale = 0.5
    if case .presence(let disappears, let isUp) = effect.kind, isUp == disappears { scale = 1.5 }
    let effects = TransitionEffects(opacity: 0, scale: scale)
    let animation = options.speed == 1 ? nil : Animation.smooth(duration: 0.4).speed(options.speed)
    let way = ElementTransition.Way(effects: effects, animation: animation, hasMotion: true)
    return ElementTransition(insertion: way, removal: way)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition that fades views, which grow on insertion and shrink on removal.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }

  /// Returns a transition that inserts and removes views by an effect on the view as a whole.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
