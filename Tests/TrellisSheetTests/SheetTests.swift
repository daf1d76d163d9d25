import Testing
import TrellisGraph
import TrellisSheet

/// Cells that read each other, and the exact cells that are computed.
@Suite struct SheetTests {
  let sheet = Sheet()

  private func set(_ texts: KeyValuePairs<CellAddress, String>) {
    for (address, text) in texts { sheet.setText(text, at: address) }
  }

  private func value(_ address: CellAddress) -> String { sheet.value(at: address).description }

  /// Returns the cells computed to read some cells' values, in order.
  private func computed(for addresses: CellAddress...) -> [CellAddress] {
    sheet.evaluations { for address in addresses { _ = sheet.value(at: address) } }.map(\.address)
  }

  @Test func `a cell shows its text's value`() {
    set(["A1": "2", "A2": "=A1*3", "A3": "=A2&\" apples\""])
    #expect(value("A3") == "6 apples")
    #expect(sheet.text(at: "A3") == "=A2&\" apples\"")
    #expect(sheet.text(at: "Z1000") == "")
    #expect(sheet.value(at: "Z1000") == .empty)
    set(["A1": ""])
    #expect(value("A3") == "0 apples")
  }

  @Test func `changing one cell recomputes only the cells that read it`() {
    set(["A1": "1", "A2": "2", "B1": "=A1+1", "B2": "=A2+1", "C1": "=B1+B2", "C2": "=B2*2"])
    #expect(computed(for: "C1", "C2") == ["A1", "B1", "A2", "B2", "C1", "C2"])
    set(["A1": "5"])
    #expect(computed(for: "C1", "C2") == ["A1", "B1", "C1"])
    #expect(value("C1") == "9")
  }

  @Test func `nothing is computed before a read, and nothing twice`() {
    set(["A1": "1", "B1": "=A1", "C1": "=A1+B1"])
    #expect(computed(for: "C1") == ["A1", "B1", "C1"])
    #expect(sheet.evaluations { set(["A1": "2"]) } == [])
    #expect(computed(for: "B1") == ["A1", "B1"])
    #expect(computed(for: "C1", "B1", "A1") == ["C1"])
  }

  @Test func `another spelling of the same formula computes nothing`() {
    set(["A1": "1", "B1": "=A1+1", "C1": "=B1"])
    #expect(value("C1") == "2")
    set(["B1": "= a1 + (1)"])
    #expect(computed(for: "C1") == [])
    set(["B1": "=A1+2"])
    #expect(computed(for: "C1") == ["B1", "C1"])
  }

  @Test func `an equal value stops the change`() {
    set(["A1": "1", "B1": "=A1>0", "C1": "=IF(B1,\"up\",\"down\")"])
    #expect(value("C1") == "up")
    set(["A1": "7"])
    let evaluations = sheet.evaluations { _ = value("C1") }
    #expect(evaluations.map(\.address) == ["A1", "B1"])
    #expect(evaluations.map(\.changed) == [true, false])
  }

  @Test func `setting a text and setting it back computes nothing`() {
    set(["A1": "1", "B1": "=A1"])
    _ = value("B1")
    set(["A1": "2"])
    set(["A1": "1"])
    #expect(computed(for: "B1") == [])
  }

  @Test func `IF reads only the branch that it takes`() {
    set(["A1": "TRUE", "B1": "1", "C1": "2", "D1": "=IF(A1,B1,C1)"])
    #expect(computed(for: "D1") == ["A1", "B1", "D1"])
    set(["C1": "3"])
    #expect(computed(for: "D1") == [])
    set(["A1": "FALSE", "B1": "=1/0"])
    #expect(computed(for: "D1") == ["A1", "C1", "D1"])
    #expect(value("D1") == "3")
    set(["B1": "4"])
    #expect(computed(for: "D1") == [])
  }

  @Test func `a SUM over a thousand cells runs once`() {
    for row in 0..<1000 { sheet.setText("\(row)", at: CellAddress(column: 0, row: row)!) }
    set(["B1": "=SUM(A1:A1000)"])
    #expect(computed(for: "B1").count == 1001)
    #expect(value("B1") == "499500")
    set(["A3": "102", "A500": "599", "A1000": "1099"])
    #expect(computed(for: "B1") == ["A3", "A500", "A1000", "B1"])
    #expect(value("B1") == "499800")
  }

  @Test func `an unchanged sum stops the change`() {
    set(["A1": "1", "A2": "2", "B1": "=SUM(A1:A2)", "C1": "=B1"])
    _ = value("C1")
    set(["A1": "2", "A2": "1"])
    #expect(computed(for: "C1") == ["A1", "A2", "B1"])
  }

  @Test func `an empty cell can be read, and filled later`() {
    set(["B1": "=A1+SUM(C1:D2)"])
    #expect(value("B1") == "0")
    set(["D2": "4"])
    #expect(computed(for: "B1") == ["D2", "B1"])
    #expect(value("B1") == "4")
  }

  @Test func `an error propagates to readers, and disappears with its cause`() {
    set(["A1": "0", "B1": "=10/A1", "C1": "=B1+1", "D1": "=SUM(A1:C1)", "E1": "=nonsense("])
    #expect(value("D1") == "#DIV/0!")
    #expect(value("E1") == "#NAME?")
    set(["A1": "5", "E1": "=D1"])
    #expect(value("C1") == "3")
    #expect(value("E1") == "10")
  }

  @Test func `a chain through all cells is read from its end, and updated`() {
    set(["A1": "1"])
    let all = Array(CellRange("A1", "Z1000"))
    for (cell, next) in zip(all, all.dropFirst()) { sheet.setText("=\(cell)+1", at: next) }
    #expect(value("Z1000") == "26000")
    set(["A1": "5"])
    #expect(computed(for: "Z1000").count == 26_000)
    #expect(value("Z1000") == "26004")
    set(["M500": "=L500*0"])
    let behind = all.count - all.firstIndex(of: "M500")!
    #expect(computed(for: "Z1000").count == behind)
  }

  @Test func `a long chain of the deepest formulas doesn't overflow the stack`() {
    let column = Array(CellRange("A1", "A1000"))
    let (open, close) = (String(repeating: "(", count: 60), String(repeating: ")", count: 60))
    for (cell, next) in zip(column, column.dropFirst()) {
      sheet.setText("=\(open)\(cell)+1\(close)", at: next)
    }
    #expect(value("A1000") == "999")
  }

  @Test func `a released sheet releases its graph`() {
    weak var graph: AttributeGraph?
    do {
      let sheet = Sheet()
      graph = sheet.graph
      sheet.setText("=B1", at: "A1")
      _ = sheet.value(at: "A1")
      #expect(graph != nil)
    }
    #expect(graph == nil)
  }

  @Test func `the graph's nodes have the cells' names and kinds`() {
    set(["A1": "1", "B1": "=A1"])
    _ = value("B1")
    let snapshot = sheet.graph.snapshot()
    #expect(
      snapshot.text() == """
        text A1 text #0
        text B1 text #1
        value B1 #2
          ← formula B1 formula #3
          ← value A1 #4
        formula B1 formula #3
          ← text B1 text #1
        value A1 #4
          ← formula A1 formula #5
        formula A1 formula #5
          ← text A1 text #0
        """)
  }
}
