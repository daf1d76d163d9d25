import Foundation

/// A modifier that adds an effect to those of the symbols inside, and counts the changes of the value that triggers it.
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

/// The value whose changes trigger an effect.
private nonisolated struct SymbolTrigger: @unchecked Sendable {
  // Unchecked, because values of any type aren't `Sendable`: the value is set once, and read only by the modifier's body.
  let value: any Equatable

  func isEqual(to other: SymbolTrigger) -> Bool {
    func isEqual<T: Equatable>(_ value: T) -> Bool { other.value as? T == value }
    return isEqual(value)
  }
}

/// A modifier that removes the effects from the symbols inside.
private struct SymbolEffectsRemovedModifier: ViewModifier {
  let isEnabled: Bool

  func body(content: Content) -> some View {
    content.transformEnvironment(\.symbols) { if isEnabled { $0.effects = [] } }
  }
}

extension View {
  /// Performs an effect on the symbols in the view while it is active, in addition to the effects of enclosing views.
  ///
  /// A repeating effect ends after its current pass when it becomes inactive. The icons don't define a symbol's figures, so
  /// figures are inferred from their positions. `byLayer` and `variableColor` are therefore approximations, as are all distances
  /// and durations. With reduced motion, symbols don't bounce, breathe, rotate or wiggle.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/symboleffect(_:options:isactive:); the distances and
  /// speeds: ours.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        SymbolEffectRequest(configuration: effect.configuration, options: options, isActive: isActive)))
  }

  /// Performs an effect on the symbols in the view each time a value changes; performances may overlap.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/symboleffect(_:options:value:); the distances and speeds:
  /// ours.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        SymbolEffectRequest(configuration: effect.configuration, options: options),
        trigger: SymbolTrigger(value: value)))
  }

  /// Removes the effects of enclosing views from the symbols in the view.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(SymbolEffectsRemovedModifier(isEnabled: isEnabled))
  }
}
