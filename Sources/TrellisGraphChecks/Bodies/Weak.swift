/// The rule of a weak attribute: its source's value while the source exists.
struct Weak: Body {
  /// The number that means no value, which no rule returns.
  static let none = 16

  init() {}

  init(from bytes: inout ByteSource) {}

  func value(of rule: Int, reading sources: [Int], on machine: inout some Machine) -> Int {
    machine.exists(sources[0]) ? machine.read(sources[0]) : Weak.none
  }

  var simpler: [any Body] { [] }
  var description: String { "Weak()" }
}
