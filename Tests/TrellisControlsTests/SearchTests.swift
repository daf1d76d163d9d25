import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct SearchTests {
  private struct Inside: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      VStack {
        Text(isSearching ? "searching" : "resting")
        Button("end") { dismissSearch() }
      }
    }
  }

  private func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 300, height: 300)) }

  @Test func `CF-75 a search field edits the text, and isSearching is set`() throws {
    let box = Box("")
    let host = host(Inside().searchable(text: box.binding))
    #expect(host.texts.contains("resting"))
    host.press("f", modifiers: .control)
    #expect(host.texts.contains("searching"))
    host.type("ab")
    #expect(box.value == "ab")
    #expect(host.texts.contains("end"))
  }

  @Test func `CF-75 ending the search clears the field and removes the focus`() throws {
    let box = Box("")
    let host = host(Inside().searchable(text: box.binding))
    host.press("f", modifiers: .control)
    host.type("ab")
    try host.tap("end")
    #expect(box.value == "")
    #expect(host.texts.contains("resting"))
    host.type("c")
    #expect(box.value == "")
  }

  @Test func `the escape key ends the search`() throws {
    let box = Box("")
    let host = host(Inside().searchable(text: box.binding))
    host.press("f", modifiers: .control)
    host.type("ab")
    host.press(.escape)
    #expect(box.value == "")
    #expect(host.texts.contains("resting"))
  }

  @Test func `CF-28 the return key submits the search, inner actions first, but not a text field's`() {
    var log: [String] = []
    let box = Box("")
    let host = host(
      Text("x").searchable(text: box.binding)
        .onSubmit(of: .search) { log.append("inner") }
        .onSubmit { log.append("text") }
        .onSubmit(of: [.search, .text]) { log.append("outer") })
    host.press("f", modifiers: .control)
    host.type("a\n")
    #expect(log == ["inner", "outer"])
  }

  @Test func `CF-28 a text field doesn't submit a search`() {
    var log: [String] = []
    let host = host(
      TextField("name", text: .constant("")).onSubmit(of: .search) { log.append("search") })
    host.press(.tab)
    host.press(.return)
    #expect(log.isEmpty)
  }

  @Test func `a binding starts and ends the search`() {
    let box = Box(false)
    let host = host(Inside().searchable(text: .constant(""), isPresented: box.binding))
    box.value = true
    #expect(host.texts.contains("searching"))
    box.value = false
    #expect(host.texts.contains("resting"))
    host.press("f", modifiers: .control)
    _ = host.displayList
    #expect(box.value)
  }

  @Test func `a press on a suggestion writes it`() throws {
    let box = Box("")
    let host = host(
      Text("x").searchable(text: box.binding)
        .searchSuggestions { Text("apples").searchCompletion("apple") })
    #expect(!host.texts.contains("apples"))
    host.press("f", modifiers: .control)
    try host.click("apples")
    #expect(box.value == "apple")
  }

  private struct Suggesting: View {
    let text: Binding<String>
    var body: some View {
      Text("x").frame(height: 20).searchable(text: text)
        .searchSuggestions {
          ForEach(["apple", "banana"], id: \.self) { Text($0 + "s").searchCompletion($0) }
        }
        .frame(height: 60)
        .clipped()
    }
  }

  @Test func `suggestions aren't clipped by the searched view, and are removed after the choice`()
    throws
  {
    let box = Box("")
    let host = host(Suggesting(text: box.binding))
    host.press("f", modifiers: .control)
    let frame = try host.frame(ofText: "bananas")
    #expect(frame.maxY > 180)
    try host.click("bananas")
    #expect(box.value == "banana")
    #expect(!host.texts.contains("apples"))
    host.type("x")
    #expect(host.texts.contains("apples"))
  }

  @Test func `by keys, arrows select suggestions, return writes one, and submits without a selection`() {
    let box = Box("")
    var count = 0
    let host = host(Suggesting(text: box.binding).onSubmit(of: .search) { count += 1 })
    host.press("f", modifiers: .control)
    host.press(.downArrow, times: 2)
    host.press(.return)
    #expect(box.value == "banana")
    #expect(count == 0)
    host.press(.return)
    #expect(count == 1)
  }

  // MARK: - The field's position

  private struct Content: View {
    let placement: SearchFieldPlacement
    var body: some View {
      Color.red.accessibilityIdentifier("content")
        .searchable(text: .constant(""), placement: placement)
        .toolbar { Button("Add") {} }
    }
  }

  private func search(_ host: TestHost) -> AccessibilityNode? {
    host.accessibilityTree.all.first { $0.traits.contains(.isSearchField) }
  }

  @Test func `on a desktop the search field is compact and last in the page's bar`() throws {
    for page in [
      AnyView(NavigationStack { Content(placement: .automatic).navigationTitle("Title") }),
      AnyView(Content(placement: .toolbar)),
    ] {
      let host = TestHost(page, size: CGSize(width: 600, height: 300))
      let field = try #require(search(host)).frame
      #expect(field.width <= 220 && field.maxX > 560, "\(field)")
      #expect(field.maxY < 52)
      #expect(try host.frame(ofText: "Add").maxX < field.minX)
      #expect(try host.frame(ofIdentifier: "content").minY == 52)
    }
  }

  @Test func `in a narrow bar the search field shrinks, and the title stays`() throws {
    let host = TestHost(
      NavigationStack { Content(placement: .automatic).navigationTitle("Title") },
      size: CGSize(width: 260, height: 300))
    let field = try #require(search(host)).frame
    #expect(field.maxX < 260 && field.minX > 60)
    #expect(try host.frame(ofText: "Title").maxX < field.minX)
  }

  @Test func `on a phone, or with the sidebar placement, the search field is above the content`() throws {
    let sideBar = TestHost(
      NavigationSplitView {
        Content(placement: .sidebar)
      } detail: {
        Text("detail")
      },
      size: CGSize(width: 600, height: 300))
    #expect(try #require(search(sideBar)).frame.minY > 50)
    let phone = TestHost(
      NavigationStack { Content(placement: .automatic) }.controlTheme(.phone),
      size: CGSize(width: 300, height: 300))
    let field = try #require(search(phone)).frame
    #expect(field.width > 200)
  }
}
