/// The body of a rule: a function of the attributes that it reads.
///
/// Its description is the Swift expression that creates it. Its values are 0 to 15.
package protocol Body: Hashable, Sendable, CustomStringConvertible {
  init(from bytes: inout ByteSource)
  /// Computes the rule's value by reading some of the sources.
  func value(of rule: Int, reading sources: [Int], on machine: inout some Machine) -> Int
  /// Simpler bodies to try instead of this one while a program is shrunk.
  var simpler: [any Body] { get }
  /// Renames the body's registers.
  mutating func rename(_ names: Renaming)
  /// The register that receives an input when the rule runs.
  var exportedInput: Int? { get }
}

extension Body {
  package mutating func rename(_ names: Renaming) {}
  package var exportedInput: Int? { nil }
}

extension Machine {
  /// Reads an attribute, or returns 0 if it was removed.
  ///
  /// The rule is a function of its reads in spite of the condition. It runs again after an attribute that it read was removed, and a
  /// removed attribute never exists again.
  mutating func readIfThere(_ attribute: Int) -> Int {
    exists(attribute) ? read(attribute) : 0
  }
}
