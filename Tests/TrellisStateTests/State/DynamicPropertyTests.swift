import SwiftUI
import Testing
import TrellisTesting

/// Custom dynamic properties.
@MainActor
@Suite struct DynamicPropertyTests {
  private struct Half: DynamicProperty {
    @State private var whole = 4
    private(set) var half = 0

    mutating func update() { half = whole / 2 }
    func double() { whole *= 2 }
  }

  private struct Halved: View {
    private let value = Half()

    var body: some View {
      Button("\(value.half)") { value.double() }
    }
  }

  @Test func `a custom dynamic property's properties are linked before it is updated`() throws {
    let host = TestHost(Halved())
    try host.tap("2")
    #expect(host.texts == ["4"])
  }

  private struct Inner: DynamicProperty {
    @State private var count = 1
    @Environment(\.colorScheme) private var scheme
    private(set) var text = ""

    mutating func update() { text = "\(count) \(scheme)" }
    func add() { count += 1 }
  }

  private struct Outer: DynamicProperty {
    private var inner = Inner()
    @Binding var suffix: String
    private(set) var text = ""

    init(suffix: Binding<String>) { _suffix = suffix }
    mutating func update() { text = "\(inner.text)\(suffix)" }
    func add() { inner.add() }
  }

  private struct Nested: View {
    private var outer: Outer

    init(suffix: Binding<String>) { outer = Outer(suffix: suffix) }

    var body: some View {
      Button(outer.text) { outer.add() }
    }
  }

  private struct NestedOwner: View {
    @State private var suffix = "."

    var body: some View {
      VStack {
        Nested(suffix: $suffix)
        Button("suffix") { suffix += "." }
      }
    }
  }

  @Test func `nested dynamic properties are linked and updated from the inside out`() throws {
    let host = TestHost(NestedOwner())
    try host.tap("1 light.")
    try host.tap("suffix")
    #expect(host.texts == ["2 light..", "suffix"])
    host.colorScheme = .dark
    #expect(host.texts == ["2 dark..", "suffix"])
  }
}
