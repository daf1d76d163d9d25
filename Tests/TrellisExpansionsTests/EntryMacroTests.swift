import Testing

@testable import TrellisExpansions

@Suite struct EntryMacroTests {
  /// Returns the key's only property, or the error.
  private func property(_ declaration: String) -> String {
    let lines = Expansions.key(declaration).split(separator: "\n")
    return lines.count == 3 ? String(lines[1]) : lines.joined(separator: "\n")
  }

  @Test func `@Entry generates accessors and a key`() {
    let response = Expansions.attached(
      "EntryMacro", "accessor", "@Entry var level = 1", in: "extension EnvironmentValues {\n}")
    #expect(
      Expansions.text(response) == """
        {
        get { self[__Key_level.self] }
        set { self[__Key_level.self] = newValue }
        }
        """)
    #expect(
      Expansions.key("@Entry var level = 1") == """
        private struct __Key_level: SwiftUI.EnvironmentKey {
        @SwiftUI.__EntryDefaultValue static var defaultValue = 1
        }
        """)
  }

  @Test(arguments: [
    ("@Entry var a = 1", " = 1"),
    ("/// What it is.\n@Entry public var a: Int = 1 // the first", ": Int = 1"),
    ("@available(*, deprecated, message: \"var b = 2\") @Entry private(set) var a = 1", " = 1"),
    ("@Entry\n  nonisolated(unsafe)\n  var a: [String: Int] = [:]", ": [String: Int] = [:]"),
    ("@Entry var a: @MainActor (Int) -> Void = { _ in }", ": @MainActor (Int) -> Void = { _ in }"),
    ("@Entry var a: Dictionary<String, [Int]>=[:]", ": Dictionary<String, [Int]> = [:]"),
    ("@Entry var a: Int?=nil", ": Int? = nil"),
    ("@Entry var a: Array<Int>?=nil", ": Array<Int>? = nil"),
    ("@Entry var a = Dictionary<String, Int>()", " = Dictionary<String, Int>()"),
    ("@Entry var a = \"{ \\(b[\"}\"] ?? \"(\") // \"", " = \"{ \\(b[\"}\"] ?? \"(\") // \""),
    ("@Entry var a = #\"\\(\"#", " = #\"\\(\"#"),
    ("@Entry var a = \"\"\"\n  \"{\"\n  \"\"\"", " = \"\"\"\n\"{\"\n\"\"\""),
    ("@Entry var a = 2 /* { /* of */ two */ + /{/.count", " = 2 /* { /* of */ two */ + /{/.count"),
    ("@Entry var a = b\n  .first { $0 > 1 }\n  ?? 3", " = b\n.first { $0 > 1 }\n?? 3"),
    ("@Entry var a =\n  if b { 1 }\n  else { 2 }", " = if b { 1 }\nelse { 2 }"),
    ("@Entry var a = 6 / 2 / 3", " = 6 / 2 / 3"),
  ])
  func `@Entry copies the default value's source`(_ declaration: String, _ rest: String) {
    let lines = Expansions.key(declaration).split(separator: "\n")
    #expect(
      lines.dropFirst().dropLast().joined(separator: "\n")
        == "@SwiftUI.__EntryDefaultValue static var defaultValue\(rest)")
  }

  @Test(arguments: [
    "Int?", "Optional<Int>", "Swift.Optional<Int>", "[() -> Int]?", "(() -> Int)?", "Array<Int>?",
  ])
  func `an optional @Entry needs no default`(_ type: String) {
    #expect(
      property("@Entry var a: \(type)")
        == "@SwiftUI.__EntryDefaultValue static var defaultValue: \(type) = nil")
  }

  @Test(arguments: ["Int", "() -> Int?", "any P", "My.Optional<Int>", "(Int?)"])
  func `an @Entry that isn't optional needs a default`(_ type: String) {
    #expect(
      property("@Entry var a: \(type)")
        == "error: @Entry var 'a' has no default value: add `= …`")
  }

  @Test func `a quoted name's key has no backquotes`() {
    #expect(Expansions.key("@Entry var `default` = 1").hasPrefix("private struct __Key_default:"))
  }

  @Test(arguments: [
    ("@Entry let a = 1", "@Entry must be applied to a variable: write `@Entry var`"),
    ("@Entry var (a, b) = (1, 2)", "@Entry must be applied to a variable: write `@Entry var`"),
    ("@Entry func a() {}", "@Entry must be applied to a variable: write `@Entry var`"),
    (
      "@Entry static var a = 1",
      "@Entry creates the accessors of 'a'; declare it as a stored property"
    ),
    (
      "@Entry var a: Int { 1 }",
      "@Entry creates the accessors of 'a'; declare it as a stored property"
    ),
    (
      "@Entry var a = f { 1 } { didSet { b() } }",
      "@Entry creates the accessors of 'a'; declare it as a stored property"
    ),
  ])
  func `an invalid @Entry is an error`(_ declaration: String, _ message: String) {
    #expect(property(declaration) == "error: \(message)")
  }

  @Test(arguments: [
    ("extension EnvironmentValues {\n}", true), ("extension SwiftUI.EnvironmentValues {\n}", true),
    ("@MainActor public extension EnvironmentValues: P where A == B {\n}", true),
    ("extension Text {\n}", false), ("struct EnvironmentValues {\n}", false), (nil, false),
  ])
  func `@Entry is accepted only in an extension of a type with keys`(_ place: String?, _ works: Bool) {
    let key = Expansions.key("@Entry var a = 1", in: place)
    #expect(
      key
        == "error: @Entry var 'a' must be in an extension of ContainerValues, EnvironmentValues, "
        + "FocusedValues, Transaction" || works,
      "\(key)")
    #expect(key.hasPrefix("private struct __Key_a: SwiftUI.EnvironmentKey") == works)
  }

  @Test func `an error is at the declaration, not at its comment`() throws {
    let declaration = "/// é\n  @Entry let a = 1 // b"
    guard
      case .expandMacroResult(nil, let diagnostics) = Expansions.attached(
        "EntryMacro", "peer", declaration, offset: 100), let diagnostic = diagnostics.first
    else {
      Issue.record("no diagnostic")
      return
    }
    #expect(diagnostic.position.fileName == "/folder/File.swift")
    #expect(diagnostic.position.offset == 100 + 9)
    #expect(diagnostic.highlights.map(\.startOffset) == [109])
    #expect(diagnostic.highlights.map(\.endOffset) == [109 + 16])
  }

  @Test func `an invalid @Entry still gets accessors, to avoid further errors`() {
    let missing = Expansions.attached(
      "EntryMacro", "accessor", "@Entry var a: Int", in: "extension Text {\n}")
    #expect(Expansions.text(missing) == "{ get { Swift.fatalError() } }")
    let present = Expansions.attached(
      "EntryMacro", "accessor", "@Entry var a: Int { 1 }", in: "extension Text {\n}")
    #expect(Expansions.text(present) == "")
  }

  @Test func `@__EntryDefaultValue makes a computed property`() {
    let response = Expansions.attached(
      "EntryDefaultValueMacro", "accessor",
      "@SwiftUI.__EntryDefaultValue static var defaultValue: A? = A { 1 }")
    #expect(Expansions.text(response) == "{ get { A { 1 } } }")
  }

  @Test func `an unknown macro is named`() {
    #expect(
      Expansions.text(Expansions.attached("Other", "peer", "var a = 1"))
        == "error: TrellisMacros has no macro 'Other'")
  }
}
