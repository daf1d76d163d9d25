import Testing

@testable import Trellis

/// Values that features pass down during lowering.
@Suite struct ViewInputValuesTests {
  private enum Name: ViewInputKey {
    static var defaultValue: String { "none" }
  }

  private enum Number: ViewInputKey {
    static var defaultValue: Int { 0 }
  }

  private enum Level: ViewInputKey {
    static var defaultValue: Int { -1 }
  }

  @Test func `an unset key has its default`() {
    let values = ViewInputValues()
    #expect(values[Name.self] == "none" && values[Number.self] == 0 && values[Level.self] == -1)
    #expect(values.count == 0)
  }

  @Test func `keys are independent, and copies don't see each other's values`() {
    var values = ViewInputValues()
    values[Name.self] = "outer"
    values[Number.self] = 1
    var inner = values
    inner[Name.self] = "inner"
    inner[Level.self] = 7
    #expect((values[Name.self], values[Number.self], values[Level.self]) == ("outer", 1, -1))
    #expect((inner[Name.self], inner[Number.self], inner[Level.self]) == ("inner", 1, 7))
    values[Number.self] = 2
    #expect(inner[Number.self] == 1)
  }

  @Test func `a repeatedly set key takes the space of one`() {
    var values = ViewInputValues()
    values[Name.self] = "first"
    for number in 1...100 {
      values[Number.self] = number
      values[Level.self] = -number
    }
    #expect(values.count == 3)
    #expect((values[Name.self], values[Number.self], values[Level.self]) == ("first", 100, -100))
  }
}
