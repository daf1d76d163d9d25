import SwiftUI
import Testing
import TrellisTesting

@MainActor
@Suite struct StructureTests {
  private enum Mode: Int { case one, two, none }

  private struct Modes: View {
    @State private var mode = Mode.one

    var body: some View {
      VStack {
        switch mode {
        case .one: Text("one")
        case .two:
          Text("two a")
          Text("two b")
        case .none: EmptyView()
        }
        if mode == .two { Tally(title: "in if") }
        if let name = mode == .none ? "optional" : nil { Text(name) }
        Button("next") { mode = Mode(rawValue: (mode.rawValue + 1) % 3)! }
      }
    }
  }

  private struct Tally: View {
    let title: String
    @State private var count = 0

    var body: some View {
      Button("\(title) \(count)") { count += 1 }
    }
  }

  @Test func `branches are inserted and removed with their attributes and state`() throws {
    let host = TestHost(Modes())
    #expect(host.texts == ["one", "next"])
    let nodes = host.nodeCount
    try host.tap("next")
    #expect(host.texts == ["two a", "two b", "in if 0", "next"])
    try host.tap("in if 0")
    #expect(host.texts.contains("in if 1"))
    try host.tap("next")
    #expect(host.texts == ["optional", "next"])
    try host.tap("next")
    #expect(host.texts == ["one", "next"])
    #expect(host.nodeCount == nodes)
    try host.tap("next")
    #expect(host.texts.contains("in if 0"))
  }

  private struct Item: Identifiable {
    let id: Int
    var isOn = false
  }

  private struct Items: View {
    @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]

    var body: some View {
      VStack {
        ForEach($items) { $item in
          HStack {
            Tally(title: "row \(item.id)")
            Button(item.isOn ? "on \(item.id)" : "off \(item.id)") { item.isOn.toggle() }
          }
        }
        Button("reverse") { items.reverse() }
        Button("drop first") { items.removeFirst() }
        Button("add") { items.append(Item(id: 9)) }
      }
    }
  }

  @Test func `moved rows keep their state, and removed rows lose it`() throws {
    let host = TestHost(Items())
    try host.tap("row 2 0")
    try host.tap("off 3")
    try host.tap("reverse")
    #expect(host.texts.prefix(6) == ["row 3 0", "on 3", "row 2 1", "off 2", "row 1 0", "off 1"])
    let nodes = host.nodeCount
    try host.tap("drop first")
    #expect(host.texts.prefix(4) == ["row 2 1", "off 2", "row 1 0", "off 1"])
    try host.tap("add")
    #expect(host.texts.prefix(6) == ["row 2 1", "off 2", "row 1 0", "off 1", "row 9 0", "off 9"])
    #expect(host.nodeCount == nodes)
  }

  private struct Ranged: View {
    @State private var count = 2

    var body: some View {
      VStack {
        ForEach(0..<count) { Tally(title: "n\($0)") }
        Text("end")
        Button("more") { count += 1 }
        Button("less") { count -= 1 }
      }
    }
  }

  @Test func `a range's rows stay while their number is in it`() throws {
    let host = TestHost(Ranged())
    try host.tap("n0 0")
    try host.tap("n1 0")
    try host.tap("less")
    try host.tap("more")
    #expect(host.texts == ["n0 1", "n1 0", "end", "more", "less"])
  }

  @Test func `duplicate ids are separate rows`() {
    let host = TestHost(VStack { ForEach(["a", "b", "a"], id: \.self) { Text($0) } })
    #expect(host.texts == ["a", "b", "a"])
  }

  private struct Two: View {
    var body: some View {
      Text("a").frame(width: 30, height: 10)
      Text("b").frame(width: 50, height: 10)
    }
  }

  @Test func `a modifier on several views modifies each of them`() throws {
    let host = TestHost(
      HStack(spacing: 0) { Two().frame(width: 70) }.accessibilityIdentifier("row"),
      size: CGSize(width: 300, height: 100))
    #expect(try host.frame(ofIdentifier: "row").size == CGSize(width: 140, height: 10))
  }

  private struct Endless: View {
    var body: some View { Endless().padding() }
  }

  private struct Countdown: View {
    let number: Int

    var body: some View {
      VStack {
        Text("\(number)")
        if number > 0 { Countdown(number: number - 1) }
      }
    }
  }

  @Test func `a view that contains itself without a condition is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestHost(Endless()) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Endless.body: views nest more than 1000 deep"))
  }

  private struct EndlessBehindAny: View {
    var body: some View { AnyView(EndlessBehindAny()) }
  }

  @Test func `a view that contains itself indirectly is named with its path`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestHost(EndlessBehindAny()) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("EndlessBehindAny.body: bodies nest more than 5000 deep"))
    #expect(message.contains("AnyView/EndlessBehindAny"))
  }

  private struct Looping: View {
    let isDone: () -> Bool
    var body: some View {
      while !isDone() {}
      return Text("done")
    }
  }

  @Test func `a long-running body is reported by name`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      nonisolated(unsafe) var isTold = false
      BodyWatch.start(after: 0.05) {
        FileHandle.standardError.write(Data($0.utf8))
        isTold = true
      }
      await MainActor.run { _ = TestHost(Looping { isTold }) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Looping.body (at "))
    #expect(message.contains("look for a loop that doesn't end"))
  }

  private struct Bodiless: View {
    var body: Never { fatalError() }
  }

  @Test func `a program's view whose body is Never shows nothing, and is reported`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { if !TestHost(Bodiless()).texts.isEmpty { fatalError() } }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Bodiless: its body is Never"))
  }

  @Test func `a view may contain itself behind a condition`() {
    #expect(TestHost(Countdown(number: 500)).texts.last == "0")
  }

  @Test func `a container takes any number of children`() {
    let host = TestHost(
      VStack {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Group {
          Text("12")
          Text("13")
        }
      })
    #expect(host.texts.count == 13)
  }

  @Test func `a body of several views is a column at the root`() throws {
    let host = TestHost(Two())
    #expect(try host.frame(ofText: "a").midY < host.frame(ofText: "b").midY)
  }

  private struct Lifecycle: View {
    let log: @MainActor (String) -> Void
    @State private var shows = true
    @State private var appearances = 0

    var body: some View {
      VStack {
        if shows {
          Text("content \(appearances)")
            .onAppear {
              log("appear")
              appearances += 1
            }
            .onDisappear { log("disappear") }
        }
        Button("toggle") { shows.toggle() }
      }
    }
  }

  @Test func `onAppear and onDisappear are called once each, before the picture is shown`() throws {
    var log: [String] = []
    let host = TestHost(Lifecycle { log.append($0) })
    #expect(log == ["appear"])
    #expect(host.texts == ["content 1", "toggle"])
    try host.tap("toggle")
    #expect(host.texts == ["toggle"])
    #expect(log == ["appear", "disappear"])
    try host.tap("toggle")
    #expect(host.texts == ["content 2", "toggle"])
    #expect(log == ["appear", "disappear", "appear"])
  }
}
