import Testing

@testable import TrellisExpansions

@Suite struct PreviewMacroTests {
  @Test func `#Preview generates a type with the preview and its location`() {
    #expect(
      Expansions.preview("\n\n#Preview(\"Two\") {\n  Text(\"a\")\n}") == """
        @_cdecl("trellis_preview_Module_2fFile_2eswift_2")
        @MainActor public func $s112PreviewEntryfMu_() -> Swift.UnsafeMutableRawPointer {
        SwiftUI._PreviewProgram.hand { try $s115PreviewRegistryfMu_.makePreview() }
        }
        private struct $s115PreviewRegistryfMu_: SwiftUI.PreviewRegistry {
        static var fileID: String { "Module/File.swift" }
        static var line: Int { 12 }
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
        SwiftUI.Preview("Two") {
        Text("a")
        }
        }
        }
        """)
  }

  @Test func `a preview in a type has no symbol`() {
    #expect(!Expansions.preview("#Preview { A() }", in: "struct A {\n}").contains("@_cdecl"))
  }

  @Test(arguments: [
    ("#Preview { A() }", "nil", "A()"),
    ("#Preview() { A() }", "nil", "A()"),
    ("#Preview(\"a, body: {\", body: { A() })", "\"a, body: {\"", "A()"),
    ("#Preview(body: { A() })", "nil", "A()"),
    ("#Preview(names<A, B>(\"a\")) { A() }", "names<A, B>(\"a\")", "A()"),
    ("#Preview { () -> any View in A() }", "nil", "A()"),
    ("#Preview { @MainActor in A() }", "nil", "A()"),
    ("#Preview { for a in b { A(a) } }", "nil", "for a in b { A(a) }"),
  ])
  func `all forms of #Preview are accepted`(_ use: String, _ name: String, _ view: String) {
    let lines = Expansions.preview(use).split(separator: "\n")
    #expect(lines.contains("SwiftUI.Preview(\(name)) {"))
    #expect(Expansions.parts(use).statements.map { $0.trimmed } == [view])
  }

  @Test func `a #Preview without a closure is an error`() {
    #expect(
      Expansions.preview("#Preview(\"a\")")
        == "error: #Preview needs a closure with the view: `#Preview { … }`")
    #expect(
      Expansions.preview("#Preview(body: view)")
        == "error: #Preview needs a closure with the view: `#Preview { … }`")
  }

  @Test(arguments: [
    ("@Previewable @State var a = 1; A()", "@State var a = 1", "A()"),
    ("A(); @SwiftUI.Previewable @State var a = 1; B()", "@State var a = 1", "A();  B()"),
    ("@Previewable @State var a = 1\nA()", "@State var a = 1", "A()"),
    ("@State\n@Previewable private var a = 1 // one\nA()", "@State private var a = 1", "// one A()"),
    ("@Previewable @State var a: Int?\nA()", "@State var a: Int?", "A()"),
    ("@Previewable @State var a = b!\nA()", "@State var a = b!", "A()"),
    ("@Previewable @State var a = -b\n-A()", "@State var a = -b", "-A()"),
    ("@Previewable @State var a = b\n(A())", "@State var a = b", "(A())"),
    ("@Previewable @State var a =\nb\n- c\n.d\nA()", "@State var a = b - c .d", "A()"),
    ("@Previewable @State var a = [\n1,\n2,\n]\nA()", "@State var a = [ 1, 2, ]", "A()"),
    ("@Previewable @State var a = b ? 1\n: 2\nA()", "@State var a = b ? 1 : 2", "A()"),
    ("@Previewable @State var a = b { 1 }\nA()", "@State var a = b { 1 }", "A()"),
    ("@Previewable @State var a = try\nb()\nA()", "@State var a = try b()", "A()"),
    ("@Previewable @State var a = b as\nC\nA()", "@State var a = b as C", "A()"),
    (
      "@Previewable @State var a = \"\"\"\n@Previewable var b\n\"\"\"\nA()",
      "@State var a = \"\"\" @Previewable var b \"\"\"", "A()"
    ),
    ("@Previewable @State var a = b ≤ c\nA()", "@State var a = b ≤ c", "A()"),
    ("@Previewable @State var a: A<B>\nA()", "@State var a: A<B>", "A()"),
    ("@Previewable @State(b) var a = 1\nA()", "@State(b) var a = 1", "A()"),
    ("@Previewable @Box<Int> var a = 1\nA()", "@Box<Int> var a = 1", "A()"),
    (
      "@Previewable @State var a = 0x1e+3\n@Previewable let b = 1.5e-3.d\nA()",
      "@State var a = 0x1e+3 let b = 1.5e-3.d", "A()"
    ),
    ("@Previewable let a = 1", "let a = 1", ""),
  ])
  func `a @Previewable property moves into the content, up to its statement's end`(
    _ closure: String, _ properties: String, _ statements: String
  ) {
    let parts = Expansions.parts("#Preview { \(closure)\n}")
    #expect(parts.properties.map(\.trimmed).joined(separator: " ") == properties)
    #expect(parts.statements.map(\.trimmed).joined(separator: " ") == statements)
  }

  @Test func `only the closure's top-level statements are extracted`() {
    let parts = Expansions.parts("#Preview { VStack { \n@Previewable @State var a = 1\nA() }\n}")
    #expect(parts.properties.isEmpty)
  }

  @Test func `@Previewable needs a variable, and generates nothing`() {
    #expect(
      Expansions.text(Expansions.attached("PreviewableMacro", "peer", "@Previewable @State var a = 1")) == "")
    #expect(
      Expansions.text(Expansions.attached("PreviewableMacro", "peer", "@Previewable func a() {}"))
        == "error: @Previewable must be applied to a variable in a #Preview")
  }
}

extension Substring {
  /// The characters without the spaces at both ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}

@Suite struct AttributedPreviewTests {
  @Test func `attributes before #Preview are skipped`() {
    let plain = Expansions.parts("#Preview(\"Two\") { Counter() }")
    let attributed = Expansions.parts("@available(iOS 17, *)\n#Preview(\"Two\") { Counter() }")
    #expect(attributed.statements == plain.statements && !plain.statements.isEmpty)
  }
}
