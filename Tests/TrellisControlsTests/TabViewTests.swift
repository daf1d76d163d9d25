import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct TabViewTests {
  private struct Tabs: View {
    let selection: Binding<Int>
    var diary: Diary?

    var body: some View {
      TabView(selection: selection) {
        NamedPage(name: "a", diary: diary).tabItem { Label("A", systemImage: "star") }.tag(0)
        NamedPage(name: "b", diary: diary).tabItem { Label("B", systemImage: "star") }.tag(1)
        NamedPage(name: "c", diary: diary).tabItem { Label("C", systemImage: "star") }.tag(2)
      }
    }
  }

  @Test func `CF-58 a tab is built when it is first selected, and keeps its state`() throws {
    let (box, diary) = (Box(0), Diary())
    let host = TestHost(Tabs(selection: box.binding, diary: diary))
    #expect(host.texts.contains("a 0"))
    #expect(!host.texts.contains("b"))
    #expect(diary.take() == ["a+"])
    try host.tap("a 0")
    host.click(.tab, at: 1)
    #expect(box.writes == [1])
    #expect(host.texts.contains("b 0"))
    #expect(!host.texts.contains("a 1"))
    #expect(diary.take() == ["b+", "a-"])
    box.value = 0
    #expect(host.texts.contains("a 1"))
    #expect(diary.take() == ["a+", "b-"])
  }

  @Test func `Control and Tab switch tabs, and so do arrows in the tab bar`() throws {
    let box = Box(0)
    let host = TestHost(Tabs(selection: box.binding))
    host.press(.tab, modifiers: .control)
    #expect(box.value == 1)
    host.press(.tab, modifiers: [.control, .shift])
    host.press(.tab, modifiers: [.control, .shift])
    #expect(box.value == 2)
    host.press(.tab)
    #expect(host.texts.contains("c 0"))
    host.press(.leftArrow)
    #expect(box.value == 1)
    host.press(.leftArrow)
    host.press(.leftArrow)
    #expect(box.value == 0)
  }

  @Test func `a selection without a tab shows the first tab, is reported, and writes nothing`() throws {
    let box = Box(7)
    let host = TestHost(Tabs(selection: box.binding))
    #expect(host.texts.contains("a 0"))
    #expect(host.warnings.count == 1)
    #expect(box.writes.isEmpty)
    box.value = 2
    #expect(host.texts.contains("c 0"))
    #expect(host.warnings.count == 1)
  }

  private enum Kind: Hashable { case home, mail }

  @Test func `Tab views take values, sections, conditions and badges`() throws {
    struct Page: View {
      let selection: Binding<Kind>
      let hasMore: Bool
      var body: some View {
        TabView(selection: selection) {
          Tab("Home", systemImage: "house", value: Kind.home) { NamedPage(name: "home") }
          TabSection("More") {
            Tab("Mail", systemImage: "envelope", value: Kind.mail) { NamedPage(name: "mail") }.badge(5)
          }
          if hasMore {
            Tab(value: Kind.home, role: .search) { Text("search") }
          }
        }
      }
    }
    let box = Box(Kind.home)
    let host = TestHost(Page(selection: box.binding, hasMore: false))
    #expect(host.texts.contains("home 0"))
    #expect(host.texts.contains("5"))
    #expect(host.nodes(.tab).count == 2)
    host.click(.tab, at: 1)
    #expect(box.value == .mail)
    #expect(host.texts.contains("mail 0"))
    host.show(Page(selection: box.binding, hasMore: true))
    #expect(host.nodes(.tab).count == 3)
    #expect(host.texts.contains("Search"))
  }

  @Test func `a tab view without a binding keeps its own selection`() throws {
    let host = TestHost(
      TabView {
        Tab("One", systemImage: "1.circle") { NamedPage(name: "one") }
        Tab("Two", systemImage: "2.circle") { NamedPage(name: "two") }
      }
      .controlTheme(.phone))
    #expect(host.texts.contains("one 0"))
    #expect(try host.frame(ofText: "One").minY > host.size.height - 49)
    try host.tap("Two")
    #expect(host.texts.contains("two 0"))
  }

  @Test func `pages are swiped, and have one dot each`() async throws {
    let box = Box(0)
    struct Page: View {
      let selection: Binding<Int>
      var body: some View {
        TabView(selection: selection) { ForEach(0..<3) { NamedPage(name: "p\($0)") } }
          .tabViewStyle(.page)
      }
    }
    let host = TestHost(Page(selection: box.binding))
    #expect(host.texts == ["p0", "p0 0"])
    try host.tap("p0 0")
    await host.drag(
      from: CGPoint(x: 350, y: 100), to: CGPoint(x: 40, y: 100), over: .milliseconds(200))
    await host.arrive()
    #expect(box.value == 1)
    #expect(host.texts == ["p1", "p1 0"])
    await host.drag(
      from: CGPoint(x: 40, y: 100), to: CGPoint(x: 350, y: 100), over: .milliseconds(200))
    await host.arrive()
    #expect(host.texts == ["p0", "p0 1"])
    #expect(try host.accessibilityElement("Page 1 of 3").frame.maxY > host.size.height - 40)
  }
}
