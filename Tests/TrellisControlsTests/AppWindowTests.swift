import Foundation
import SwiftUI
import Testing
import Trellis
import TrellisTesting

/// The windows that an app opens at launch and later: their number, place, level, and closing.
@MainActor
@Suite struct AppWindowTests {
  private let size = CGSize(width: 400, height: 300)

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    let id: String
    var body: some View { Button("open \(id)") { openWindow(id: id) } }
  }

  @Test func `scenes open windows at launch as their behavior says`() {
    struct Launching: App {
      var body: some Scene {
        WindowGroup("Suppressed") { Text("suppressed") }.defaultLaunchBehavior(.suppressed)
        WindowGroup("Main") { Text("main") }
        Window("Second", id: "second") { Text("second") }
        Window("Welcome", id: "welcome") { Text("welcome") }.defaultLaunchBehavior(.presented)
      }
    }
    let host = TestHost(app: Launching(), size: size)
    #expect(host.windows.map(\.texts) == [["main"], ["welcome"]])
  }

  @Test func `a scene that would open no window opens it if there is no other scene`() {
    struct Only: App {
      var body: some Scene { WindowGroup { Text("only") }.defaultLaunchBehavior(.suppressed) }
    }
    #expect(TestHost(app: Only(), size: size).windows.map(\.texts) == [["only"]])
  }

  private struct ToolApp: App {
    var body: some Scene {
      UtilityWindow("Tools", id: "tools") { Text("tools") }
      WindowGroup { Opener(id: "tools") }
    }
  }

  @Test func `a utility window floats, opens on request, and escape closes it`() throws {
    let host = TestHost(app: ToolApp(), size: size)
    #expect(host.windows.count == 1 && host.texts == ["open tools"])
    try host.tap("open tools")
    let tools = try #require(host.windows.last)
    #expect(tools.texts == ["tools"] && tools.title == "Tools")
    let windows = try #require(host.viewGraph.windows)
    #expect(windows.all.map(\.opening.level) == [.normal, .floating])
    #expect(windows.all.map(\.opening.isUtility) == [false, true])
    tools.press(.escape)
    #expect(host.windows.count == 1)
  }

  @Test func `a scene sets the level of its windows`() {
    func level(_ level: WindowLevel) -> WindowLevel? {
      struct Leveled: App {
        @MainActor static var level = WindowLevel.normal
        var body: some Scene { WindowGroup { Text("page") }.windowLevel(Self.level) }
      }
      Leveled.level = level
      return TestHost(app: Leveled(), size: CGSize(width: 9, height: 9)).viewGraph.opening.level
    }
    #expect(level(.floating) == .floating)
    #expect(level(.desktop) == .desktop)
    #expect(level(.automatic) == .normal)
  }

  @Test func `a function places new windows on the screen`() throws {
    struct Placed: App {
      var body: some Scene {
        WindowGroup {
          VStack {
            Opener(id: "corner")
            Opener(id: "end")
          }
        }
        Window("Corner", id: "corner") { Text("corner").frame(width: 120, height: 40) }
          .defaultWindowPlacement { content, context in
            let size = content.sizeThatFits(.unspecified)
            return WindowPlacement(
              x: CGFloat(context.windows.count) * 10, y: 50, width: size.width * 2, height: size.height)
          }
        Window("End", id: "end") { Text("end") }
          .defaultWindowPlacement { _, _ in WindowPlacement(.bottomTrailing, width: 140, height: .nan) }
      }
    }
    let host = TestHost(app: Placed(), size: size)
    try host.tap("open corner")
    let corner = try #require(host.viewGraph.windows?.all.last)
    #expect(corner.size == CGSize(width: 240, height: 40))
    #expect(corner.opening.origin == CGPoint(x: 10, y: 50))
    try host.tap("open end")
    let end = try #require(host.viewGraph.windows?.all.last)
    let origin = try #require(end.opening.origin)
    #expect(origin.x + 140 == 1440 && origin.y + end.size.height == 900)
  }

  @Test func `content keeps the user from closing or resizing its window`() {
    struct Fixed: App {
      var body: some Scene {
        WindowGroup {
          Text("page").windowDismissBehavior(.disabled).windowResizeBehavior(.disabled)
            .windowMinimizeBehavior(.disabled).windowResizeAnchor(.center)
            .windowDismissBehavior(.enabled)
        }
      }
    }
    let host = TestHost(app: Fixed(), size: size)
    #expect(host.minimumSize == size && host.maximumSize == size)
    host.closeWindow()
    #expect(host.windows.count == 1, "the inner behavior counts")
    host.press("w", modifiers: .command)
    #expect(host.windows.count == 1)
    let behavior = host.viewGraph.windowBehavior
    #expect(behavior.minimize == .disabled && behavior.resizeAnchor == .center)
  }

  @Test func `windows that a view opens have the style that it sets`() throws {
    struct Styled: App {
      var body: some Scene {
        WindowGroup { Opener(id: "second").presentedWindowStyle(.plain) }
        Window("Second", id: "second") { Text("second") }
      }
    }
    let host = TestHost(app: Styled(), size: size)
    try host.tap("open second")
    #expect(host.viewGraph.windows?.all.map(\.opening.hasFrame) == [true, false])
  }

  @Test func `a window opened without a value has the default of its group`() throws {
    struct Valued: App {
      var body: some Scene {
        WindowGroup(id: "page", for: Int.self) { value in
          Text("page \(value.wrappedValue)")
        } defaultValue: {
          7
        }
      }
    }
    #expect(TestHost(app: Valued(), size: size).texts == ["page 7"])
  }

  @Test func `a button shows and hides a window`() throws {
    struct Toggling: App {
      var body: some Scene {
        WindowGroup { WindowVisibilityToggle(windowID: "log") }
        Window("Log", id: "log") { Text("log") }
      }
    }
    let host = TestHost(app: Toggling(), size: size)
    #expect(host.texts == ["Show Log"])
    try host.tap("Show Log")
    #expect(host.windows.count == 2 && host.texts == ["Hide Log"])
    host.windows[1].closeWindow()
    #expect(host.texts == ["Show Log"])
    try host.tap("Show Log")
    try host.tap("Hide Log")
    #expect(host.windows.count == 1)
  }

  private struct Kept: App {
    static let suite = "AppWindowTests"
    static let store = UserDefaults(suiteName: suite)!
    final class Model: ObservableObject { let name = "model" }
    let model = Model()

    struct Content: View {
      @EnvironmentObject private var model: Model
      @Environment(\.lineLimit) private var limit
      @AppStorage("word") private var word = "none"
      var body: some View { Text("\(model.name) \(limit ?? 0) \(word)") }
    }

    var body: some Scene {
      WindowGroup { Content() }
        .environmentObject(model)
        .transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 3 }
        .defaultAppStorage(Self.store)
    }
  }

  @Test func `a scene passes objects, environment values and a store to its windows`() {
    Kept.store.set("kept", forKey: "word")
    defer { Kept.store.removePersistentDomain(forName: Kept.suite) }
    #expect(TestHost(app: Kept(), size: size).texts == ["model 3 kept"])
  }

  private struct Restoring: App {
    @MainActor static var behavior = SceneRestorationBehavior.automatic
    struct Content: View {
      @SceneStorage("word") private var word = "empty"
      var body: some View { Button(word) { word = "written" } }
    }
    var body: some Scene { WindowGroup(id: "main") { Content() }.restorationBehavior(Self.behavior) }
  }

  @Test func `a scene's values are kept for the next launch, unless restoration is disabled`() throws {
    let suite = "AppWindowTests.restoration"
    let store = try #require(UserDefaults(suiteName: suite))
    SceneValues.store = store
    defer {
      SceneValues.store = nil
      store.removePersistentDomain(forName: suite)
    }
    func wordAfterLaunch() throws -> [String] {
      let first = TestHost(app: Restoring(), size: size)
      try first.tap("empty")
      first.closeWindow()
      return TestHost(app: Restoring(), size: size).texts
    }
    Restoring.behavior = .disabled
    #expect(try wordAfterLaunch() == ["empty"])
    Restoring.behavior = .automatic
    #expect(try wordAfterLaunch() == ["written"])
  }

  private struct MenuApp: App {
    var body: some Scene {
      WindowGroup { Text("main") }
        .commands { CommandMenu("Kept") { Button("kept") {} } }
      Window("Log", id: "log") { Text("log") }
        .commands { CommandMenu("Removed") { Button("removed") {} } }
        .commandsRemoved()
      Window("Other", id: "other") { Text("other") }
        .commands { CommandMenu("Replaced") { Button("replaced") {} } }
        .commandsReplaced { CommandMenu("New") { Button("new") {} } }
    }
  }

  @Test func `a scene removes or replaces its commands`() {
    let texts = TestHost(app: MenuApp(), size: CGSize(width: 900, height: 300)).texts
    #expect(texts.contains("Kept") && texts.contains("New"))
    #expect(!texts.contains("Removed") && !texts.contains("Replaced"))
  }
}
