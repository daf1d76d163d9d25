import SwiftUI
import Testing
import TrellisTesting

private struct SourceKey: TransactionKey {
  static var defaultValue: String { "nowhere" }
}

extension Transaction {
  fileprivate var source: String {
    get { self[SourceKey.self] }
    set { self[SourceKey.self] = newValue }
  }
}

@MainActor
@Suite struct BindingTests {
  private struct Person: Hashable {
    var name = "Ann"
    var nick: String?
    var scores = [1, 2]
  }

  private struct Field: View {
    @Binding var text: String

    var body: some View {
      Button("field \(text)") { text += "!" }
    }
  }

  private struct Score: View {
    @Binding var score: Int

    var body: some View {
      Button("score \(score)") { score += 10 }
    }
  }

  private struct Passing: View {
    @Binding var person: Person

    var body: some View {
      VStack {
        Field(text: $person.name)
        Score(score: $person.scores[0])
        Score(score: $person.scores[1])
      }
    }
  }

  private struct Owner: View {
    @State private var person = Person()

    var body: some View {
      Passing(person: $person)
    }
  }

  @Test func `parts of parts are read and written, by members and by indices`() throws {
    let host = TestHost(Owner())
    let name = try host.evaluations { try host.tap("field Ann") }
    #expect(host.texts == ["field Ann!", "score 1", "score 2"])
    #expect(name.bodies(of: Field.self) == 1)
    #expect(name.bodies == 1)
    let score = try host.evaluations { try host.tap("score 2") }
    #expect(host.texts == ["field Ann!", "score 1", "score 12"])
    #expect(score.bodies(of: Score.self) == 1)
    #expect(score.bodies == 1)
  }

  private struct Elements: View {
    @State private var numbers = [1, 2, 3]

    var body: some View {
      VStack {
        ForEach($numbers.indices, id: \.self) { Score(score: $numbers[$0]) }
        Text("\($numbers.map(\.wrappedValue).reduce(0, +))")
      }
    }
  }

  @Test func `a binding to a collection is a collection of bindings`() throws {
    let host = TestHost(Elements())
    try host.tap("score 2")
    #expect(host.texts == ["score 1", "score 12", "score 3", "16"])
  }

  private struct Optionals: View {
    @State private var person: Person? = Person()
    @State private var nick = "Nan"

    var body: some View {
      VStack {
        if let person = Binding($person) { Field(text: person.name) }
        Nick(nick: Binding($nick))
        Button("leave") { person = nil }
      }
    }
  }

  private struct Nick: View {
    @Binding var nick: String?

    var body: some View {
      Button("nick \(nick ?? "none")") { nick = nick == "Nan" ? "Nanny" : nil }
    }
  }

  @Test func `optional bindings are unwrapped, and writes of nil are dropped`() throws {
    let host = TestHost(Optionals())
    try host.tap("field Ann")
    try host.tap("nick Nan")
    #expect(host.texts == ["field Ann!", "nick Nanny", "leave"])
    try host.tap("nick Nanny")
    #expect(host.texts == ["field Ann!", "nick Nanny", "leave"])
    try host.tap("leave")
    #expect(host.texts == ["nick Nanny", "leave"])
  }

  @Test func `a transaction is passed with a write to a setter that takes it`() {
    var writes: [String] = []
    let binding = Binding(get: { 0 }) { value, transaction in
      writes.append("\(value) from \(transaction.source), \(transaction.disablesAnimations)")
    }
    binding.wrappedValue = 1
    var transaction = Transaction()
    transaction.source = "a button"
    transaction.disablesAnimations = true
    binding.transaction(transaction).wrappedValue = 2
    withTransaction(transaction) { binding.wrappedValue = 3 }
    withTransaction(\.source, "outside") {
      var silent = Transaction()
      silent.disablesAnimations = true
      binding.transaction(silent).wrappedValue = 4
      withTransaction(\.source, "inside") { binding.wrappedValue = 5 }
      binding.wrappedValue = 6
    }
    binding.wrappedValue = 7
    #expect(
      writes == [
        "1 from nowhere, false", "2 from a button, true", "3 from a button, true", "4 from outside, true",
        "5 from inside, false", "6 from outside, false", "7 from nowhere, false",
      ])
  }

  @Test func `parts of a binding keep its transaction`() {
    var value = Person()
    var sources: [String] = []
    let whole = Binding(get: { value }) {
      value = $0
      sources.append($1.source)
    }
    var transaction = Transaction()
    transaction.source = "a menu"
    whole.transaction(transaction).scores[1].wrappedValue = 5
    #expect(value.scores == [1, 5])
    #expect(sources == ["a menu"])
  }

  private struct Rows: View {
    @State private var people = [Person(name: "Ann"), Person(name: "Bob"), Person(name: "Cid")]

    var body: some View {
      VStack {
        ForEach($people, id: \.name) { $person in
          Score(score: $person.scores[0]).accessibilityIdentifier(person.name)
        }
        Button("drop") { people.removeLast() }
        Button("add") { people.append(Person(name: "Dot")) }
      }
    }
  }

  @Test func `bindings of inserted and removed rows leave no attributes`() throws {
    let host = TestHost(Rows())
    try host.tap(identifier: "Ann")
    #expect(host.texts == ["score 11", "score 1", "score 1", "drop", "add"])
    let nodes = host.nodeCount
    try host.tap("drop")
    #expect(host.texts == ["score 11", "score 1", "drop", "add"])
    try host.tap(identifier: "Bob")
    try host.tap("add")
    #expect(host.texts == ["score 11", "score 11", "score 1", "drop", "add"])
    #expect(host.nodeCount == nodes)
  }
}
