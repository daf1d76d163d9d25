import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct SheetTests {
  @Observable final class Model {
    var isUp = false
    var second = false
    var item: Item?
    var hasPresenter = true
    var refuses = false
    var log: [String] = []
  }
  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack {
        Text("\(name) \(count) \(isPresented ? "presented" : "alone")")
        Button("Count \(name)") { count += 1 }
        Button("Close \(name)") { dismiss() }
      }
    }
  }

  private struct Page: View {
    @Bindable var model: Model
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack {
        Text(isPresented ? "page presented" : "page")
        Button("Open") { model.isUp = true }
        Counter(name: "below")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
      .sheet(isPresented: $model.isUp, onDismiss: { model.log.append("dismissed") }) {
        Counter(name: "sheet")
          .onAppear { model.log.append("appears") }
          .onDisappear { model.log.append("disappears") }
      }
    }
  }

  private func settled(_ host: TestHost) async { await host.advance(by: .seconds(1)) }

  @Test func `CF-60 a dismissed sheet's content is removed, and onDismiss is called once afterwards`()
    async throws
  {
    let model = Model()
    let host = TestHost(Page(model: model), size: CGSize(width: 500, height: 400))
    #expect(!host.texts.contains("sheet 0 presented"))
    try host.tap("Open")
    await settled(host)
    #expect(host.texts.contains("sheet 0 presented"))
    #expect(model.log == ["appears"])
    try host.tap("Close sheet")
    #expect(!model.isUp)
    // The sheet is still visible during its removal.
    await host.advance(by: .milliseconds(50))
    #expect(host.texts.contains("sheet 0 presented"))
    #expect(model.log == ["appears"])
    await settled(host)
    #expect(!host.texts.contains("sheet 0 presented"))
    #expect(model.log == ["appears", "disappears", "dismissed"])
  }

  @Test func `CF-54 and CF-59: isPresented is true only inside the sheet, whose state is new each time`()
    async throws
  {
    let model = Model()
    let host = TestHost(Page(model: model), size: CGSize(width: 500, height: 400))
    #expect(host.texts.contains("page"))
    #expect(host.texts.contains("below 0 alone"))
    model.isUp = true
    await settled(host)
    try host.tap("Count sheet")
    #expect(host.texts.contains("sheet 1 presented"))
    model.isUp = false
    await settled(host)
    model.isUp = true
    await settled(host)
    #expect(host.texts.contains("sheet 0 presented"))
  }

  @Test func `views behind a sheet take no presses, and escape closes it`() async throws {
    let model = Model()
    let host = TestHost(Page(model: model), size: CGSize(width: 500, height: 400))
    model.isUp = true
    await settled(host)
    host.tap(at: CGPoint(x: 5, y: 5))
    let below = try host.frame(ofText: "Count below")
    host.tap(at: CGPoint(x: below.midX, y: below.midY))
    #expect(host.texts.contains("below 0 alone"))
    #expect(model.isUp)
    host.press(.escape)
    #expect(!model.isUp)
    await settled(host)
    #expect(model.log.last == "dismissed")
  }

  private struct Items: View {
    @Bindable var model: Model
    var body: some View {
      Color.clear.sheet(item: $model.item, onDismiss: { model.log.append("dismissed") }) { item in
        Counter(name: item.name).onAppear { model.log.append("appears \(item.name)") }
      }
    }
  }

  @Test func `CF-61 an item with another id replaces the sheet, an item with the same id updates it`()
    async throws
  {
    let model = Model()
    let host = TestHost(Items(model: model), size: CGSize(width: 500, height: 400))
    model.item = Item(id: 1, name: "a")
    await settled(host)
    try host.tap("Count a")
    model.item = Item(id: 1, name: "b")
    await settled(host)
    #expect(host.texts.contains("b 1 presented"))
    #expect(model.log == ["appears a"])
    model.item = Item(id: 2, name: "c")
    await settled(host)
    #expect(host.texts.contains("c 0 presented"))
    #expect(!host.texts.contains("b 1 presented"))
    #expect(model.log == ["appears a", "dismissed", "appears c"])
    try host.tap("Close c")
    await settled(host)
    #expect(model.item == nil)
    #expect(model.log.last == "dismissed")
  }

  private struct Two: View {
    @Bindable var model: Model
    var body: some View {
      Color.clear
        .sheet(isPresented: $model.isUp) { Counter(name: "first") }
        .sheet(isPresented: $model.second) { Counter(name: "second") }
    }
  }

  @Test func `CF-62 a second sheet of a window waits for the first`() async throws {
    let model = Model()
    let host = TestHost(Two(model: model), size: CGSize(width: 500, height: 400))
    model.isUp = true
    await settled(host)
    model.second = true
    await settled(host)
    #expect(host.texts.contains("first 0 presented"))
    #expect(!host.texts.contains("second 0 presented"))
    model.isUp = false
    await settled(host)
    #expect(host.texts.contains("second 0 presented"))
    #expect(!host.texts.contains("first 0 presented"))
  }

  private struct Nested: View {
    @Bindable var model: Model
    var body: some View {
      Color.clear.sheet(isPresented: $model.isUp) {
        Counter(name: "outer").sheet(isPresented: $model.second) { Counter(name: "inner") }
      }
    }
  }

  @Test func `CF-62 a sheet in a sheet is above it, and escape closes one at a time`() async throws {
    let model = Model()
    let host = TestHost(Nested(model: model), size: CGSize(width: 500, height: 400))
    model.isUp = true
    await settled(host)
    model.second = true
    await settled(host)
    #expect(host.texts.contains("outer 0 presented") && host.texts.contains("inner 0 presented"))
    host.press(.escape)
    #expect(model.isUp && !model.second)
    await settled(host)
    host.press(.escape)
    #expect(!model.isUp)
  }

  private struct Leaving: View {
    @Bindable var model: Model
    var body: some View {
      VStack {
        Text("root")
        if model.hasPresenter {
          Text("presenter").sheet(isPresented: $model.isUp) { Counter(name: "sheet") }
        }
        Text("other").sheet(isPresented: $model.second) { Counter(name: "other") }
      }
    }
  }

  @Test func `CF-63 removing the presenter closes the sheet, and the next one is shown`() async throws {
    let model = Model()
    let host = TestHost(Leaving(model: model), size: CGSize(width: 500, height: 400))
    model.isUp = true
    await settled(host)
    model.second = true
    await settled(host)
    #expect(!host.texts.contains("other 0 presented"))
    model.hasPresenter = false
    await settled(host)
    #expect(!host.texts.contains("sheet 0 presented"))
    #expect(host.texts.contains("other 0 presented"))
    #expect(host.warnings.isEmpty)
  }

  @Test func `CF-63 interactiveDismissDisabled stops the user, not the app`() async throws {
    let model = Model()
    let host = TestHost(
      Color.clear.sheet(isPresented: Bindable(model).isUp) {
        Counter(name: "sheet").interactiveDismissDisabled()
      },
      size: CGSize(width: 500, height: 400))
    model.isUp = true
    await settled(host)
    host.press(.escape)
    #expect(model.isUp)
    try host.tap("Close sheet")
    #expect(!model.isUp)
  }

  @Test func `a binding that rejects false keeps the sheet`() async throws {
    let model = Model()
    let host = TestHost(
      Color.clear.sheet(isPresented: Binding(get: { true }, set: { _ in model.log.append("asked") })) {
        Counter(name: "sheet")
      }, size: CGSize(width: 500, height: 400))
    await settled(host)
    try host.tap("Close sheet")
    await settled(host)
    #expect(model.log == ["asked"])
    #expect(host.texts.contains("sheet 0 presented"))
  }

  private struct Schemed: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test func `CF-64 a sheet's preferred colour scheme applies only to the sheet`() async throws {
    let host = TestHost(
      VStack {
        Schemed()
      }
      .sheet(isPresented: .constant(true)) { Schemed().preferredColorScheme(.dark) },
      size: CGSize(width: 500, height: 400))
    await settled(host)
    #expect(host.texts == ["light", "dark"])
    #expect(host.colorScheme == .light)
  }

  @Test func `a sheet is as large as its content, gives flexible content space, and fits into the window`()
    async throws
  {
    func frame(_ content: some View, _ size: CGSize) async throws -> CGRect {
      let host = TestHost(
        Color.clear.sheet(isPresented: .constant(true)) { content.accessibilityIdentifier("content") },
        size: size)
      await settled(host)
      return try host.frame(ofIdentifier: "content")
    }
    let window = CGSize(width: 800, height: 600)
    let fixed = try await frame(Color.red.frame(width: 200, height: 100), window)
    #expect(fixed == CGRect(x: 300, y: 250, width: 200, height: 100))
    let greedy = try await frame(Color.red, window)
    #expect(greedy == CGRect(x: 160, y: 120, width: 480, height: 360))
    let small = try await frame(Color.red, CGSize(width: 300, height: 200))
    #expect(small == CGRect(x: 16, y: 16, width: 268, height: 168))
    let medium = try await frame(
      Color.red.controlTheme(.desktop).presentationDetents([.large, .height(120)]), window)
    #expect(medium.height == 120)
  }

  @Test func `a cover fills the window`() async throws {
    let model = Model()
    let host = TestHost(
      Text("below").fullScreenCover(isPresented: Bindable(model).isUp) {
        Counter(name: "cover").frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier(
          "cover")
      }, size: CGSize(width: 300, height: 200))
    model.isUp = true
    await settled(host)
    #expect(try host.frame(ofIdentifier: "cover") == CGRect(x: 0, y: 0, width: 300, height: 200))
    try host.tap("Close cover")
    await settled(host)
    #expect(!host.texts.contains("cover 0 presented"))
  }

  @Test func `presented and dismissed sheets leave no attributes`() async throws {
    let model = Model()
    let host = TestHost(Page(model: model), size: CGSize(width: 500, height: 400))
    func round() async {
      model.isUp = true
      await host.advance(by: .milliseconds(500))
      model.isUp = false
      await host.advance(by: .milliseconds(500))
    }
    for _ in 0..<3 { await round() }
    let before = (host.nodeCount, host.edgeCount)
    for _ in 0..<50 { await round() }
    #expect((host.nodeCount, host.edgeCount) == before)
  }

  @Test func `closing a window closes its sheet, and other windows continue`()
    async throws
  {
    struct Two: App {
      var body: some Scene {
        WindowGroup { First() }
        Window("Other", id: "other") { Text("other window") }
      }
    }
    struct First: View {
      @State private var isUp = false
      @Environment(\.openWindow) private var openWindow
      var body: some View {
        Button("up") { isUp = true }
          .sheet(isPresented: $isUp) { Button("open other") { openWindow(id: "other") } }
      }
    }
    let host = TestHost(app: Two(), size: CGSize(width: 400, height: 300))
    try host.tap("up")
    await settled(host)
    try host.tap("open other")
    host.closeWindow()
    #expect(host.windows.count == 1)
    #expect(host.windows[0].texts == ["other window"])
    await host.advance(by: .seconds(1))
    #expect(host.windows[0].texts == ["other window"])
  }
}
