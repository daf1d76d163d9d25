/// The rule of a weak attribute: its source's value as long as that is there.
struct Weak: Body {
  /// The number that stands for no value; no rule gives it.
  static let none = 16

  init() {}

  init(from bytes: inout ByteSource) {}

  func value(of rule: Int, reading sources: [Int], on machine: inout some Machine) -> Int {
    machine.exists(sources[0]) ? machine.read(sources[0]) : Weak.none
  }

  var simpler: [any Body] { [] }
  var description: String { "Weak()" }
}
