import TrellisGraph

/// The direction in which an arrow key moves the focus or a selection.
public enum MoveCommandDirection: Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

extension MoveCommandDirection {
  /// Creates the direction of an arrow key without modifier keys; nil for other keys.
  fileprivate init?(_ press: KeyPress) {
    guard press.modifiers.isDisjoint(with: [.shift, .control, .option, .command]) else { return nil }
    switch press.key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

extension View {
  /// Performs an action when the escape key is pressed while the view, or one in it, has the focus, unless the key is handled
  /// otherwise.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    taking(action) { press, action in
      guard press.key == .escape else { return false }
      action()
      return true
    }
  }

  /// Performs an action when an arrow key is pressed while the view, or one in it, has the focus, unless the key is handled
  /// otherwise.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    taking(action) { press, action in
      guard let direction = MoveCommandDirection(press) else { return false }
      action(direction)
      return true
    }
  }

  /// Performs an action when a delete key is pressed while the view, or one in it, has the focus, unless the key is handled
  /// otherwise.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    taking(action) { press, action in
      guard press.key == .delete || press.key == .deleteForward else { return false }
      action()
      return true
    }
  }

  /// Passes unhandled keys to an action, unless the action is nil, while the view, or one in it, has the focus.
  nonisolated func taking<Action>(
    _ action: Action?, _ take: @escaping @MainActor (KeyPress, Action) -> Bool
  ) -> some View {
    let action = UncheckedSendableBox(action)
    return taking { press, _ in action.value.map { take(press, $0) } ?? false }
  }

  /// Passes unhandled keys to a closure while the view, or one in it, has the focus.
  nonisolated func taking(_ take: @escaping @MainActor (KeyPress, ViewContext) -> Bool) -> some View {
    ModifiedContent(content: self, modifier: CommandModifier(take: take))
  }
}

private nonisolated struct CommandModifier {
  /// Handles a key; returns whether it did.
  let take: @MainActor (KeyPress, ViewContext) -> Bool
}

extension CommandModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inputs = inputs
    inputs[FocusNodeKey.self] = CommandNode(in: inputs[FocusNodeKey.self], modifier, inputs.context)
    return content(inputs)
  }
}

private final class CommandNode: FocusNode {
  private let modifier: GraphValue<CommandModifier>
  private unowned let context: ViewContext

  init(in outer: FocusNode?, _ modifier: GraphValue<CommandModifier>, _ context: ViewContext) {
    (self.modifier, self.context) = (modifier, context)
    super.init(in: outer)
  }

  override func takeUnused(_ press: KeyPress) -> Bool { modifier.wrappedValue.take(press, context) }
}
