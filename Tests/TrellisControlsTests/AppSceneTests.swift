import Foundation
import SwiftUI
import Testing
import Trellis
import TrellisTesting
import TrellisText

/// The windows that scenes declare, and the events of windows in the app.
@MainActor
@Suite struct AppSceneTests {
  @MainActor @Observable final class Log {
    var lines: [String] = []
  }

  static var log = Log()

  struct Content: View {
    @Environment(\.scenePhase) private var phase
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(Log.self) private var log
    @SceneStorage("tab") private var tab = "first"

    var body: some View {
      VStack {
        Text("phase \(String(describing: phase)) \(tab)")
        Button("log window") { openWindow(id: "log") }
        Button("change tab") { tab = "second" }
        Button("settings") { openSettings() }
      }
      .onChange(of: phase) { log.lines.append("window \(phase)") }
      .onOpenURL { log.lines.append("opened \($0.absoluteString)") }
    }
  }

  struct TestApp: App {
    @Environment(\.scenePhase) private var phase
    let log = AppSceneTests.log

    var body: some Scene {
      WindowGroup("Main") { Content() }
        .defaultSize(width: 300, height: 200)
        .environment(log)
        .onChange(of: phase) { log.lines.append("app \(String(describing: phase))") }
      Window("Log", id: "log") { Text("log").frame(minWidth: 50, maxWidth: 90, minHeight: 20, maxHeight: 40) }
        .windowResizability(.contentSize)
    }
  }

  private func makeHost() -> TestHost {
    AppSceneTests.log = Log()
    return TestHost(app: TestApp(), size: CGSize(width: 400, height: 300))
  }

  @Test func `new windows take the host's settings of the first one`() throws {
    let host = makeHost()
    host.environment.locale = Locale(identifier: "fr")
    host.environment.layoutDirection = .rightToLeft
    host.environment.controlTheme = .phone
    host.colorScheme = .dark
    host.scenePhase = .inactive
    try host.tap("log window")
    #expect(host.windows.count == 2)
    for window in host.windows.dropFirst() {
      #expect(window.environment.locale.identifier == "fr")
      #expect(window.environment.layoutDirection == .rightToLeft)
      #expect(window.environment.controlTheme == .phone)
      #expect(window.colorScheme == .dark)
      #expect(window.scenePhase == .active, "that is up to each window's own host")
    }
  }

  @Test func `a window has its scene phase, and the app has the most active one`() throws {
    let host = makeHost()
    #expect(host.texts.first == "phase active first")
    try host.tap("log window")
    host.scenePhase = .inactive
    #expect(host.texts.first == "phase inactive first")
    #expect(AppSceneTests.log.lines == ["window inactive"])
    host.windows[1].scenePhase = .background
    _ = host.texts
    #expect(AppSceneTests.log.lines == ["window inactive", "app inactive"])
    host.scenePhase = .active
    _ = host.texts
    #expect(Set(AppSceneTests.log.lines.suffix(2)) == ["window active", "app active"])
  }

  @Test func `a closing window enters the background before its views are removed`() {
    let host = makeHost()
    host.closeWindow()
    #expect(Set(AppSceneTests.log.lines) == ["window background", "app background"])
  }

  @Test func `URLs go to the views with onOpenURL`() {
    let host = makeHost()
    #expect(host.open(URL(string: "shop://item/4")!))
    #expect(AppSceneTests.log.lines == ["opened shop://item/4"])
    #expect(!TestHost(Text("nobody")).open(URL(string: "shop://item/4")!))
  }

  @Test func `a window sized by its content opens at that size, with limits`() throws {
    let host = makeHost()
    try host.tap("log window")
    let window = host.windows[1]
    #expect(window.minimumSize == CGSize(width: 50, height: 20))
    #expect(window.maximumSize == CGSize(width: 90, height: 40))
    #expect(window.size.width >= 50 && window.size.width <= 90)
    #expect(host.maximumSize == CGSize(width: CGFloat.infinity, height: .infinity))
  }

  @Test func `opening settings without a Settings scene is reported`() throws {
    let host = makeHost()
    try host.tap("settings")
    #expect(host.windows.count == 1)
    #expect(host.warnings.contains { $0.hasPrefix("openSettings: ") })
  }

  @Test func `an invalid default size is reported and ignored`() {
    struct Odd: App {
      var body: some Scene { WindowGroup { Text("odd") }.defaultSize(width: .nan, height: -4) }
    }
    let host = TestHost(app: Odd())
    #expect(host.size == CGSize(width: 390, height: 844))
    #expect(host.warnings.contains { $0.hasPrefix("defaultSize: ") })
  }

  @Test func `a scene sets its windows' positions and decorations`() {
    struct Placed: App {
      var body: some Scene {
        WindowGroup { Text("placed") }.windowStyle(.plain).defaultPosition(.topTrailing)
          .windowToolbarStyle(.unified(showsTitle: false))
        Window("Other", id: "other") { Text("other") }.windowStyle(.hiddenTitleBar)
      }
    }
    struct Odd: App {
      var body: some Scene { WindowGroup { Text("odd") }.defaultPosition(UnitPoint(x: .nan, y: 0)) }
    }
    func opening(_ app: some App) -> WindowOpening {
      let window = ViewGraph(app: app, size: nil, measurer: ArithmeticTextMeasurer())
      return withExtendedLifetime(window) { window.opening }
    }
    let placed = opening(Placed())
    #expect(placed.position == CGPoint(x: 1, y: 0))
    #expect(!placed.hasFrame)
    #expect(opening(TestApp()) == WindowOpening())
    let odd = TestHost(app: Odd())
    #expect(odd.warnings.contains { $0.hasPrefix("defaultPosition: ") })
  }

  @Test func `an inspector is beside the content, or a sheet on a phone`() throws {
    struct Inspected: View {
      @State private var isShown = true
      var body: some View {
        Button("toggle") { isShown.toggle() }
          .inspector(isPresented: $isShown) {
            Text("more").inspectorColumnWidth(min: 100, ideal: 120, max: 200)
          }
      }
    }
    let host = TestHost(Inspected(), size: CGSize(width: 600, height: 300))
    #expect(try host.frame(ofText: "more").midX == 540)
    #expect(try host.frame(ofText: "toggle").midX == 240)
    host.drag(from: CGPoint(x: 480, y: 150), to: CGPoint(x: 380, y: 150))
    #expect(try host.frame(ofText: "more").midX == 500)
    host.environment.controlTheme = .phone
    #expect(try host.frame(ofText: "toggle").midX == 300)
    #expect(host.texts.contains("more"))
  }
}
