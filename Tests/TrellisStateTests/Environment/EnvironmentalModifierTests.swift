import SwiftUI
import Testing
import TrellisTesting

/// Shows the environment's number beside its content.
private struct Numbered: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier { Number(number: environment.number) }
}

private struct Number: ViewModifier {
  let number: Int
  @State private var first: Int?

  func body(content: Content) -> some View {
    HStack {
      content
      Text("number \(number), first \(first ?? number)")
    }
    .onAppear { first = number }
  }
}

private struct Counter: View {
  @State private var number = 1

  var body: some View {
    VStack {
      Button("count") { number += 1 }
      Text("it").modifier(Numbered())
    }
    .environment(\.number, number)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var number = 0
}

extension Transaction {
  @Entry fileprivate var hastens = false
}

@MainActor
@Suite struct EnvironmentalModifierTests {
  @Test func `an environmental modifier follows the environment and keeps its state`() throws {
    let host = TestHost(Counter())
    #expect(host.texts == ["count", "it", "number 1, first 1"])
    try host.tap("count")
    #expect(host.texts == ["count", "it", "number 2, first 1"])
  }

  @Test func `a transaction carries a custom entry`() {
    var transaction = Transaction()
    #expect(!transaction.hastens)
    transaction.hastens = true
    #expect(transaction.hastens)
    withTransaction(transaction) { #expect(transaction.hastens) }
  }
}
