import TrellisGraph

/// A key with modifier keys that stands for a control.
///
/// On Linux the control key is as good as the command key.
///
/// Source: documented, developer.apple.com/documentation/swiftui/keyboardshortcut; the control key: ours.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Whether the key is that of another place on another keyboard; the keys here are what they write, whatever is said.
  public struct Localization: Hashable, Sendable {
    private let number: Int

    /// As suits the keyboard.
    public static let automatic = Localization(number: 0)
    /// As suits the keyboard, but for the direction of reading.
    public static let withoutMirroring = Localization(number: 1)
    /// As it is.
    public static let custom = Localization(number: 2)
  }

  /// The return key without modifiers: the default button's.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key without modifiers: the button's that cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys, just these.
  public var modifiers: EventModifiers
  /// Whether the key is that of another place on another keyboard.
  public var localization: Localization

  /// Creates a shortcut from a key and modifier keys.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
  }

  /// Whether a key that is pressed is this one.
  ///
  /// A sign that the key writes together with Shift is meant without Shift.
  func isMeant(by press: KeyPress) -> Bool {
    let (pressed, meant) = (KeyboardShortcut.plain(press.modifiers), KeyboardShortcut.plain(modifiers))
    if press.key.character.lowercased() == key.character.lowercased() { return pressed == meant }
    return !key.character.isLetter && press.characters == String(key.character)
      && pressed.subtracting(.shift) == meant
  }

  private static func plain(_ modifiers: EventModifiers) -> EventModifiers {
    var plain = modifiers.intersection([.shift, .option])
    if !modifiers.isDisjoint(with: [.control, .command]) { plain.insert(.command) }
    return plain
  }
}

/// What the shortcut of the controls in a view is.
enum ShortcutKey: ViewInputKey {
  static var defaultValue: (@MainActor () -> KeyboardShortcut?)? { nil }
}

extension EnvironmentValues {
  private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

  /// The shortcut of the controls in the view; nil where none is said.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/keyboardshortcut.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

private nonisolated struct ShortcutModifier {
  let shortcut: KeyboardShortcut?
}

extension View {
  /// Has a key with modifiers do what the controls in the view do, wherever the focus is.
  ///
  /// Of several controls for one key the first in the tree counts. It does so where the control isn't seen or can't be hit, too, and not
  /// where it is disabled.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:modifiers:localization:);
  /// when it counts: recorded on macOS 26.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Has a shortcut do what the controls in the view do, wherever the focus is; nil takes away what is said around.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:).
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    ModifiedContent(content: self, modifier: ShortcutModifier(shortcut: shortcut))
  }

  /// Has a shortcut do what the controls in the view do, wherever the focus is.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:).
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(.some(shortcut))
  }
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
