import Foundation

/// The typed letters that select one of several items by the beginning of its title.
///
/// Letters typed soon after each other belong together. A single letter, typed once or repeatedly, moves to the next item that
/// begins with it. Several letters find an item that begins with all of them.
package struct TypeAhead {
  /// The longest pause between letters that belong together (ours, as desktops have it).
  private static let patience = Duration.seconds(1)
  private var typed = ""
  private var last: Duration?

  package init() {}

  /// Handles a key if it types something that a title may begin with; returns whether it did.
  ///
  /// A space counts only after other letters.
  package mutating func take(_ press: KeyPress) -> Bool {
    guard press.phase != .up, press.modifiers.isDisjoint(with: [.control, .option, .command]),
      !press.characters.isEmpty, press.characters.unicodeScalars.allSatisfy(TypeAhead.isPrinted)
    else { return false }
    let continues = last.map { press.time - $0 <= TypeAhead.patience } ?? false
    if press.key == .space, !continues { return false }
    typed = (continues ? typed : "") + press.characters
    last = press.time
    return true
  }

  /// Returns whether a key follows the last letter soon enough to belong to it.
  package func continues(with press: KeyPress) -> Bool {
    last.map { press.time - $0 <= TypeAhead.patience } ?? false
  }

  /// Returns the index of the matching item among `count`, searched from `here` on with wrap-around; nil if there is none.
  package func find(among count: Int, from here: Int?, title: (Int) -> String?) -> Int? {
    guard count > 0, !typed.isEmpty else { return nil }
    // For repetitions of a single letter, the search starts after the current item.
    let isOne = typed.dropFirst().allSatisfy { $0 == typed.first }
    if typed.count > 1, let found = firstIndex(withPrefix: typed, among: count, from: here ?? 0, title) {
      return found
    }
    return isOne
      ? firstIndex(withPrefix: String(typed.first!), among: count, from: here.map { $0 + 1 } ?? 0, title)
      : nil
  }

  private func firstIndex(
    withPrefix prefix: String, among count: Int, from start: Int, _ title: (Int) -> String?
  ) -> Int? {
    (0..<count).lazy.map { (start + $0) % count }.first { index in
      title(index)?.range(of: prefix, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }
  }

  private static func isPrinted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
