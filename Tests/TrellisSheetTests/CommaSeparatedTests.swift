import Testing

@testable import TrellisSheet

@Suite struct CommaSeparatedTests {
  private func rows(_ text: String) throws -> [[String]] {
    var reader = CommaSeparatedReader(bytes: Array(text.utf8))
    return try reader.rows().map(\.fields)
  }

  @Test(arguments: [
    ("", []), ("a", [["a"]]), ("a,b\n", [["a", "b"]]),
    ("a\r\nb\rc\n\nd", [["a"], ["b"], ["c"], [""], ["d"]]),
    (",\n", [["", ""]]), ("a,", [["a", ""]]), ("\"a,b\",c", [["a,b", "c"]]), ("\"a\"\"b\"", [["a\"b"]]),
    ("\"a\nb\",\"\"\nc", [["a\nb", ""], ["c"]]), ("=A1&\" kg\",x", [["=A1&\" kg\"", "x"]]),
    ("\u{feff}ä,b", [["ä", "b"]]),
    (" \"a\"", [[" \"a\""]]),
  ])
  func `rows and fields are separated`(text: String, expected: [[String]]) throws {
    #expect(try rows(text) == expected)
  }

  @Test(arguments: [
    ("a\n\"b\nc\n", "line 2: a quote isn't closed"),
    ("\"a\nb\"c", "line 2: something follows a closing quote; double the quotes inside a field"),
    ("a\n\n\"x\" ,", "line 3: something follows a closing quote; double the quotes inside a field"),
    ("\n" + String(repeating: ",", count: 26), "line 2: there are 27 fields; a sheet has columns A to Z, 26"),
  ])
  func `an error has its line, and nothing is set`(text: String, expected: String) {
    let sheet = Sheet()
    #expect {
      try sheet.setTexts(commaSeparated: Array("kept,\(text)".utf8))
    } throws: { error in
      "\(error)" == expected
    }
    #expect(sheet.extent == nil)
  }

  @Test func `a surplus row is an error with its line`() throws {
    // Each row takes two lines, because its field contains a line break.
    let rows = String(repeating: "\"\n\"\n", count: 1000)
    #expect(throws: CommaSeparatedError(line: 2001, problem: "this is row 1001; a sheet has 1000")) {
      try Sheet().setTexts(commaSeparated: Array("\(rows)x".utf8))
    }
    try Sheet().setTexts(commaSeparated: Array(rows.utf8))
  }

  @Test func `bytes that aren't UTF-8 are an error with their line`() {
    for text in ["\u{1},", "\"\u{1}\""] {
      let bytes = Array("a,b\n\(text)".utf8).map { $0 == 1 ? 0xff : $0 }
      #expect(throws: CommaSeparatedError(line: 2, problem: "there are bytes that aren't UTF-8")) {
        try Sheet().setTexts(commaSeparated: bytes)
      }
    }
  }

  @Test func `a sheet is filled from A1, and shown as a table`() throws {
    let sheet = Sheet()
    try sheet.setTexts(commaSeparated: Array("name,n\n\"x\ny\",2.5\n,=SUM(B2:B2)*10\n".utf8))
    #expect(sheet.extent == CellRange("A1", "B3"))
    #expect(
      sheet.table() == """
           A     B
        1  name  n
        2  x y   2.5
        3         25

        """)
    #expect(Sheet().table() == "")
  }
}
