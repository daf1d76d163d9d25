extension EnvironmentValues {
  private enum ModifierKeysKey: EnvironmentKey { static var defaultValue: EventModifiers { [] } }

  /// The modifier keys that are down while the window is active.
  package var modifierKeys: EventModifiers {
    get { self[ModifierKeysKey.self] }
    set { self[ModifierKeysKey.self] = newValue }
  }
}

extension ViewGraph {
  /// The modifier keys that are down; set by the window, and empty while another window is active.
  package var modifierKeys: EventModifiers {
    get { environment.modifierKeys }
    set { if environment.modifierKeys != newValue { environment.modifierKeys = newValue } }
  }
}

private nonisolated struct ModifierKeysModifier: ViewModifier {
  let mask: EventModifiers
  let initial: Bool
  let action: (EventModifiers, EventModifiers) -> Void
  @Environment(\.modifierKeys) private var keys

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: keys.intersection(mask), initial: initial) { action($0, $1) }
  }
}

/// A view with another view in its place while modifier keys are down.
private nonisolated struct ModifierKeyAlternate<Content: View, Alternate: View>: View, ModifierKeyAlternating
{
  let content: Content
  let modifiers: EventModifiers
  let alternate: Alternate
  @Environment(\.modifierKeys) private var keys

  init(content: Content, modifiers: EventModifiers, alternate: Alternate) {
    (self.content, self.modifiers, self.alternate) = (content, modifiers, alternate)
  }

  /// The sets of keys of the view's alternates.
  var alternateModifiers: [EventModifiers] { inner + [modifiers] }
  private var inner: [EventModifiers] { (content as? any ModifierKeyAlternating)?.alternateModifiers ?? [] }

  /// The shortcut of the view without its alternates.
  var ownShortcut: KeyboardShortcut? { (content as? any ShortcutCarrier)?.ownShortcut }

  /// Whether the alternate is the most specific one for the keys that are down.
  private var isChosen: Bool {
    guard !modifiers.isEmpty, keys.isSuperset(of: modifiers) else { return false }
    return inner.allSatisfy { !keys.isSuperset(of: $0) || $0.count < modifiers.count }
  }

  @MainActor var body: some View {
    if isChosen {
      if let shortcut = ownShortcut {
        alternate.keyboardShortcut(shortcut.key, modifiers: shortcut.modifiers.union(modifiers))
      } else {
        alternate
      }
    } else {
      content
    }
  }
}

private nonisolated protocol ModifierKeyAlternating: ShortcutCarrier {
  var alternateModifiers: [EventModifiers] { get }
}

extension EventModifiers {
  fileprivate var count: Int { rawValue.nonzeroBitCount }
}

extension View {
  /// Performs an action with the old and the new modifier keys when the user presses or releases one of a set of modifier keys.
  ///
  /// No key counts as pressed while another window is active.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onmodifierkeyschanged(mask:initial:_:).
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysModifier(mask: mask, initial: initial, action: action))
  }

  /// Shows another view in the place of this one while the user holds certain modifier keys.
  ///
  /// The alternate with the most keys is shown if there are several. An alternate in place of a view with a keyboard shortcut has the same
  /// shortcut with the modifier keys added, unless it sets another one.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/modifierkeyalternate(_:_:).
  public nonisolated func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    ModifierKeyAlternate(content: self, modifiers: modifiers, alternate: alternate())
  }
}
