import SwiftUI
import Testing
import TrellisCairo
import TrellisTesting

@MainActor
@Suite struct TestHostTests {
  private struct Sample: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("title").accessibilityIdentifier("heading")
        Button("count \(count)") { count += 1 }.accessibilityIdentifier("button")
      }
    }
  }

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func `a missing text or identifier is an error that lists the existing ones`() {
    let host = TestHost(Sample())
    #expect(
      message { try host.tap("nothing") } == "no text “nothing” is shown; the texts are: “title”, “count 0”")
    #expect(
      message { _ = try host.find(identifier: "x") }
        == "no element has the identifier “x”; the identifiers are: “heading”, “button”")
  }

  @Test func `a tap on a view without a tap handler is an error`() {
    let host = TestHost(Sample())
    #expect(message { try host.tap("title") }.contains("doesn't take taps; put it into a Button"))
  }

  @Test func `an identifier finds its element`() throws {
    let host = TestHost(Sample())
    #expect(try host.find(identifier: "heading").text == "title")
    try host.tap(identifier: "button")
    #expect(host.texts == ["title", "count 1"])
  }

  @Test func `a press released elsewhere isn't a tap`() {
    let host = TestHost(Button("a") { Issue.record("tapped") }, size: CGSize(width: 100, height: 100))
    host.press(at: CGPoint(x: 50, y: 50))
    host.release(at: CGPoint(x: 5, y: 5))
    host.release(at: CGPoint(x: 50, y: 50))
  }

  @Test func `a picture has the window's size at its scale`() throws {
    let host = TestHost(Color.red, size: CGSize(width: 20, height: 10))
    let picture = try host.picture(scale: 2)
    #expect(picture.width == 40 && picture.height == 20)
    #expect("\(picture.color(x: 20, y: 10))" == "#ff3b30")
    #expect(try picture.pngData().count > 50)
  }

  private final class Model {}

  private struct Holder: View {
    let model: Model
    @State private var shows = true

    var body: some View {
      VStack {
        if shows { Button("hide") { shows = false }.onDisappear { _ = model } }
        ForEach(0..<2) { Text("\($0)") }
      }
      .environment(\.font, .title)
    }
  }

  @Test func `a released host releases its views`() throws {
    weak var model: Model?
    do {
      let value = Model()
      model = value
      let host = TestHost(Holder(model: value))
      #expect(host.texts.count == 3)
    }
    #expect(model == nil)
  }

  private struct Sheet: App {
    init() {}

    var body: some Scene {
      WindowGroup("Sheet") { Sample() }
    }
  }

  @Test func `an app is shown with its title`() throws {
    let host = TestHost(app: Sheet())
    #expect(host.title == "Sheet")
    let log = try host.evaluations { try host.tap("count 0") }
    #expect(log.bodies(of: Sample.self) == 1)
    #expect(log.bodies(of: Sheet.self) == 0)
    #expect(host.evaluations {}.entries.isEmpty)
  }

  private struct ReaderApp: App {
    var body: some Scene { WindowGroup { Text("it").frame(minWidth: 200, minHeight: 100).padding(10) } }
  }

  @Test func `an app without a title has its type's name, and reports its minimum size`() {
    let host = TestHost(app: ReaderApp(), size: CGSize(width: 300, height: 300))
    #expect(host.title == "Reader")
    #expect(host.minimumSize == CGSize(width: 220, height: 120))
    #expect(TestHost(Color.red.containerRelativeFrame(.horizontal)).minimumSize.width == 0)
    #expect(TestHost(ScrollView { Color.red.frame(height: 1000) }).minimumSize.height == 0)
  }

  private struct Windows: App {
    var number = 0

    var body: some Scene { window }

    private var window: WindowGroup<Text> {
      let name = "*Sheet*"
      return switch number {
      case 0: WindowGroup { Text("it") }
      case 1: WindowGroup(id: "main") { Text("it") }
      case 2: WindowGroup("*Sheet*") { Text("it") }
      case 3: WindowGroup("*Sheet*", id: "main") { Text("it") }
      case 4: WindowGroup(name) { Text("it") }
      case 5: WindowGroup(name, id: "main") { Text("it") }
      case 6: WindowGroup(Text("*Sheet*").bold()) { Text("it") }
      default: WindowGroup(Text(1000, format: .number), id: "main") { Text("it") }
      }
    }
  }

  @Test(
    arguments: [
      (0, "Windows"), (1, "Windows"), (2, "Sheet"), (3, "Sheet"), (4, "*Sheet*"), (5, "*Sheet*"),
      (6, "Sheet"),
      (7, "1,000"),
    ]
  )
  func `a window's title is its group's, with or without an id`(number: Int, title: String) {
    var app = Windows()
    app.number = number
    let host = TestHost(app: app)
    host.environment.locale = Locale(identifier: "en_US")
    #expect(host.title == title)
    #expect(host.texts == ["it"])
    host.environment.locale = Locale(identifier: "de_DE")
    #expect(host.title == title.replacing(",", with: "."))
  }
}

@Suite struct VirtualClockTests {
  @Test func `sleepers wake at their times, earliest first`() async throws {
    let clock = VirtualClock()
    async let late: Void = clock.sleep(for: .seconds(2))
    async let early: Void = clock.sleep(for: .seconds(1))
    while clock.sleeperCount < 2 { await Task.yield() }
    await clock.advance(by: .seconds(1))
    try await early
    #expect(clock.sleeperCount == 1)
    #expect(clock.now.offset == .seconds(1))
    await clock.advance(by: .seconds(5))
    try await late
    #expect(clock.now.offset == .seconds(6))
  }

  @Test func `a cancelled sleeper throws, and a due one doesn't sleep`() async throws {
    let clock = VirtualClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    while clock.sleeperCount == 0 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
    try await clock.sleep(for: .zero)
  }
}
