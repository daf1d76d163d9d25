import Testing

@testable import TrellisExpansions

@Suite struct AnimatableMacroTests {
  private func members(_ declaration: String) -> String {
    Expansions.text(Expansions.attached("AnimatableMacro", "member", declaration))
  }

  @Test func `@Animatable pairs all stored variables`() {
    let expansion = members(
      """
      @Animatable public struct Wave<T: P>: Shape where T: Q {
        public var height: CGFloat { didSet { print(height) } }
        let count: Int
        var phase = Angle.zero
        static var shared = Wave()
        @State private var isOn = false
        @AnimatableIgnored var number: Int
        var double: CGFloat { height * 2 }
        func path(in rect: CGRect) -> Path { var inner = 1; return Path() }
      }
      """)
    let pair = "SwiftUI.AnimatablePair(self.height.animatableData, self.phase.animatableData)"
    #expect(
      expansion == """
        public var animatableData: SwiftUI._AnyAnimatableData {
        get { .init(_data: \(pair)) }
        set {
        var data = \(pair)
        newValue._write(to: &data)
        height.animatableData = data.first
        phase.animatableData = data.second
        }
        }
        """)
  }

  @Test func `three variables are nested pairs, and one is no pair`() {
    #expect(members("struct A { var a: Double; var b: Double; var c: Double }").contains("data.second.first"))
    #expect(members("struct A { var a: Double }").contains(".init(_data: self.a.animatableData)"))
    #expect(members("struct A { let a: Double }").contains("EmptyAnimatableData"))
  }

  @Test func `declared data isn't replaced, and other declarations are errors`() {
    #expect(
      members("struct A { var a = 1.0; var animatableData: Double { get { a } set { a = newValue } } }") == ""
    )
    #expect(
      members("enum A { case a }") == "error: @Animatable must be applied to a structure or a class")
  }

  @Test func `a conformance is declared only if it is missing`() {
    func conformance(_ missing: String?) -> String {
      Expansions.text(
        Expansions.attached(
          "AnimatableMacro", "extension", "struct A {}", type: "M.A", missing: missing))
    }
    #expect(conformance("Animatable") == "extension M.A: SwiftUI.Animatable {}")
    #expect(conformance(nil) == "" && conformance("") == "")
  }
}
