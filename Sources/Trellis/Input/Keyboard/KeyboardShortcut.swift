import TrellisGraph

/// A key with modifier keys that triggers a control.
///
/// On Linux the control key is equivalent to the command key.
///
/// Source: documented, developer.apple.com/documentation/swiftui/keyboardshortcut; the control key: ours.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The mapping of the key to other keyboard layouts.
  ///
  /// It has no effect here, where keys are identified by the characters that they type.
  public struct Localization: Hashable, Sendable {
    private let number: Int

    /// The mapping suits the keyboard.
    public static let automatic = Localization(number: 0)
    /// The mapping suits the keyboard, but not the layout direction.
    public static let withoutMirroring = Localization(number: 1)
    /// No mapping.
    public static let custom = Localization(number: 2)
  }

  /// The return key without modifiers, for the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key without modifiers, for the cancel button.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys, which must match exactly.
  public var modifiers: EventModifiers
  /// The mapping of the key to other keyboard layouts.
  public var localization: Localization

  /// Creates a shortcut from a key and modifier keys.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
  }

  /// Returns whether a key press matches the shortcut.
  ///
  /// For a character typed with Shift, the shortcut needs no Shift modifier.
  func matches(_ press: KeyPress) -> Bool {
    let (pressed, expected) = (KeyboardShortcut.plain(press.modifiers), KeyboardShortcut.plain(modifiers))
    if press.key.character.lowercased() == key.character.lowercased() { return pressed == expected }
    return !key.character.isLetter && press.characters == String(key.character)
      && pressed.subtracting(.shift) == expected
  }

  private static func plain(_ modifiers: EventModifiers) -> EventModifiers {
    var plain = modifiers.intersection([.shift, .option])
    if !modifiers.isDisjoint(with: [.control, .command]) { plain.insert(.command) }
    return plain
  }
}

/// The shortcut of the controls in a view.
enum ShortcutKey: ViewInputKey {
  static var defaultValue: (@MainActor () -> KeyboardShortcut?)? { nil }
}

extension EnvironmentValues {
  private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

  /// The shortcut of the controls in the view, or nil if none is set.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

/// A view with a keyboard shortcut as its outermost modifier.
nonisolated protocol ShortcutCarrier {
  var ownShortcut: KeyboardShortcut? { get }
}

nonisolated struct ShortcutModifier {
  let shortcut: KeyboardShortcut?
}

extension View {
  /// Sets a key with modifiers that triggers the controls in the view, for any focus in the window.
  ///
  /// If several controls have the same shortcut, the first in the tree is triggered. The shortcut also works if the control is
  /// invisible or can't be hit, but not if it is disabled.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:modifiers:localization:); the
  /// conditions: recorded on macOS 26.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Sets a shortcut that triggers the controls in the view, for any focus in the window; nil removes a surrounding view's
  /// shortcut.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    ModifiedContent(content: self, modifier: ShortcutModifier(shortcut: shortcut))
  }

  /// Sets a shortcut that triggers the controls in the view, for any focus in the window.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(.some(shortcut))
  }
}

extension ModifiedContent: ShortcutCarrier where Modifier == ShortcutModifier {
  var ownShortcut: KeyboardShortcut? { modifier.shortcut }
}

extension ShortcutModifier: PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inputs = inputs
    inputs[ShortcutKey.self] = { modifier.read { $0.shortcut } }
    return content(
      inputs.modifyingEnvironment(named: "keyboardShortcut") {
        $0.keyboardShortcut = modifier.read { $0.shortcut }
      })
  }
}
