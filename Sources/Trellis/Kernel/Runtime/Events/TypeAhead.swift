import Foundation

/// What somebody types to come to one of several items by the first letters of its title.
///
/// Letters that follow each other soon belong together. One letter, typed once or again and again, leads from one item to the next that
/// begins with it; several lead to one that begins with all of them.
package struct TypeAhead {
  /// How long after a letter another one belongs to it (ours, as desktops have it).
  private static let patience = Duration.seconds(1)
  private var typed = ""
  private var last: Duration?

  package init() {}

  /// Takes a key, where it writes something that a title may begin with; answers whether it did.
  ///
  /// A space counts where letters came before it.
  package mutating func take(_ press: KeyPress) -> Bool {
    guard press.phase != .up, press.modifiers.isDisjoint(with: [.control, .option, .command]),
      !press.characters.isEmpty, press.characters.unicodeScalars.allSatisfy(TypeAhead.isPrinted)
    else { return false }
    let goesOn = last.map { press.time - $0 <= TypeAhead.patience } ?? false
    if press.key == .space, !goesOn { return false }
    typed = (goesOn ? typed : "") + press.characters
    last = press.time
    return true
  }

  /// Whether a letter came so short a time before a key that the key belongs to it.
  package func goesOn(with press: KeyPress) -> Bool {
    last.map { press.time - $0 <= TypeAhead.patience } ?? false
  }

  /// The place of the item that is meant, of so many, looked for from one on and around; nil where none is.
  package func find(among count: Int, from here: Int?, title: (Int) -> String?) -> Int? {
    guard count > 0, !typed.isEmpty else { return nil }
    // One letter alone leads on from where it led before.
    let isOne = typed.dropFirst().allSatisfy { $0 == typed.first }
    if typed.count > 1, let found = look(for: typed, among: count, from: here ?? 0, title) { return found }
    return isOne ? look(for: String(typed.first!), among: count, from: here.map { $0 + 1 } ?? 0, title) : nil
  }

  private func look(for prefix: String, among count: Int, from start: Int, _ title: (Int) -> String?) -> Int?
  {
    (0..<count).lazy.map { (start + $0) % count }.first { place in
      title(place)?.range(of: prefix, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }
  }

  private static func isPrinted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
