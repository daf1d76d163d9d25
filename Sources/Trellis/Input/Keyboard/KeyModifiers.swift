public import Foundation
import TrellisGraph

private nonisolated struct KeyPressModifier {
  let phases: KeyPress.Phases
  let matches: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result
}

extension View {
  /// Performs an action when a key is pressed while the view, or one in it, has the focus.
  ///
  /// Surrounding views get the key first; of several modifiers on a view, the last one in source does. The key is compared
  /// exactly, and modifier keys are ignored. If the action returns `.handled`, the key isn't passed on.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onkeypress(_:action:); the order: recorded on macOS 26.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    pressing([.down, .repeat], { $0.key == key }) { _ in action() }
  }

  /// Performs an action when a key is in a phase of a set while the view, or one in it, has the focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    pressing(phases, { $0.key == key }, action)
  }

  /// Performs an action when a key of a set is pressed while the view, or one in it, has the focus.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    pressing(phases, { keys.contains($0.key) }, action)
  }

  /// Performs an action when a key is pressed that types only characters of a set while the view, or one in it, has the focus.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    pressing(
      phases,
      { press in
        !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
      }, action)
  }

  /// Performs an action when any key is pressed while the view, or one in it, has the focus.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    pressing(phases, { _ in true }, action)
  }

  private nonisolated func pressing(
    _ phases: KeyPress.Phases, _ matches: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    ModifiedContent(
      content: self, modifier: KeyPressModifier(phases: phases, matches: matches, action: action))
  }
}

extension KeyPressModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inputs = inputs
    inputs[FocusNodeKey.self] = KeyPressNode(in: inputs[FocusNodeKey.self], modifier)
    return content(inputs)
  }
}

private final class KeyPressNode: FocusNode {
  private let modifier: GraphValue<KeyPressModifier>

  init(in outer: FocusNode?, _ modifier: GraphValue<KeyPressModifier>) {
    self.modifier = modifier
    super.init(in: outer)
  }

  override func take(_ press: KeyPress) -> Bool {
    let modifier = modifier.wrappedValue
    return modifier.phases.isSuperset(of: press.phase) && modifier.matches(press)
      && modifier.action(press) == .handled
  }
}
