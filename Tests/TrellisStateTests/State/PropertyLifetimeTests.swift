import SwiftUI
import Testing
import TrellisTesting

@Observable private final class Person {
  var name = "Ann"
}

@MainActor
@Suite struct PropertyLifetimeTests {
  private final class Model: ObservableObject {
    @Published var count = 0
  }

  private struct Everything: View {
    @ObservedObject var given: Model
    @StateObject private var own = Model()
    @EnvironmentObject private var around: Model
    @Environment(Person.self) private var person
    @Environment(\.colorScheme) private var scheme
    @State private var point = CGPoint.zero
    @State private var numbers = [1, 2, 3]
    @SceneStorage("lifetime") private var stored = 0
    @Namespace private var namespace

    var body: some View {
      @Bindable var person = person
      VStack {
        Text("\(given.count) \(own.count) \(around.count) \(person.name) \(stored)")
        Number(value: $point.x)
        Number(value: $given.count.asNumber)
        ForEach($numbers, id: \.self) { $number in Number(value: $number.asNumber) }
        Letters(text: $person.name)
        Button("use") {
          own.count += 1
          stored += 1
          point.x += 1
          person.name += "."
        }
      }
    }
  }

  private struct Number: View {
    @Binding var value: CGFloat

    var body: some View { Text("\(Int(value))") }
  }

  private struct Letters: View {
    @Binding var text: String

    var body: some View { Text(text) }
  }

  private struct Coming: View {
    let given: Model
    @State private var shows = false

    var body: some View {
      VStack {
        if shows { Everything(given: given) }
        Button("toggle") { shows.toggle() }
      }
    }
  }

  @Test func `a view with every kind of dynamic property leaves nothing`() throws {
    let (given, person) = (Model(), Person())
    let host = TestHost(Coming(given: given).environmentObject(Model()).environment(person))
    func showOnce() throws {
      try host.tap("toggle")
      try host.tap("use")
      given.count += 1
      person.name = "Bea"
      #expect(host.texts.first?.hasSuffix("Bea \(given.count)") == true)
      try host.tap("toggle")
      #expect(host.texts == ["toggle"])
    }
    // The first round makes attributes for the environment's keys, which stay with the environment.
    try showOnce()
    let before = (host.nodeCount, host.edgeCount)
    for _ in 1...20 { try showOnce() }
    #expect(before == (host.nodeCount, host.edgeCount))
    #expect(!host.needsUpdate)
    given.count += 1
    person.name = "unseen"
    #expect(!host.needsUpdate)
  }
}

extension Int {
  fileprivate var asNumber: CGFloat {
    get { CGFloat(self) }
    set { self = Int(newValue) }
  }
}
