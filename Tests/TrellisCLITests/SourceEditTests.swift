import Foundation
import Testing

@testable import TrellisCLI

/// The kind of an edit, which decides how it reaches the screen.
@Suite struct SourceEditTests {
  private static let card = """
    import SwiftUI

    struct Card: View {
      @State private var count = 0
      let title: String

      var body: some View {
        VStack(spacing: 8) {
          Text("Hello")
          Text("Hi \\(count)")
          row(-1, label: "x")
          Toggle("on", isOn: .constant(true))
        }
        .padding(2.5)
      }

      private func row(_ offset: Int, label: String) -> some View { Text(label).offset(x: CGFloat(offset)) }
    }

    struct Box: Shape {
      func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: 3, dy: 3)) }
    }

    @main struct CardApp: App {
      var body: some Scene { WindowGroup("Card") { Card(title: "t") } }
    }
    """

  private func members(_ text: String) -> SourceMembers { SourceMembers(Data(text.utf8)) }

  private func edit(_ old: String, _ new: String, in text: String = SourceEditTests.card) -> SourceEdit {
    #expect(text.contains(old))
    return SourceEdit(from: members(text), to: members(text.replacingOccurrences(of: old, with: new)))
  }

  @Test func `functions and computed properties are found with their types`() {
    let found = members(SourceEditTests.card).members.map {
      "\($0.types.joined(separator: ".")).\($0.fullName)"
    }
    #expect(found == ["Card.body", "Card.row(_:label:)", "Box.path(in:)", "CardApp.body"])
  }

