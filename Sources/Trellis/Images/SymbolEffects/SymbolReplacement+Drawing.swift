import Foundation
import TrellisDisplayList

extension SymbolReplacement {
  /// Returns the drawing at a share of a replacement: the old symbol leaves in the first half, and the new one comes in the
  /// second.
  ///
  /// With `.off`, the new symbol appears over the whole time.
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
  /// A content transition that replaces a symbol by the automatic effect.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// Returns a transition that replaces a symbol with another, by the effect's own animation if the change isn't animated.
  ///
  /// The parts that two symbols share don't stay, because the icons don't define them. `byLayer` acts on the whole symbol, and
  /// the effect isn't repeated. Content other than symbols fades if its change is animated.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/contenttransition/symboleffect(_:options:); that it needs no
  /// animation: unverified.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol(effect.configuration, options))
  }

  /// The animation of a replacement whose change isn't animated; nil if the symbol is replaced at once.
  var symbolAnimation: Animation? {
    if case .symbol(_, let options) = kind { return .smooth(duration: 0.4).speed(options.speed) }
    return nil
  }
}
