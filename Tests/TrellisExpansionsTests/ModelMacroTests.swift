import Testing

@testable import TrellisExpansions

@Suite struct ModelMacroTests {
  private func members(_ declaration: String, missing: String? = "struct P: PersistentModel {}") -> String {
    Expansions.text(Expansions.attached("ModelMacro", "member", declaration, missing: missing))
  }

  @Test func `a class that conforms already is a subclass of a model`() {
    let base = members("@Model class Animal: Named { var name = 1 }")
    #expect(base.contains("private static let _$first = 0"))
    #expect(base.contains("class var _$properties") && !base.contains("override"))
    let dog = members("@Model final class Dog: Zoo.Animal, Named { var breed: String }", missing: nil)
    #expect(dog.contains("private static let _$first = Zoo.Animal._$properties.count"))
    #expect(dog.contains("Zoo.Animal._$properties(of: type) + ["))
    #expect(dog.contains("override func _$read") && !dog.contains("_$state = "))
  }

  @Test func `a class that isn't final has the key paths of its subclasses`() {
    #expect(members("@Model final class A { var x = 1 }").contains(#"("x", \A.x, \A._x, initial: { 1 })"#))
    let open = members("@Model open class A { var x = 1 }")
    #expect(open.contains(#"("x", \_Model.x, \_Model._x, initial: { 1 })"#))
    #expect(open.contains("open class var _$properties") && open.contains("open func _$read"))
  }

  @Test func `a constant is persisted, and has no setter`() {
    let declaration = "@Model final class A { let created: Date; static let none = 1 }"
    #expect(members(declaration).contains(#"("created", \A.created, \A._created)"#))
    #expect(!members(declaration).contains("none"))
    let response = Expansions.attached(
      "PersistedPropertyMacro", "accessor", "let created: Date", in: "final class A {}",
      attribute: "@SwiftData._PersistedProperty(0)")
    let text = Expansions.text(response)
    #expect(text.contains("get {") && !text.contains("set {") && text.contains("A._$first + 0"))
  }

  @Test func `an attribute's arguments may follow a space`() {
    let response = Expansions.attached(
      "QueryMacro", "peer", "@Query ( filter: f,\n sort: \\A.name ) var all: [A]",
      attribute: "@Query ( filter: f,\n sort: \\A.name )")
    #expect(Expansions.text(response).hasPrefix("private(set) var _all: SwiftData.Query<([A]).Element, [A]>"))
  }
}
