import Testing

@testable import TrellisExpansions

@Suite struct TipMacroTests {
  @Test(arguments: [
    ("#Rule(Self.$count) { $0 > 3 }", "TipKit.Tips.Rule(Self.$count) { $0 > 3 }"),
    ("#Rule(Self.$a, Self.$b) {\n  $0 && $1\n}", "TipKit.Tips.Rule(Self.$a, Self.$b) {\n$0 && $1\n}"),
  ])
  func `#Rule becomes a rule with the same arguments`(_ use: String, _ rule: String) {
    #expect(Expansions.freestanding("TipRuleMacro", use) == rule)
  }

  private func parameter(_ declaration: String, _ attribute: String = "@Parameter") -> String {
    Expansions.text(
      Expansions.attached("TipParameterMacro", "peer", declaration, attribute: attribute))
  }

  @Test func `@Parameter becomes a constant with the parameter, and accessors`() {
    let declaration = "@Parameter static var count: Int = 0"
    #expect(
      parameter(declaration) == """
        static let $count = TipKit.Tips.Parameter<Int>(
        Self.self, "count", 0)
        """)
    #expect(
      Expansions.text(Expansions.attached("TipParameterMacro", "accessor", declaration))
        == "{ get { $count.wrappedValue } set { $count.wrappedValue = newValue } }")
  }

  @Test func `a parameter keeps its access and its options, and needs no type`() {
    #expect(
      parameter("@Parameter(.transient) public static var a = [1, 2]", "@Parameter(.transient)") == """
        public static let $a = TipKit.Tips.Parameter(
        Self.self, "a", [1, 2], .transient)
        """)
    #expect(
      parameter("@Parameter static var a: Int?") == """
        static let $a = TipKit.Tips.Parameter<Int?>(
        Self.self, "a", nil)
        """)
  }

  @Test(arguments: [
    ("@Parameter var a = 1", "error: @Parameter must be applied to a static variable"),
    ("@Parameter static let a = 1", "error: @Parameter must be applied to a static variable"),
    ("@Parameter static var a: Int", "error: @Parameter static var 'a' needs a first value"),
  ])
  func `another declaration is an error`(_ declaration: String, _ message: String) {
    #expect(parameter(declaration) == message)
  }

  @Test func `@Generable becomes a conformance`() {
    #expect(
      Expansions.text(Expansions.attached("GenerableMacro", "extension", "struct B {}", type: "A.B"))
        == "extension A.B: FoundationModels.Generable {}")
  }
}
