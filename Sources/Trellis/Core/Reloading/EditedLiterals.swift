import Synchronization

/// The value of an edited literal.
package enum LiteralValue: Codable, Hashable, Sendable {
  case text(String)
  case integer(Int)
  case number(Double)
  case truth(Bool)
}

/// The literals of a program that were edited since the program was compiled, by the numbers that the compiled source has for them.
///
/// Each literal is a source that the rules depend on that evaluated it.
package enum EditedLiterals {
  private struct Entry {
    let source = ChangeSource()
    var value: LiteralValue?
    /// Whether the literal has a type whose values can't be made of another literal, such as `StaticString`.
    var isFixed = false
  }

  private static let entries = Mutex<[Int: Entry]>([:])

  /// Sets values of literals, and marks the rules that have evaluated them.
  ///
  /// Returns the literals whose types can't have another value, in ascending order. If there are any, none is set.
  package static func set(_ values: [Int: LiteralValue]) -> [Int] {
    let (fixed, sources): ([Int], [ChangeSource]) = entries.withLock { entries in
      let fixed = values.keys.filter { entries[$0]?.isFixed == true }.sorted()
      guard fixed.isEmpty else { return (fixed, []) }
      for (id, value) in values { entries[id, default: Entry()].value = value }
      return ([], values.keys.sorted().compactMap { entries[$0]?.source })
    }
    for source in sources { source.change() }
    return fixed
  }

  /// Returns the value of a literal: `compiled`, unless it was edited and the new value can be converted.
  static func value<Value>(
    of id: Int, compiled: Value, isFixed: Bool = false, convert: (LiteralValue) -> Value?
  ) -> Value {
    guard LiveCode.isOn else { return compiled }
    let entry = entries.withLock { entries in
      var entry = entries[id] ?? Entry()
      entry.isFixed = isFixed
      entries[id] = entry
      return entry
    }
    entry.source.read()
    return entry.value.flatMap(convert) ?? compiled
  }
}
