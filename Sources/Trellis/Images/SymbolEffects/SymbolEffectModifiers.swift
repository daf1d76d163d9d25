import Foundation

/// Adds an effect to those of the symbols inside; of a value it counts the changes.
private struct SymbolEffectModifier: ViewModifier {
  @MainActor private final class Memory {
    private var last: SymbolTrigger?
    private var count = 0

    func count(with trigger: SymbolTrigger) -> Int {
      if let last, !last.isEqual(to: trigger) { count += 1 }
      last = trigger
      return count
    }
  }

  let request: SymbolEffectRequest
  let trigger: SymbolTrigger?
  @State private var memory = Memory()

  nonisolated init(_ request: SymbolEffectRequest, trigger: SymbolTrigger? = nil) {
    (self.request, self.trigger) = (request, trigger)
  }

  func body(content: Content) -> some View {
    var known = request
    if let trigger { known.changeCount = memory.count(with: trigger) }
    return content.transformEnvironment(\.symbols) { $0.effects.append(known) }
  }
}

/// The value whose changes have an effect performed.
private nonisolated struct SymbolTrigger: @unchecked Sendable {
  // Unchecked, as values of any type aren't `Sendable`: it's set once, and read by the modifier's body alone.
  let value: any Equatable

  func isEqual(to other: SymbolTrigger) -> Bool {
    func isEqual<T: Equatable>(_ value: T) -> Bool { other.value as? T == value }
    return isEqual(value)
  }
}

/// Takes the effects away from the symbols inside.
private struct SymbolEffectsRemovedModifier: ViewModifier {
  let isEnabled: Bool

  func body(content: Content) -> some View {
    content.transformEnvironment(\.symbols) { if isEnabled { $0.effects = [] } }
  }
}

extension View {
  /// Has the symbols in the view do something as long as the effect is active; those of views around are done as well.
  ///
  /// What is performed again and again comes to its end when the effect isn't active any more. Which figures a symbol is made of is
  /// told by where they are: the icons that symbols are drawn as don't say. So `byLayer` and `variableColor` are approximations, as
  /// are all distances and times. Where little motion is wanted, symbols don't bounce, breathe, turn and wiggle.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/symboleffect(_:options:isactive:); how far and how fast: ours.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        SymbolEffectRequest(configuration: effect.configuration, options: options, isActive: isActive)))
  }

  /// Has the symbols in the view do something each time that a value changes; several such times go on side by side.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/symboleffect(_:options:value:); how far and how fast: ours.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        SymbolEffectRequest(configuration: effect.configuration, options: options),
        trigger: SymbolTrigger(value: value)))
  }

  /// Takes the effects of views around away from the symbols in the view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/symboleffectsremoved(_:).
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(SymbolEffectsRemovedModifier(isEnabled: isEnabled))
  }
}
