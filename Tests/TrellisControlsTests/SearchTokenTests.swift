import Foundation
import SwiftUI
import Testing
import TrellisTesting

@MainActor @Suite struct SearchTokenTests {
  private struct Tag: Identifiable, Equatable {
    let id: Int
    var name: String
    var isExact = false
  }

  private let text = Box("")
  private let tags = Box([Tag]())

  private var searched: some View {
    Text("content").searchable(text: text.binding, tokens: tags.binding, prompt: "Find") { Text($0.name) }
      .searchSuggestions {
        Text("suggest red").searchCompletion(Tag(id: 1, name: "red"))
        Text("suggest blue").searchCompletion(Tag(id: 2, name: "blue"))
        Text("suggest 7").searchCompletion(Other(id: 7))
      }
  }

  private struct Other: Identifiable { let id: Int }

  private func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 500, height: 300)) }

  @Test func `a chosen suggestion adds its token and replaces the text`() throws {
    let host = host(searched)
    host.press("f", modifiers: .control)
    host.type("bl")
    try host.click("suggest blue")
    #expect(tags.value.map(\.name) == ["blue"])
    #expect(text.value == "")
    #expect(host.texts.contains("blue"))
    // A token that is there already isn't added, nor is a token of another type.
    try host.click("suggest blue")
    try host.click("suggest 7")
    #expect(tags.value.map(\.name) == ["blue"])
  }

  @Test func `return adds the token that the arrow keys selected`() {
    let host = host(searched)
    host.press("f", modifiers: .control)
    host.press(.downArrow)
    host.press(.return)
    #expect(tags.value.map(\.name) == ["red"])
  }

  @Test func `backspace removes the last token if there is no text`() {
    tags.value = [Tag(id: 1, name: "red"), Tag(id: 2, name: "blue")]
    let host = host(searched)
    host.press("f", modifiers: .control)
    host.type("x")
    host.press(.delete)
    #expect(tags.value.count == 2)
    host.press(.delete)
    #expect(tags.value.map(\.name) == ["red"])
    host.press(.delete, times: 2)
    #expect(tags.value.isEmpty)
  }

  @Test func `escape removes text and tokens`() {
    tags.value = [Tag(id: 1, name: "red")]
    let host = host(searched)
    host.press("f", modifiers: .control)
    host.type("x")
    host.press(.escape)
    #expect(text.value == "")
    #expect(tags.value.isEmpty)
  }

  @Test func `suggested tokens are offered during the search`() throws {
    let suggested = Box([Tag(id: 3, name: "green")])
    let host = host(
      Text("content").searchable(text: text.binding, tokens: tags.binding, suggestedTokens: suggested.binding)
      {
        Text($0.name)
      })
    #expect(!host.texts.contains("green"))
    host.press("f", modifiers: .control)
    try host.click("green")
    #expect(tags.value.map(\.id) == [3])
  }

  @Test func `the view of an editable token writes the token`() throws {
    tags.value = [Tag(id: 1, name: "red"), Tag(id: 2, name: "blue")]
    let host = host(
      Text("content").searchable(text: text.binding, editableTokens: tags.binding) { $tag in
        Button(tag.name) { tag.isExact = true }.buttonStyle(.plain)
      })
    try host.click("blue")
    #expect(tags.value.map(\.isExact) == [false, true])
  }
}
