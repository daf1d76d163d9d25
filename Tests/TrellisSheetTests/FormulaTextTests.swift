import Testing
import struct TrellisGraphChecks.SplitMix

@testable import TrellisSheet

/// The text of formulas: canonical, and read back as the same formula.
@Suite struct FormulaTextTests {
  @Test(arguments: [
    ("= a1 +b2* 3", "=A1+B2*3"), ("=((1))", "=1"), ("=(1+2)*3", "=(1+2)*3"), ("=1+(2*3)", "=1+2*3"),
    ("=1-(2-3)", "=1-(2-3)"), ("=(1-2)-3", "=1-2-3"), ("=-(1+2)", "=-(1+2)"), ("=-(-1)", "=--1"),
    ("=+1", "=1"),
    ("=(1=2)=3", "=1=2=3"), ("=1&(2&3)", "=1&(2&3)"),
    ("=if( a1 , sum(b2:a1,1) ,\"a\"\"b\")", "=IF(A1,SUM(A1:B2,1),\"a\"\"b\")"),
    ("=true", "=TRUE"), ("=1e30+0.10", "=1e+30+0.1"), ("=a01", "=A1"), (" 5.0 ", "5"), ("hi ", "hi "),
  ])
  func `a formula prints in its canonical form`(text: String, expected: String) {
    #expect(Formula(text).description == expected)
    #expect(Formula(expected) == Formula(text))
  }

  @Test func `equivalent texts are equal formulas, others are not`() {
    #expect(Formula("=a1+1") == Formula("= A1 + (1)"))
    #expect(Formula("=A1+1") != Formula("=1+A1"))
    #expect(Formula("=IF(A1,1,2)") != Formula("=IF(A1,2,1)"))
    #expect(Formula("=SUM(A1:A2,A3)") != Formula("=SUM(A1:A2)+A3"))
  }

  @Test(arguments: 0..<20) func `random formulas are read back as printed`(seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<100 {
      let text = "=" + randomExpression(depth: 6, using: &random)
      let formula = Formula(text)
      #expect(formula.value { _ in .number(1) } != .error(.syntax), "\(text)")
      #expect(Formula(formula.description) == formula, "\(text)")
    }
  }

  @Test(arguments: 0..<20) func `random strings never crash, and valid formulas are read back`(
    seed: UInt64
  ) {
    var random = SplitMix(state: seed)
    let parts =
      BinaryOperator.allCases.map(\.rawValue) + Aggregate.allCases.map { "\($0.rawValue)(" }
      + [
        "(", ")", ",", ":", "\"", "\"a\"", "IF(", "A1", "Z1000", "b2:C3", "AA1", "TRUE", "1", ".5", "1e9",
        " ", "é", "#",
      ]
    func other(_ address: CellAddress) -> CellValue {
      address.row % 2 == 0 ? .number(Double(address.column)) : .text("t")
    }
    var valid = 0
    for _ in 0..<1000 {
      // Half of the texts are formulas with something inserted or removed. The others are random.
      let isNearly = Bool.random(using: &random)
      var text = isNearly ? randomExpression(depth: 3, using: &random) : ""
      for _ in 0..<(isNearly ? 1 : Int.random(in: 0..<12, using: &random)) {
        let place = text.indices.randomElement(using: &random) ?? text.endIndex
        switch Int.random(in: 0..<12, using: &random) {
        case 0: text.insert(Character(UnicodeScalar(UInt8.random(in: 0...255, using: &random))), at: place)
        case 1...4 where place < text.endIndex: text.remove(at: place)
        default: text.insert(contentsOf: parts.randomElement(using: &random)!, at: place)
        }
      }
      let formula = Formula("=" + text)
      let value = formula.value(read: other)
      guard case .steps = formula.content else { continue }
      valid += 1
      #expect(Formula(formula.description) == formula, "\(text)")
      #expect(Formula(formula.description).value(read: other) == value, "\(text)")
    }
    #expect(100..<900 ~= valid)
  }

  private func randomExpression(depth: Int, using random: inout SplitMix) -> String {
    func inner() -> String { randomExpression(depth: depth - 1, using: &random) }
    let space = Bool.random(using: &random) ? " " : ""
    switch depth == 0 ? Int.random(in: 0..<4, using: &random) : Int.random(in: 0..<10, using: &random) {
    case 0: return "\(Int.random(in: 0..<100, using: &random))\(space)"
    case 1: return CellAddress(column: Int.random(in: 0..<26, using: &random), row: 7)!.description
    case 2: return "\"q\"\"\(space)\""
    case 3: return Bool.random(using: &random) ? "true" : "False"
    case 4: return "(\(space)\(inner()))"
    case 5: return "-\(space)\(inner())"
    case 6: return "IF(\(inner()),\(inner()),\(inner()))"
    case 7: return "\(Aggregate.allCases.randomElement(using: &random)!.rawValue)(\(inner()),B2:\(space)A9)"
    default:
      return "\(inner())\(space)\(BinaryOperator.allCases.randomElement(using: &random)!.rawValue)\(inner())"
    }
  }
}
