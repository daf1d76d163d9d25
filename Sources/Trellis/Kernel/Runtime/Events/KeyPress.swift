/// Modifier keys.
///
/// Source: documented, developer.apple.com/documentation/swiftui/eventmodifiers.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock is on.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// A shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// A control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The alt key.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The key with the system's sign on it.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The key is on the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
}

/// A key by what it means: the character that it writes without modifiers, or a character that stands for it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/keyequivalent; the characters of keys that write none are
/// those of AppKit's function keys.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What it writes, or stands for it.
  public var character: Character

  /// Creates the key that writes a character without modifiers.
  public init(_ character: Character) { self.character = character }
  /// Creates the key that writes a character without modifiers.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// The arrow that points up.
  public static let upArrow: KeyEquivalent = "\u{F700}"
  /// The arrow that points down.
  public static let downArrow: KeyEquivalent = "\u{F701}"
  /// The arrow that points left.
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  /// The arrow that points right.
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  /// The key that leads to the beginning.
  public static let home: KeyEquivalent = "\u{F729}"
  /// The key that leads to the end.
  public static let end: KeyEquivalent = "\u{F72B}"
  /// The key that leads a page up.
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  /// The key that leads a page down.
  public static let pageDown: KeyEquivalent = "\u{F72D}"
  /// The key that deletes forwards.
  public static let deleteForward: KeyEquivalent = "\u{F728}"
  /// The key that deletes backwards.
  public static let delete: KeyEquivalent = "\u{08}"
  /// The insert key.
  package static let insert: KeyEquivalent = "\u{F727}"
  /// The key that clears.
  public static let clear: KeyEquivalent = "\u{F739}"
  /// The tab key.
  public static let tab: KeyEquivalent = "\t"
  /// The space bar.
  public static let space: KeyEquivalent = " "
  /// The return key.
  public static let `return`: KeyEquivalent = "\r"
  /// The escape key.
  public static let escape: KeyEquivalent = "\u{1B}"

  /// The function key with a number from 1 to 35.
  public static func function(_ number: Int) -> KeyEquivalent {
    precondition((1...35).contains(number), "KeyEquivalent.function: \(number); function keys are 1 to 35")
    return KeyEquivalent(Character(Unicode.Scalar(UInt16(0xF703 + number))!))
  }
}

/// A key that goes down, is held or comes up.
///
/// Source: documented, developer.apple.com/documentation/swiftui/keypress.
public struct KeyPress: Hashable, Sendable {
  /// What happens to a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It is held, and counts as pressed again.
    public static let `repeat` = Phases(rawValue: 2)
    /// It comes up.
    public static let up = Phases(rawValue: 4)
    /// All of these.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What became of a key.
  public enum Result: Hashable, Sendable {
    /// It was for this view, and nobody else gets it.
    case handled
    /// It wasn't, and goes on to others.
    case ignored
  }

  /// What happened: one of the phases.
  public var phase: Phases
  /// Which key.
  public var key: KeyEquivalent
  /// What the key writes with the modifiers that are down; empty where it writes nothing.
  public var characters: String
  /// The modifier keys that are down.
  public var modifiers: EventModifiers
  /// When it happened, on the clock of its window; set where it is sent on.
  package var time: Duration = .zero

  package init(
    _ key: KeyEquivalent, phase: Phases = .down, characters: String = "", modifiers: EventModifiers = []
  ) {
    (self.phase, self.key, self.characters, self.modifiers) = (phase, key, characters, modifiers)
  }
}

extension KeyPress {
  /// Whether the key writes characters that are seen, or a space.
  var isWriting: Bool {
    characters.unicodeScalars.contains {
      $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && !(0xF700...0xF8FF).contains($0.value)
    }
  }
}

extension KeyEquivalent {
  private static let shifted: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("`1234567890-=[]\\;',./", "~!@#$%^&*()_+{}|:\"<>?"))

  /// The character that the key writes with Shift on an American keyboard; a letter is raised.
  package var shiftedOnAmericanKeyboard: Character {
    Self.shifted[character] ?? character.uppercased().first ?? character
  }
}

extension KeyEquivalent: CustomStringConvertible {
  /// The key's name, as messages call it.
  public var description: String { KeyEquivalent.names[self] ?? String(character) }

  private static let names: [KeyEquivalent: String] = [
    .upArrow: "up arrow", .downArrow: "down arrow", .leftArrow: "left arrow", .rightArrow: "right arrow",
    .home: "home", .end: "end", .pageUp: "page up", .pageDown: "page down", .deleteForward: "delete forward",
    .delete: "delete", .clear: "clear", .insert: "insert", .tab: "tab", .space: "space", .return: "return",
    .escape: "escape",
  ]
}
