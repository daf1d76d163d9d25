import SwiftUI
import Testing
import TrellisTesting

/// A parent whose body is evaluated at each tap, with its content.
private struct Parent<Content: View>: View {
  @State private var count = 0
  let content: (Int) -> Content

  var body: some View {
    VStack {
      Button("update \(count)") { count += 1 }
      content(count)
    }
  }
}

private final class Model {}

/// Returns the number of evaluations of a type's body when the parent's body is evaluated `taps` times.
@MainActor
private func bodies<V: View, Content: View>(
  of type: V.Type, taps: Int = 3, @ViewBuilder _ content: @escaping (Int) -> Content
) throws -> Int {
  let host = TestHost(Parent(content: content))
  let log = try host.evaluations {
    for tap in 0..<taps { try host.tap("update \(tap)") }
  }
  #expect(log.bodies(of: Parent<Content>.self) == taps)
  return log.bodies(of: type)
}

@MainActor
@Suite struct ViewComparisonTests {
  private struct Stateful: View {
    // Each value of the view stores another object in this state, which comparisons ignore.
    @State private var model = Model()
    @State private var action: () -> Void
    let title: String

    init(title: String, number: Int) {
      _action = State(initialValue: { print(number) })
      self.title = title
    }

    var body: some View { Text(title) }
  }

  @Test func `state is ignored in comparisons, whatever its initial value is`() throws {
    #expect(try bodies(of: Stateful.self) { Stateful(title: "a", number: $0) } == 0)
    #expect(try bodies(of: Stateful.self) { Stateful(title: "\($0)", number: $0) } == 3)
  }

  private struct Reading: View {
    @Environment private var value: String

    init(_ keyPath: KeyPath<EnvironmentValues, String>) {
      _value = Environment(keyPath)
    }

    var body: some View { Text(value) }
  }

  @Test func `environment properties are compared by their key, not by value`() throws {
    #expect(try bodies(of: Reading.self) { _ in Reading(\.first) } == 0)
    let host = TestHost(Parent { Reading($0.isMultiple(of: 2) ? \.first : \.second) })
    #expect(host.texts == ["update 0", "one"])
    let log = try host.evaluations { try host.tap("update 0") }
    #expect(host.texts == ["update 1", "two"])
    #expect(log.bodies(of: Reading.self) == 1)
  }

  private struct Bound: View {
    @Binding var number: Int

    var body: some View { Text("\(number)") }
  }

  /// Passes its binding on and doesn't read it.
  private struct Passing: View {
    @Binding var number: Int

    var body: some View { Bound(number: $number) }
  }

  private struct Owner: View {
    struct Pair { var first = 1, second = 2 }

    @State private var count = 0
    @State private var pair = Pair()
    @State private var usesSecond = false
    @State private var optional: Int? = 5

    var body: some View {
      VStack {
        Button("update \(count)") { count += 1 }
        Button("switch") { usesSecond.toggle() }
        Button("add") { pair.first += 10 }
        Passing(number: usesSecond ? $pair.second : $pair.first)
        if let binding = Binding($optional) { Bound(number: binding) }
        ForEach([Binding<Int>.constant(8)].indices, id: \.self) { _ in Bound(number: .constant(8)) }
      }
    }
  }

  @Test func `bindings to the same location are equal, for the whole value or a part`() throws {
    let host = TestHost(Owner())
    #expect(host.texts.suffix(3) == ["1", "5", "8"])
    let log = try host.evaluations { try host.tap("update 0") }
    #expect(log.bodies(of: Owner.self) == 1)
    #expect(log.bodies == 1)
  }

  @Test func `a binding to another location updates the view`() throws {
    let host = TestHost(Owner())
    let log = try host.evaluations { try host.tap("switch") }
    #expect(host.texts.suffix(3) == ["2", "5", "8"])
    #expect(log.bodies(of: Passing.self) == 1)
    #expect(log.bodies(of: Bound.self) == 1)
  }

  @Test func `a body depends on a binding's value if it reads it`() throws {
    let host = TestHost(Owner())
    let log = try host.evaluations { try host.tap("add") }
    #expect(host.texts.suffix(3) == ["11", "5", "8"])
    #expect(log.bodies(of: Passing.self) == 0)
    #expect(log.bodies(of: Bound.self) == 1)
  }

  @Test func `a binding of closures is never equal, a constant one is compared by value`() throws {
    #expect(try bodies(of: Bound.self) { n in Bound(number: Binding(get: { n }, set: { _ in })) } == 3)
    #expect(try bodies(of: Bound.self) { _ in Bound(number: .constant(1)) } == 0)
    #expect(try bodies(of: Bound.self) { Bound(number: .constant($0)) } == 3)
  }

  private struct Limit: DynamicProperty {
    @State private var model = Model()
    @Environment(\.first) private var name
    let limit: Int

    var text: String { "\(name) \(limit)" }
  }

  private struct Limited: View {
    private var limit: Limit

    init(_ limit: Int) { self.limit = Limit(limit: limit) }

    var body: some View { Text(limit.text) }
  }

  @Test func `a custom dynamic property is compared by the values that the view passes`() throws {
    #expect(try bodies(of: Limited.self) { _ in Limited(1) } == 0)
    let host = TestHost(Parent { Limited($0) })
    try host.tap("update 0")
    #expect(host.texts == ["update 1", "one 1"])
  }

