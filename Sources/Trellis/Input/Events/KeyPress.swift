/// A set of modifier keys.
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
  /// The function key, which keyboards handle themselves on Linux; deprecated in SwiftUI.
  public static let function = EventModifiers(rawValue: 1 << 6)
  /// All modifier keys.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad, .function,
  ]
}

/// A key, identified by the character that it types without modifiers, or by one that represents it.
///
/// Source: documented, developer.apple.com/documentation/swiftui/keyequivalent; the characters of keys that type none are those
/// of AppKit's function keys.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types, or that represents it.
  public var character: Character

  /// Creates the key that types a character without modifiers.
  public init(_ character: Character) { self.character = character }
  /// Creates the key that types a character without modifiers.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// The arrow that points up.
  public static let upArrow: KeyEquivalent = "\u{F700}"
  /// The arrow that points down.
  public static let downArrow: KeyEquivalent = "\u{F701}"
  /// The arrow that points left.
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  /// The arrow that points right.
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  /// The home key.
  public static let home: KeyEquivalent = "\u{F729}"
  /// The end key.
  public static let end: KeyEquivalent = "\u{F72B}"
  /// The page-up key.
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  /// The page-down key.
  public static let pageDown: KeyEquivalent = "\u{F72D}"
  /// The key that deletes forwards.
  public static let deleteForward: KeyEquivalent = "\u{F728}"
  /// The key that deletes backwards.
  public static let delete: KeyEquivalent = "\u{08}"
  /// The insert key.
  package static let insert: KeyEquivalent = "\u{F727}"
  /// The clear key.
  public static let clear: KeyEquivalent = "\u{F739}"
  /// The tab key.
  public static let tab: KeyEquivalent = "\t"
  /// The space bar.
  public static let space: KeyEquivalent = " "
  /// The return key.
  public static let `return`: KeyEquivalent = "\r"
  /// The escape key.
  public static let escape: KeyEquivalent = "\u{1B}"

  /// Returns the function key with a number from 1 to 35.
  ///
  /// Traps if the number is out of range.
  public static func function(_ number: Int) -> KeyEquivalent {
    precondition((1...35).contains(number), "KeyEquivalent.function: \(number); function keys are 1 to 35")
    return KeyEquivalent(Character(Unicode.Scalar(UInt16(0xF703 + number))!))
  }
}

/// An event of a key that goes down, repeats or comes up.
public struct KeyPress: Hashable, Sendable {
  /// The phases of a key event.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held, and counts as pressed again.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key comes up.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The result of handling a key.
  public enum Result: Hashable, Sendable {
    /// The view handled the key, and no other view gets it.
    case handled
    /// The view didn't handle the key, which goes on to others.
    case ignored
  }

  /// The phase of the event: a single one.
  public var phase: Phases
  /// The key.
  public var key: KeyEquivalent
  /// The text that the key types with the modifiers that are down; empty if it types none.
  public var characters: String
  /// The modifier keys that are down.
  public var modifiers: EventModifiers
  /// The time of the event on its window's clock; set when the window gets it.
  package var time: Duration = .zero

  package init(
    _ key: KeyEquivalent, phase: Phases = .down, characters: String = "", modifiers: EventModifiers = []
  ) {
    (self.phase, self.key, self.characters, self.modifiers) = (phase, key, characters, modifiers)
  }
}

extension KeyPress {
  /// Whether the key types a visible character or a space, and isn't a command.
  var types: Bool { isWriting && modifiers.isDisjoint(with: [.control, .option, .command]) }

  /// Whether the key's text has a visible character or a space.
  var isWriting: Bool {
    characters.unicodeScalars.contains {
      $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && !(0xF700...0xF8FF).contains($0.value)
    }
  }
}

extension KeyEquivalent {
  private static let shifted: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("`1234567890-=[]\\;',./", "~!@#$%^&*()_+{}|:\"<>?"))

  /// The character that the key types with Shift on an American keyboard; a letter is made uppercase.
  package var shiftedOnAmericanKeyboard: Character {
    Self.shifted[character] ?? character.uppercased().first ?? character
  }
}

extension KeyEquivalent: CustomStringConvertible {
  /// The key's name, as in messages.
  public var description: String { KeyEquivalent.names[self] ?? String(character) }

  /// Creates a key from its name as in messages, or from its character; nil if no key has the name.
  package init?(named name: String) {
    if let key = KeyEquivalent.names.first(where: { $0.value == name })?.key {
      self = key
    } else if name.count == 1, let character = name.first {
      self.init(character)
    } else {
      return nil
    }
  }

  private static let names: [KeyEquivalent: String] = [
    .upArrow: "up arrow", .downArrow: "down arrow", .leftArrow: "left arrow", .rightArrow: "right arrow",
    .home: "home", .end: "end", .pageUp: "page up", .pageDown: "page down", .deleteForward: "delete forward",
    .delete: "delete", .clear: "clear", .insert: "insert", .tab: "tab", .space: "space", .return: "return",
    .escape: "escape",
  ]
}
