/// What a rule does when it runs: a function of the attributes that it reads.
///
/// Its description is the Swift expression that makes it. Results are 0 to 15.
package protocol Body: Hashable, Sendable, CustomStringConvertible {
  init(from bytes: inout ByteSource)
  /// Computes the rule's value, reading some of the sources.
  func value(of rule: Int, reading sources: [Int], on machine: inout some Machine) -> Int
  /// Simpler bodies, to try in place of this one when a program is shrunk.
  var simpler: [any Body] { get }
  /// Puts other registers in the place of its own.
  mutating func rename(_ names: Renaming)
  /// The register that an input is put in when the rule runs.
  var exportedInput: Int? { get }
}

extension Body {
  package mutating func rename(_ names: Renaming) {}
  package var exportedInput: Int? { nil }
}

extension Machine {
  /// Reads an attribute, or gives 0 where it was removed.
  ///
  /// A function of what is read all the same: a rule that read what is removed has to run again, and what doesn't exist
  /// when the rule runs never will.
  mutating func readIfThere(_ attribute: Int) -> Int {
    exists(attribute) ? read(attribute) : 0
  }
}
