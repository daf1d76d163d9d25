import Foundation
import TrellisDisplayList

extension SymbolReplacement {
  /// What is drawn while one symbol goes and the other comes: the first goes in the first half of the way, and the other comes in the
  /// second.
  ///
  /// Source: ours.
  @MainActor
  static func replaced(
    _ old: DisplayItem, _ new: DisplayItem, _ part: Double, by effect: SymbolEffectConfiguration
  ) -> [DisplayItem] {
    var replacement = SymbolReplacement()
    if case .replace(let own) = effect.kind { replacement = own }
    let gone = min(part * 2, 1)
    let come = replacement.departure == .off ? part : max(part * 2 - 1, 0)
    var items: [DisplayItem] = []
    if replacement.departure != .off, gone < 1 {
      let end = replacement.departure == .up ? 1.4 : 0.5
      items.append(posed(old, SymbolPose(scale: 1 + (end - 1) * gone, opacity: 1 - gone)))
    }
    if come > 0 { items.append(posed(new, SymbolPose(scale: 0.5 + 0.5 * come, opacity: come))) }
    return items
  }

  private static func posed(_ item: DisplayItem, _ pose: SymbolPose) -> DisplayItem {
    pose.applied(
      to: item, about: CGPoint(x: item.frame.midX, y: item.frame.midY), height: item.frame.height)
  }
}

extension ContentTransition {
  /// A symbol is replaced by another one as suits.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/contenttransition/symboleffect.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// A symbol is replaced by another one: where the change isn't animated, by an animation of the effect's own.
  ///
  /// What symbols have in common doesn't stay, as the icons don't say what that is; `byLayer` is as a whole; it isn't repeated. What
  /// isn't a symbol fades where its change is animated.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/contenttransition/symboleffect(_:options:); that it needs no
  /// animation: unverified.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol(effect.configuration, options))
  }

  /// By what a symbol is replaced where the change isn't animated; nil where it is there at once.
  var symbolAnimation: Animation? {
    if case .symbol(_, let options) = kind { return .smooth(duration: 0.4).speed(options.speed) }
    return nil
  }
}
