import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// The tabs of a sidebar: their visibility, their order, and the views around them.
@MainActor @Suite struct TabCustomizationTests {
  private func host(_ view: some View, width: CGFloat = 800) -> TestHost {
    TestHost(view, size: CGSize(width: width, height: 500))
  }

  /// Returns the texts without those of the buttons that are only keyboard shortcuts.
  private func words(_ host: TestHost) -> [String] { host.texts.filter { !$0.isEmpty } }

  private func openMenu(of text: String, _ host: TestHost) throws {
    let frame = try host.frame(ofText: text)
    host.secondaryPress(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private struct Page: View {
    let customization: Binding<TabViewCustomization>?
    var body: some View {
      TabView {
        Tab("Home", systemImage: "star") { Text("page") }
          .customizationID("home").customizationBehavior(.disabled, for: .sidebar)
        Tab("Extra", systemImage: "star") { Text("page") }
          .customizationID("extra").defaultVisibility(.hidden, for: .sidebar)
        TabSection("Library") {
          Tab("Books", systemImage: "star") { Text("page") }.customizationID("books")
          Tab("Films", systemImage: "star") { Text("page") }.customizationID("films")
          Tab("Songs", systemImage: "star") { Text("page") }
            .customizationID("songs").customizationBehavior(.reorderable)
        }
        .customizationID("library")
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization(customization)
    }
  }

  @Test func `the program and a tab's menu hide and show tabs of a sidebar`() throws {
    let box = Box(TabViewCustomization())
    let host = host(Page(customization: box.binding))
    #expect(words(host) == ["Home", "Library", "Books", "Films", "Songs", "page"])
    box.value[sidebarVisibility: "extra"] = .visible
    #expect(words(host).prefix(2) == ["Home", "Extra"])
    #expect(box.value[tab: "extra"].sidebarVisibility == .visible)
    try openMenu(of: "Books", host)
    #expect(Array(words(host).suffix(5)) == ["Extra", "Books", "Films", "Move Up", "Move Down"])
    try host.click("Books")
    #expect(box.value[sidebarVisibility: "books"] == .hidden)
    #expect(words(host) == ["Home", "Extra", "Library", "Films", "Songs", "page"])
    box.value.resetVisibility()
    #expect(words(host) == ["Home", "Library", "Books", "Films", "Songs", "page"])
  }

  @Test func `a tab moves in its section, and the header stays above`() throws {
    let box = Box(TabViewCustomization())
    let host = host(Page(customization: box.binding))
    #expect(box.value[section: "library"].tabOrder == nil)
    try openMenu(of: "Books", host)
    try host.tap("Move Down")
    #expect(box.value[section: "library"].tabOrder == ["films", "books", "songs"])
    #expect(words(host) == ["Home", "Library", "Films", "Books", "Songs", "page"])
    try openMenu(of: "Songs", host)
    try host.tap("Move Up")
    #expect(box.value[sectionID: "library"] == ["films", "songs", "books"])
    box.value[section: "library"].resetTabOrder()
    #expect(words(host) == ["Home", "Library", "Books", "Films", "Songs", "page"])
  }

  @Test func `tabs have no menu without a customization, or if it is disabled`() throws {
    let without = host(Page(customization: nil))
    try openMenu(of: "Books", without)
    #expect(words(without) == ["Home", "Library", "Books", "Films", "Songs", "page"])
  }

  @Test func `a customization outlives its value as JSON`() throws {
    var customization = TabViewCustomization()
    customization[sidebarVisibility: "a"] = .hidden
    let data = try JSONEncoder().encode(customization)
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == customization)
  }

  @Test func `a tab is only in a sidebar, or in neither form by default`() {
    struct Page: View {
      let form: AdaptableTabBarPlacement
      var body: some View {
        TabView {
          Tab("Home", systemImage: "star") { Text("page") }
          Tab("Side", systemImage: "star") { Text("page") }.tabPlacement(.sidebarOnly)
          Tab("None", systemImage: "star") { Text("page") }.defaultVisibility(.hidden)
          Tab("Bar", systemImage: "star") { Text("page") }.defaultVisibility(.hidden, for: .sidebar)
        }
        .tabViewStyle(.sidebarAdaptable)
        .defaultAdaptableTabBarPlacement(form)
      }
    }
    #expect(words(host(Page(form: .automatic))) == ["Home", "Side", "page"])
    #expect(words(host(Page(form: .automatic), width: 400)) == ["Home", "Bar", "page"])
    #expect(words(host(Page(form: .tabBar))) == ["Home", "Bar", "page"])
    #expect(words(host(Page(form: .sidebar), width: 400)) == ["Home", "Side", "page"])
  }

  @Test func `views read the form of the tabs around them`() {
    struct Form: View {
      @Environment(\.tabBarPlacement) private var placement
      var body: some View {
        Text(
          placement == .sidebar
            ? "sidebar" : placement == .topBar ? "bar" : placement == nil ? "none" : "other")
      }
    }
    let tabs = TabView { Tab("Home", systemImage: "star") { Form() } }.tabViewStyle(.sidebarAdaptable)
    #expect(host(tabs).texts.last == "sidebar")
    #expect(host(tabs, width: 400).texts.last == "bar")
    #expect(host(Form()).texts == ["none"])
  }

  @Test func `a sidebar has a header, a footer and a bar at the bottom`() throws {
    let host = host(
      TabView { Tab("Home", systemImage: "star") { Text("page") } }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewSidebarHeader { Text("header") }
        .tabViewSidebarFooter { Text("footer") }
        .tabViewSidebarBottomBar { Text("bottom") })
    let (header, tab, footer, bottom) = try (
      host.frame(ofText: "header"), host.frame(ofText: "Home"), host.frame(ofText: "footer"),
      host.frame(ofText: "bottom")
    )
    #expect(header.maxY <= tab.minY && tab.maxY <= footer.minY && footer.maxY <= bottom.minY)
    #expect(bottom.maxY > 470 && footer.maxY < 200)
  }

  @Test func `the item of a tab has a menu, a popover, and takes drops`() async throws {
    let (log, isUp) = (Box<[String]>([]), Box(false))
    struct Page: View {
      let log: Box<[String]>
      let isUp: Binding<Bool>
      var body: some View {
        TabView {
          Tab("Home", systemImage: "star") { Text("page") }
            .contextMenu { Button("Close All") { log.value.append("closed") } }
            .dropDestination(for: String.self) { log.value += $0 }
            .popover(isPresented: isUp) { Text("popover") }
          Tab("Other", systemImage: "star") { Text("other") }.draggable("payload")
        }
      }
    }
    let host = host(Page(log: log, isUp: isUp.binding))
    try openMenu(of: "Home", host)
    try host.tap("Close All")
    #expect(log.value == ["closed"])
    let (home, other) = try (host.frame(ofText: "Home"), host.frame(ofText: "Other"))
    host.drop("word", at: CGPoint(x: home.midX, y: home.midY))
    #expect(log.value.last == "word")
    host.drag(
      from: CGPoint(x: other.midX, y: other.midY), to: CGPoint(x: home.midX, y: home.midY))
    #expect(log.value.last == "payload")
    isUp.value = true
    await host.advance(by: .seconds(1))
    #expect(host.texts.contains("popover"))
  }

  @Test func `the tab with the search role activates the search field if that is wanted`() throws {
    struct Page: View {
      let activation: TabSearchActivation
      @State private var text = ""
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          Tab("Home", systemImage: "star", value: 0) { Text("page") }
          Tab(value: 1, role: .search) { Searching() }
        }
        .searchable(text: $text)
        .tabViewSearchActivation(activation)
      }
    }
    struct Searching: View {
      @Environment(\.isSearching) private var isSearching
      var body: some View { Text(isSearching ? "searching" : "not searching") }
    }
    let automatic = host(Page(activation: .automatic))
    automatic.click(.tab, at: 1)
    #expect(automatic.texts.contains("not searching"))
    let bySelection = host(Page(activation: .searchTabSelection))
    bySelection.click(.tab, at: 1)
    #expect(bySelection.texts.contains("searching"))
    bySelection.click(.tab, at: 0)
    bySelection.click(.tab, at: 1)
    #expect(bySelection.texts.contains("searching"))
  }
}