  private struct Acting: View {
    let action: @MainActor () -> Void

    var body: some View { Button("act", action: action) }
  }

  @Test func `a closure without captures or passed on is equal, a new one isn't`() throws {
    #expect(try bodies(of: Acting.self) { _ in Acting { print("acting") } } == 0)
    #expect(try bodies(of: Acting.self) { number in Acting { print(number) } } == 3)
    let number = Int.random(in: 0...9)
    let action: @MainActor () -> Void = { print(number) }
    #expect(try bodies(of: Acting.self) { _ in Acting(action: action) } == 0)
  }

  private struct Picky: View, @MainActor Equatable {
    let title: String
    let action: @MainActor () -> Void

    static func == (first: Picky, second: Picky) -> Bool { first.title == second.title }

    var body: some View { Button(title, action: action) }
  }

  @Test func `a view that is Equatable is compared by its own operator`() throws {
    #expect(try bodies(of: Picky.self) { number in Picky(title: "a") { print(number) } } == 0)
    #expect(try bodies(of: Picky.self) { number in Picky(title: "\(number)") {} } == 3)
  }

  private struct Number: View, Equatable {
    let number: Int

    nonisolated static func == (first: Number, second: Number) -> Bool {
      first.number / 2 == second.number / 2
    }

    var body: some View { Text("\(number)") }
  }

  @Test func `an EquatableView is compared by its content's operator`() throws {
    #expect(try bodies(of: Number.self, taps: 4) { Number(number: $0).equatable() } == 2)
    #expect(try bodies(of: Number.self, taps: 4) { EquatableView(content: Number(number: $0)) } == 2)
    let host = TestHost(Parent { Number(number: $0).equatable().padding() })
    try host.tap("update 0")
    #expect(host.texts == ["update 1", "0"])
    try host.tap("update 1")
    #expect(host.texts == ["update 2", "2"])
  }

  private struct Plain: View {
    let text: String

    var body: some View { Text(text) }
  }

  @Test func `parts of a larger value are compared separately, wherever they are`() throws {
    let count = try bodies(of: Plain.self) { number in
      Plain(text: "alone")
      HStack { Plain(text: "in a stack") }
      Group {
        Text("\(number)")
        Plain(text: "in a group")
      }
      if number >= 0 { Plain(text: "in a branch") } else { Plain(text: "never") }
      AnyView(Plain(text: "in any view"))
      Plain(text: "modified").frame(width: CGFloat(100 + number)).padding()
      Text("\(number)").background(Plain(text: "behind")).overlay { Plain(text: "in front") }
      Button {
        print(number)
      } label: {
        Plain(text: "on a button")
      }
      GeometryReader { _ in Plain(text: "in a reader \(number - number)") }
      ForEach(0..<3) { row in Plain(text: "row \(row), \(number - number)") }
    }
    #expect(count == 0)
  }

  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private struct Row: View {
    let item: Item

    var body: some View { Text(item.name) }
  }

  private struct Rows: View {
    @State private var count = 0
    @State private var items = (0..<100).map { Item(id: $0, name: "row \($0)") }

    var body: some View {
      VStack {
        Button("update \(count)") { count += 1 }
        Button("rename") { items[7].name += "!" }
        ForEach(items) { Row(item: $0) }
        ForEach(items, id: \.name) { item in Row(item: item) }
      }
    }
  }

  @Test func `a ForEach over the same storage without captures creates no row`() throws {
    let host = TestHost(Rows())
    let log = try host.evaluations { try host.tap("update 0") }
    #expect(log.bodies == 1)
    #expect(log.count(of: "view", named: "Row") == 0)
    #expect(log.count(of: "viewList") == 0)
  }

  @Test func `a ForEach evaluates the rows whose elements have changed`() throws {
    let host = TestHost(Rows())
    let log = try host.evaluations { try host.tap("rename") }
    #expect(host.texts.filter { $0 == "row 7!" }.count == 2)
    #expect(log.bodies(of: Row.self) == 2)
  }

  private struct BoundRow: View {
    @Binding var item: Item

    var body: some View { Text(item.name) }
  }

  private struct BoundRows: View {
    @State private var count = 0
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

    var body: some View {
      VStack {
        Button("update \(count)") { count += 1 }
        Button("drop") { items.removeLast() }
        ForEach($items) { $item in BoundRow(item: $item) }
      }
    }
  }

  @Test func `a row with a binding to its element is equal`() throws {
    let host = TestHost(BoundRows())
    let log = try host.evaluations { try host.tap("update 0") }
    #expect(log.bodies(of: BoundRows.self) == 1)
    #expect(log.bodies(of: BoundRow.self) == 0)
    try host.tap("drop")
    #expect(host.texts == ["update 1", "drop", "a"])
  }
}

extension EnvironmentValues {
  private enum FirstKey: EnvironmentKey { static let defaultValue = "one" }
  private enum SecondKey: EnvironmentKey { static let defaultValue = "two" }

  fileprivate var first: String { self[FirstKey.self] }
  fileprivate var second: String { self[SecondKey.self] }
}