  @Test func `literals that stand alone as arguments are found`() {
    let source = members(SourceEditTests.card)
    let values = source.members.flatMap { source.literals(in: $0).map { "\($0.value)" } }
    #expect(
      values == [
        "integer(8)", "text(\"Hello\")", "integer(-1)", "text(\"x\")", "text(\"on\")", "truth(true)",
        "number(2.5)",
        "integer(3)", "integer(3)", "text(\"Card\")", "text(\"t\")",
      ])
  }

  @Test(arguments: [
    "let a = [1, 2]", "let a = (1, 2)", "a[1] = 2", "#available(iOS 15, *)", "let a = 1 + 2", "f(1 + 2)",
    "switch x { case .one(1): break }", "if case .one(1) = x {}", "return 5", "f(\"a \\(b)\")",
    "f(\"\"\"\n  a\n  \"\"\")",
    "@Wrapper(5) var x: Int", "f(#\"a\"#)", "f(!true)", "f(a ? 1 : b)",
  ])
  func `other literals aren't`(_ statement: String) {
    let source = members("func f() {\n  \(statement)\n}")
    #expect(source.members.flatMap { source.literals(in: $0) } == [])
  }

  @Test(arguments: [
    ("\"Hello\"", "\"Hi\\n\\u{e9}\"", 1), ("spacing: 8", "spacing: -12", 0), ("row(-1", "row(7", 2),
    ("constant(true)", "constant(false)", 5), ("2.5", "1e2", 6),
  ])
  func `an edited literal is only that`(_ old: String, _ new: String, _ position: Int) {
    #expect(edit(old, new) == .literals(["Card  var body : some View": [position]]))
  }

  @Test func `comments and spaces are no edit`() {
    #expect(edit("  let title", "\n  // title\n  let   /* */ title") == .none)
  }

  @Test(arguments: [
    ("Text(\"Hello\")", "Text(\"Hello\").bold()"), ("spacing: 8", "spacing: 8.5"), ("2.5", "3"),
    ("\"Hello\"", "\"Hello \\(count)\""), ("Text(\"Hello\")", ""),
  ])
  func `other edits of a body replace it`(_ old: String, _ new: String) {
    #expect(edit(old, new) == .bodies(["Card  var body : some View"]))
  }

  @Test func `a new private member is added, and its use replaces the body`() {
    let text = SourceEditTests.card.replacingOccurrences(
      of: "Text(\"Hello\")", with: "header"
    ).replacingOccurrences(
      of: "  private func row",
      with: "  private var header: some View { Text(\"new\") }\n\n  private func row")
    #expect(
      SourceEdit(from: members(SourceEditTests.card), to: members(text))
        == .bodies(["Card  private var header : some View", "Card  var body : some View"]))
  }

  @Test(arguments: [
    ("count = 0", "count = 1"), ("let title: String", "let title: String\n  var more = 1"),
    ("WindowGroup(\"Card\")", "WindowGroup"), ("import SwiftUI", "import SwiftUI\nimport Foundation"),
    ("in rect: CGRect) -> Path", "in rect: CGRect) -> Path where Int == Int"), ("struct Box", "struct Boxes"),
    ("  private func row(_ offset: Int,", "  private func row(_ offset: Double,"),
  ])
  func `declarations need another build`(_ old: String, _ new: String) {
    #expect(edit(old, new) == .other)
  }

  @Test func `a half-written file needs another build, whose errors are shown`() {
    let half = String(SourceEditTests.card.prefix(200))
    #expect(SourceEdit(from: members(SourceEditTests.card), to: members(half)) == .other)
    #expect(SourceEdit(from: members(SourceEditTests.card), to: members("")) == .other)
  }

  // MARK: - Replacements

  @Test func `a body's replacement evaluates the bodies of its type`() {
    let plan = ReplacementPlan(
      edited: ["Card  var body : some View"], in: members(SourceEditTests.card), others: ["row"])
    #expect(plan.types == ["Card"] && !plan.rebuildsAll && plan.keys.count == 1)
  }

  @Test func `the members that mention an edited one are replaced with it`() {
    let file = members(SourceEditTests.card)
    let key = file.members[1].key
    let plan = ReplacementPlan(edited: [key], in: file, others: [])
    #expect(plan.keys == [key, file.members[0].key] && plan.types == ["Card"] && !plan.rebuildsAll)
    #expect(ReplacementPlan(edited: [key], in: file, others: ["row"]).rebuildsAll)
  }

  @Test func `an edited shape builds all views anew, as any view may draw it`() {
    let file = members(SourceEditTests.card)
    #expect(ReplacementPlan(edited: [file.members[2].key], in: file, others: []).rebuildsAll)
  }

  @Test func `a replacement has the lines of the source, and numbers for its literals`() {
    let file = members(SourceEditTests.card)
    let source = ReplacementSource(module: "Cards", path: "/a/Card.swift", number: 3)
    let text = source.text(
      of: file, keys: [file.members[1].key], added: [], literals: [file.members[1].key: []])
    #expect(
      text == """
        @_private(sourceFile: "Card.swift") import Cards
        import SwiftUI
        extension Card  {
        #sourceLocation(file: "/a/Card.swift", line: 17)
        @_dynamicReplacement(for: row(_:label:)) private func _replacement3_\(file.members[1].keyword)(_ offset: Int, label: String) -> some View { Text(label).offset(x: CGFloat(offset)) }
        #sourceLocation()
        }

        """)
  }

  @Test func `wrapped literals leave the lines as they are`() {
    var file = WatchedFile(SourceFiles.File(path: "/a", contents: Data(SourceEditTests.card.utf8)))
    var next = 10
    file.number(file.members.keys, except: [], from: &next)
    let text = String(decoding: file.wrapped, as: UTF8.self)
    #expect(next == 21 && text.count { $0 == "\n" } == SourceEditTests.card.count { $0 == "\n" })
    #expect(text.contains("VStack(spacing: _editedInteger(10, 8)) {"))
    #expect(text.contains("row(_editedInteger(12, -1), label: _editedText(13, \"x\"))"))
  }

  @Test func `literals on lines where calls don't compile are left as they are`() {
    var file = WatchedFile(SourceFiles.File(path: "/a", contents: Data(SourceEditTests.card.utf8)))
    var next = 0
    let lines = file.lines(of: [
      CompilerError(file: "/a", line: 8, message: ""), CompilerError(file: "/b", line: 9, message: ""),
    ])
    #expect(lines == ["VStack(spacing: 8) {"])
    file.number(file.members.keys, except: lines, from: &next)
    let text = String(decoding: file.wrapped, as: UTF8.self)
    #expect(
      next == 10 && text.contains("VStack(spacing: 8) {") && text.contains("Text(_editedText(0, \"Hello\"))"))
  }

  @Test func `the errors of a compilation are found, each once`() {
    let output = """
      /a/B.swift:3:5: error: cannot find 'x' in scope
        3 |     x
      /a/B.swift:3:5: error: cannot find 'x' in scope
      /a/B.swift:9:1: warning: unused
      """
    let errors = CompilerError.errors(in: output)
    #expect(errors == [CompilerError(file: "/a/B.swift", line: 3, message: "cannot find 'x' in scope")])
    #expect(CompilerError.text(of: errors) == "B.swift:3: cannot find 'x' in scope")
  }

  @Test func `words of a printed command line`() {
    #expect(ReplacementCommands.words(#"a 'b c' d\ e ''  f'#'"#) == ["a", "b c", "d e", "", "f#"])
  }
}
