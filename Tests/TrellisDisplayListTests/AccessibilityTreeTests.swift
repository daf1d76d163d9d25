import Foundation
import Testing
import TrellisDisplayList

@Suite struct AccessibilityTreeTests {
  private func tree(_ text: String) throws -> String {
    try DisplayList(text: text).accessibilityTree.description
  }

  @Test func `elements are printed one per line, with their frames`() throws {
    let text = """
      list #1 10 20 100 50 identifier "all" children contain label "Both" hint "two"
        text #2 1 2 30 10 #000000 "Title" adds 2 heading 2
        fill #3 0 20.5 30 10 #ff0000 label "red" adds 5 value "5" does activate 7 does named "a \\"b\\"" 8 priority 1.5
      fill #4 0 0 1 1 #ff0000
      list #5 0 0 1 1 hides
        text #6 0 0 1 1 #000000 "a"
      """
    #expect(
      try tree(text) == """
        group "Both" (10, 20, 100, 50) hint "two" identifier "all"
          button "red" value "5" selected (10, 40.5, 30, 10) does activate does "a \\"b\\"" priority 1.5
          heading "Title" level 2 (11, 22, 30, 10)
        """)
    #expect(try DisplayList(text: text).text == text + "\n")
    #expect(try tree("") == "")
  }

  @Test func `accessibility modifiers apply in their order`() throws {
    let line = "text #1 0 0 1 1 #000000 \"a\""
    #expect(try tree(line + " label \"b\" children ignore") == "element (0, 0, 1, 1)")
    #expect(try tree(line + " children ignore label \"b\"") == "element \"b\" (0, 0, 1, 1)")
    #expect(try tree(line + " hides label \"b\"") == "element \"b\" (0, 0, 1, 1)")
    #expect(try tree(line + " label \"b\" hides") == "")
  }

  @Test(
    arguments: [
      ("children eat", "“eat” is no way with children: ignore, combine, contain are"),
      ("does dance 4", "“dance” is no kind of action: activate, escape, magicTap, increment, decrement are"),
      ("does activate", "a whole number is missing before the line's end"),
      ("adds -1", "a whole number is missing before “-1”"),
      ("label 5", "“\"” is missing before “5”"),
    ])
  func `invalid accessibility words are an error with a reason`(words: String, reason: String) {
    let error = #expect(throws: DisplayListError.self) { try DisplayList(text: "list #1 0 0 1 1 \(words)") }
    #expect(error?.reason == reason)
  }

  @Test func `accessibility of lists nested ten thousand deep is read`() {
    var list = DisplayList([
      DisplayItem(
        id: 1, frame: CGRect(x: 0, y: 0, width: 1, height: 1),
        content: .text(TextContent(string: "a", runs: [], color: .white)))
    ])
    for number in 0..<10_000 {
      let said: [AccessibilityChange] = number.isMultiple(of: 100) ? [.hint("\(number)")] : []
      list = DisplayList([
        DisplayItem(
          id: 1, frame: CGRect(x: 1, y: 0, width: 1, height: 1), content: .list(list),
          semantics: said.isEmpty ? nil : Semantics(accessibility: said))
      ])
    }
    #expect(list.accessibilityTree.description == "text \"a\" (10000, 0, 1, 1) hint \"9900\"")
  }

  @Test func `accessibility changes cause no damage`() throws {
    let old = try DisplayList(text: "fill #1 0 0 1 1 #ff0000 label \"a\"")
    let new = try DisplayList(text: "fill #1 0 0 1 1 #ff0000 label \"b\"")
    #expect(old != new)
    #expect(DisplayList.damage(from: old, to: new) == [])
  }
}
