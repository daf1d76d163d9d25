/// The rule of an indirect attribute: it has the value of the attribute whose number is in its source.
struct IndirectRule: Body {
  /// The attribute for which the indirect attribute was made.
  var original: Int

  init(original: Int) {
    self.original = original
  }

  init(from bytes: inout ByteSource) {
    original = bytes.register()
  }

  func value(of rule: Int, reading sources: [Int], on machine: inout some Machine) -> Int {
    let target = machine.read(sources[0])
    return machine.read(target)
  }

  var simpler: [any Body] { [] }
  var description: String { "IndirectRule(original: \(original))" }
}
