/// Makes a rule that may read the present attributes of some registers, and puts it in a register.
package struct MakeRule: Instruction {
  var register: Int
  var body: any Body
  var sources: [Int]
  var shape: Shape
  var form: Rule.Form
  var place: Int?

  package init(
    _ register: Int, _ body: any Body, of sources: [Int], _ shape: Shape = .word,
    _ form: Rule.Form = .closure,
    in place: Int? = nil
  ) {
    self.register = register
    self.body = body
    self.sources = sources
    self.shape = shape
    self.form = form
    self.place = place
  }

  package init(from bytes: inout ByteSource) {
    register = bytes.newRuleRegister()
    switch bytes.number(below: 16) {
    case 0...1: body = Builder(from: &bytes)
    case 2...3: body = PropertyReader(from: &bytes)
    default: body = Formula(from: &bytes)
    }
    let count = bytes.byte()
    // The number is rarely large; a large number tests fan-in.
    sources = (0..<(count < 250 ? 1 + count % 5 : 20)).map { _ in bytes.register() }
    shape = bytes.choice(of: Shape.self)
    form = [.closure, .small, .large, .stateful][bytes.number(below: 4)]
    place = bytes.place()
  }

  package func perform(on machine: inout some Machine) {
    let rule = Rule(
      body: body, sources: sources.compactMap { machine.attribute(in: $0) }, shape: shape, form: form)
    let attribute = machine.makeRule(rule, in: machine.place(place))
    machine.registers.attributes[register] = attribute
  }

  package var simpler: [any Instruction] {
    var all: [MakeRule] = []
    func add(_ change: (inout MakeRule) -> Void) {
      var copy = self
      change(&copy)
      all.append(copy)
    }
    if place != nil { add { $0.place = nil } }
    if shape != .word { add { $0.shape = .word } }
    if form != .closure { add { $0.form = .closure } }
    for index in sources.indices { add { $0.sources.remove(at: index) } }
    let inputs: [any Instruction] = body.exportedInput.map { [MakeInput($0, 1)] } ?? []
    for body in body.simpler { add { $0.body = body } }
    return [MakeInput(register, 1)] + inputs + all
  }

  package var variants: [any Instruction] {
    var all: [MakeRule] = []
    for index in sources.indices {
      for other in 0..<4 where other != sources[index] {
        var copy = self
        copy.sources[index] = other
        all.append(copy)
      }
    }
    for manner in [Formula.Manner.parity, .quarter, .select] {
      var copy = self
      copy.body = Formula(manner)
      all.append(copy)
    }
    return simpler + all
  }

  package mutating func rename(_ names: Renaming) {
    names.rename(&register)
    for index in sources.indices { names.rename(&sources[index]) }
    names.rename(place: &place)
    body.rename(names)
  }

  package var description: String {
    "MakeRule(\(register), \(body), of: \(sources)\(shape.operand)"
      + (form == .closure ? "" : "\(shape == .word ? ", .word" : ""), .\(form.rawValue)")
      + "\(place.map { ", in: \($0)" } ?? ""))"
  }

  package static func == (first: MakeRule, second: MakeRule) -> Bool {
    first.register == second.register && AnyHashable(first.body) == AnyHashable(second.body)
      && first.sources == second.sources && first.shape == second.shape && first.form == second.form
      && first.place == second.place
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(register)
    hasher.combine(body)
    hasher.combine(sources)
    hasher.combine(shape)
    hasher.combine(form)
    hasher.combine(place)
  }
}
