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
package struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  package var character: Character

  package init(_ character: Character) { self.character = character }
  package init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  package static let upArrow: KeyEquivalent = "\u{F700}"
  package static let downArrow: KeyEquivalent = "\u{F701}"
  package static let leftArrow: KeyEquivalent = "\u{F702}"
  package static let rightArrow: KeyEquivalent = "\u{F703}"
  package static let home: KeyEquivalent = "\u{F729}"
  package static let end: KeyEquivalent = "\u{F72B}"
  package static let pageUp: KeyEquivalent = "\u{F72C}"
  package static let pageDown: KeyEquivalent = "\u{F72D}"
  /// The key that deletes forwards.
  package static let deleteForward: KeyEquivalent = "\u{F728}"
  /// The key that deletes backwards.
  package static let delete: KeyEquivalent = "\u{08}"
  package static let clear: KeyEquivalent = "\u{F739}"
  package static let tab: KeyEquivalent = "\t"
  package static let space: KeyEquivalent = " "
  package static let `return`: KeyEquivalent = "\r"
  package static let escape: KeyEquivalent = "\u{1B}"

  /// The function key with a number from 1 to 35.
  package static func function(_ number: Int) -> KeyEquivalent {
    precondition((1...35).contains(number), "KeyEquivalent.function: \(number); function keys are 1 to 35")
    return KeyEquivalent(Character(Unicode.Scalar(UInt16(0xF703 + number))!))
  }
}

/// A key that goes down, is held or comes up.
///
/// Source: documented, developer.apple.com/documentation/swiftui/keypress.
package struct KeyPress: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case down
    /// It is held, and counts as pressed again.
    case `repeat`
    case up
  }

  package var phase: Phase
  package var key: KeyEquivalent
  /// What the key writes with the modifiers that are down; empty where it writes nothing.
  package var characters: String
  package var modifiers: EventModifiers

  package init(
    _ key: KeyEquivalent, phase: Phase = .down, characters: String = "", modifiers: EventModifiers = []
  ) {
    (self.phase, self.key, self.characters, self.modifiers) = (phase, key, characters, modifiers)
  }
}

extension KeyEquivalent: CustomStringConvertible {
  /// The key's name, as messages call it.
  package var description: String { KeyEquivalent.names[self] ?? String(character) }

  private static let names: [KeyEquivalent: String] = [
    .upArrow: "up arrow", .downArrow: "down arrow", .leftArrow: "left arrow", .rightArrow: "right arrow",
    .home: "home", .end: "end", .pageUp: "page up", .pageDown: "page down", .deleteForward: "delete forward",
    .delete: "delete", .clear: "clear", .tab: "tab", .space: "space", .return: "return", .escape: "escape",
  ]
}
