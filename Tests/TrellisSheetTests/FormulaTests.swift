import Testing

@testable import TrellisSheet

/// Formulas without a sheet: the meaning of a text, and the value if other cells are given.
@Suite struct FormulaTests {
  /// Returns the value of a text if A1 is 2, A2 is 3, A3 is the text `x`, A4 is TRUE, A5 is `#DIV/0!` and A6 is `#CYCLE!`.
  private func value(_ text: String) -> CellValue {
    Formula(text).value { address in
      switch address {
      case "A1": .number(2)
      case "A2": .number(3)
      case "A3": .text("x")
      case "A4": .boolean(true)
      case "A5": .error(.division)
      case "A6": .error(.cycle)
      default: .empty
      }
    }
  }

  // MARK: - Constants

  @Test(arguments: [
    ("", CellValue.empty), ("   ", .empty), ("5", .number(5)), (" -2.5 ", .number(-2.5)),
    ("+.5", .number(0.5)),
    ("1.", .number(1)), ("1e3", .number(1000)), ("2E-1", .number(0.2)), ("-0", .number(0)),
    ("true", .boolean(true)),
    ("FALSE", .boolean(false)), ("hello", .text("hello")), (" hello ", .text(" hello ")),
  ])
  func `a text without = is a constant`(text: String, expected: CellValue) {
    #expect(value(text) == expected)
  }

  @Test(arguments: ["nan", "inf", "-infinity", "0x10", "1e", "1e999", "--1", "+-1", "1 2", "1,5", "٣"])
  func `text that only resembles a number is text`(text: String) {
    #expect(value(text) == .text(text))
  }

  @Test(arguments: [
    (0.0, "0"), (3, "3"), (-3, "-3"), (0.1, "0.1"), (1e14, "100000000000000"), (1e20, "1e+20"),
    (1e-7, "1e-07"),
  ])
  func `a whole number is shown without a decimal point`(number: Double, expected: String) {
    #expect(CellValue.number(number).description == expected)
  }

  // MARK: - Operators

  @Test(arguments: [
    ("=1+2*3", CellValue.number(7)), ("=(1+2)*3", .number(9)), ("=7-2-1", .number(4)), ("=8/4/2", .number(1)),
    ("=-2*-3", .number(6)), ("=--2", .number(2)), ("=+A1", .number(2)), ("=-A9", .number(0)),
    ("=A1+B2*3", .number(2)),
    ("=A1+A4", .number(3)), ("=1&2", .text("12")), ("=\"a\"&\"b\"\"c\"&A9&A4", .text("ab\"cTRUE")),
    ("=1+1&\"!\"", .text("2!")), ("=1+1=2", .boolean(true)), ("=a1<>A2", .boolean(true)),
    ("=3<=A2", .boolean(true)),
    ("=1<2<FALSE", .boolean(false)), ("=A9=0", .boolean(true)), ("=A9=\"\"", .boolean(true)),
    ("=A9=FALSE", .boolean(true)), ("=1=\"1\"", .boolean(false)), ("=99<\"1\"", .boolean(true)),
    ("=\"z\"<FALSE", .boolean(true)), ("=1=TRUE", .boolean(false)), ("=\"b\">\"a\"", .boolean(true)),
    ("=0*-1", .number(0)), ("= 1.5e1 ", .number(15)), ("  =2", .number(2)),
  ])
  func `operators follow their precedence and types`(text: String, expected: CellValue) {
    #expect(value(text) == expected)
  }

  // MARK: - Functions

  @Test(arguments: [
    ("=SUM(A1:A2)", CellValue.number(5)), ("=sum(A2:A1, 10)", .number(15)), ("=SUM(A1:A4)", .number(5)),
    ("=SUM(\"5\",TRUE)", .number(0)), ("=MIN(A1:A4,7)", .number(2)), ("=MAX(A1:A4,7)", .number(7)),
    ("=MIN(B1:B9)", .number(0)), ("=MAX(B1:B9)", .number(0)), ("=MAX(-3)", .number(-3)),
    ("=AVERAGE(A1:A4)", .number(2.5)), ("=AVERAGE(B1:B9)", .error(.division)), ("=COUNT(A1:A4)", .number(2)),
    ("=IF(A1<A2,\"yes\",\"no\")", .text("yes")), ("=IF(A9,1,2)", .number(2)), ("=IF(A1,1,2)", .number(1)),
    ("=IF(A3,1,2)", .error(.value)), ("=IF(A1>5,1,IF(A2>2,2,3))+10", .number(12)),
    ("=SUM(IF(A4,A1,0),A1:A2)", .number(7)),
  ])
  func `functions take values and ranges`(text: String, expected: CellValue) {
    #expect(value(text) == expected)
  }

