import SwiftUI
import Testing
import TrellisTesting

@Observable private final class Person {
  var name = "Ann"
  var age = 30
  var scores = [1, 2, 3]
}

@MainActor
@Suite struct ObservableTests {
  private struct Name: View {
    let person: Person

    var body: some View {
      Text(person.name)
    }
  }

  private struct Age: View {
    let person: Person

    var body: some View {
      Text("\(person.age)")
    }
  }

  private struct Owner: View {
    @State private var person = Person()

    var body: some View {
      VStack {
        Name(person: person)
        Age(person: person)
        Button("birthday") { person.age += 1 }
        Button("rename") { person.name = "Bea" }
      }
    }
  }

  @Test func `a body that reads one property isn't evaluated when another changes`() throws {
    let host = TestHost(Owner())
    let birthday = try host.evaluations { try host.tap("birthday") }
    #expect(birthday.bodies(of: Age.self) == 1)
    #expect(birthday.bodies == 1)
    let rename = try host.evaluations { try host.tap("rename") }
    #expect(rename.bodies(of: Name.self) == 1)
    #expect(rename.bodies == 1)
    #expect(host.texts == ["Bea", "31", "birthday", "rename"])
  }

  private struct Reader: View {
    @Environment(Person.self) private var person

    var body: some View {
      Text(person.name)
    }
  }

  private struct OptionalReader: View {
    @Environment(Person.self) private var person: Person?

    var body: some View {
      Text(person?.name ?? "nobody")
    }
  }

  @Test func `an observable environment object is tracked by property`() {
    let person = Person()
    let host = TestHost(
      VStack {
        Reader()
        OptionalReader()
      }
      .environment(person))
    #expect(host.texts == ["Ann", "Ann"])
    #expect(host.evaluations { person.age = 1 }.bodies == 0)
    #expect(host.evaluations { person.name = "Cid" }.bodies == 2)
    #expect(host.texts == ["Cid", "Cid"])
  }

  @Test func `an optional environment object is nil if none or nil was set`() {
    let host = TestHost(
      VStack {
        OptionalReader()
        OptionalReader().environment(nil as Person?)
      }
      .environment(Person()))
    #expect(host.texts == ["Ann", "nobody"])
    #expect(TestHost(OptionalReader()).texts == ["nobody"])
  }

  @Test func `a missing observable object traps with its type and the view`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestHost(Reader()) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Reader: No Observable object of type Person found."))
  }

  private struct Swapping: View {
    @State private var person = Person()

    var body: some View {
      VStack {
        Reader().environment(person)
        Button("swap") {
          person = Person()
          person.name = "new"
        }
      }
    }
  }

  @Test func `another environment object replaces the first one`() throws {
    let host = TestHost(Swapping())
    try host.tap("swap")
    #expect(host.texts == ["new", "swap"])
  }

  private struct Field: View {
    @Binding var text: String

    var body: some View {
      Button("field \(text)") { text += "!" }
    }
  }

  private struct Editor: View {
    @Bindable var person: Person

    var body: some View {
      Field(text: $person.name)
    }
  }

  private struct LocalEditor: View {
    @Environment(Person.self) private var person

    var body: some View {
      @Bindable var person = person
      Field(text: $person.name)
      Field(text: Bindable(person).name)
    }
  }

  @Test func `bindings to properties evaluate only bodies that read the property`() throws {
    let person = Person()
    let host = TestHost(Editor(person: person))
    let log = try host.evaluations { try host.tap("field Ann") }
    #expect(person.name == "Ann!")
    #expect(host.texts == ["field Ann!"])
    #expect(log.bodies(of: Field.self) == 1)
    #expect(log.bodies(of: Editor.self) == 0)
    #expect(host.evaluations { person.age += 1 }.entries.isEmpty)
  }

  @Test func `a local @Bindable in a body works`() throws {
    let person = Person()
    let host = TestHost(LocalEditor().environment(person))
    try host.tap("field Ann")
    #expect(host.texts == ["field Ann!", "field Ann!"])
    #expect(person.name == "Ann!")
  }

  private struct StateEditor: View {
    @State private var person = Person()

    var body: some View {
      VStack {
        Field(text: $person.name)
        Age(person: person)
      }
    }
  }

  @Test func `a state with an object gives bindings to its properties`() throws {
    let host = TestHost(StateEditor())
    let log = try host.evaluations { try host.tap("field Ann") }
    #expect(host.texts == ["field Ann!", "30"])
    #expect(log.bodies(of: Age.self) == 0)
    #expect(log.bodies(of: StateEditor.self) == 0)
  }

  @Test func `a change on another thread updates the host`() async throws {
    let person = Person()
    let host = TestHost(Name(person: person))
    nonisolated(unsafe) let sent = person
    DispatchQueue.global().async { sent.name = "from elsewhere" }
    try await host.wait(for: "the change") { host.needsUpdate }
    #expect(host.texts == ["from elsewhere"])
  }

  private struct Loading: View {
    @State private var person = Person()
    let clock: VirtualClock

    var body: some View {
      Text(person.name).onAppear {
        Task {
          try await clock.sleep(for: .seconds(1))
          person.name = "loaded"
        }
      }
    }
  }

  @Test func `a task that changes an object updates the host`() async throws {
    let clock = VirtualClock()
    let host = TestHost(Loading(clock: clock))
    try await host.wait(for: "the task to sleep") { clock.sleeperCount == 1 }
    await clock.advance(by: .seconds(1))
    try await host.wait(for: "the change") { host.needsUpdate }
    #expect(host.texts == ["loaded"])
  }

  @Test func `an object is released with the host that showed it`() {
    weak var object: Person?
    do {
      let person = Person()
      object = person
      let host = TestHost(Editor(person: person))
      person.name = "Bob"
      #expect(host.texts == ["field Bob"])
    }
    #expect(object == nil)
  }
}