  @Test func `IF reads one branch only`() {
    var read: [CellAddress] = []
    _ = Formula("=IF(A1>B1,C1,SUM(D1:E2))+F1").value { address in
      read.append(address)
      return .number(1)
    }
    #expect(read == ["A1", "B1", "D1", "E1", "D2", "E2", "F1"])
  }

  // MARK: - Errors

  @Test(arguments: [
    ("=1/0", "#DIV/0!"), ("=1/A9", "#DIV/0!"), ("=A3+1", "#VALUE!"), ("=-A3", "#VALUE!"),
    ("=A5+A3", "#DIV/0!"),
    ("=A3+A5", "#DIV/0!"), ("=(A3+1)+A5", "#VALUE!"), ("=A5&\"\"", "#DIV/0!"), ("=A5=A5", "#DIV/0!"),
    ("=SUM(A1:A5)", "#DIV/0!"), ("=COUNT(A5)", "#DIV/0!"), ("=IF(A5,1,2)", "#DIV/0!"), ("=A5+A6", "#CYCLE!"),
    ("=A6+A5", "#CYCLE!"), ("=SUM(A1:A6)", "#CYCLE!"), ("=IF(TRUE,1,A6)", "1"), ("=1e300*1e300", "#VALUE!"),
    ("=SUM(1e308,1e308)", "#VALUE!"), ("=1e999", "#VALUE!"), ("=A0", "#REF!"), ("=A1001", "#REF!"),
    ("=AA1", "#REF!"),
    ("=SUM(A1:A1001)", "#REF!"), ("=A99999999999999999999", "#REF!"), ("=foo", "#NAME?"),
    ("=FOO(1)", "#NAME?"),
    ("=ABCD1", "#NAME?"), ("=A", "#NAME?"),
  ])
  func `errors are values`(text: String, expected: String) {
    #expect(value(text).description == expected)
  }

  @Test(arguments: [
    "=", "=1+", "=*1", "=(1", "=1)", "=()", "=1 2", "=A1:A2", "=A1:A2+1", "=SUM()", "=SUM(1,)", "=SUM(A1:)",
    "=SUM(1:2)", "=SUM(A1:B)", "=SUM(A1:A2:A3)", "=SUM(-A1:A2)", "=IF(1,2)", "=IF(1,2,3,4)", "=IF(A1:A2,1,2)",
    "=\"a", "=.", "=1..2", "=#REF!", "=é", "=A1é", "=\u{1F600}", "=1\u{0}", "=1=<2", "={1}", "=A1;A2",
    "=SUM(A1:B2)(1)",
  ])
  func `a syntax error is #ERROR!`(text: String) {
    #expect(value(text) == .error(.syntax))
  }

  @Test func `nesting beyond the limit is an error`() {
    let limit = FormulaParser.depthLimit
    for (open, close) in [("(", ")"), ("-", ""), ("SUM(", ")"), ("IF(1,", ",0)")] {
      func nested(_ depth: Int) -> CellValue {
        value("=" + String(repeating: open, count: depth) + "0" + String(repeating: close, count: depth))
      }
      #expect(nested(limit - 1) == .number(0))
      #expect(nested(limit) == .error(.syntax))
      #expect(nested(100_000) == .error(.syntax))
    }
    #expect(value("=" + String(repeating: "(", count: 100_000)) == .error(.syntax))
  }

  @Test func `a formula's length is unlimited`() {
    #expect(value("=0" + String(repeating: "+1", count: 100_000)) == .number(100_000))
    #expect(value("=SUM(0" + String(repeating: ",A1", count: 100_000) + ")") == .number(200_000))
  }
}
