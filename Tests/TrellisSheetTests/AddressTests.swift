import Testing

@testable import TrellisSheet

@Suite struct AddressTests {
  @Test(arguments: ["A1", "Z1000", "M37"]) func `a printed address is read back`(text: String) {
    #expect(CellAddress(text)?.description == text)
    #expect(CellAddress(text.lowercased())?.description == text)
  }

  @Test(arguments: [
    "", "A", "1", "A0", "A1001", "AA1", "A-1", "A+1", "A 1", " A1", "1A", "A1 ", "é1", "A１", "@1", "[1",
  ])
  func `an invalid address is nil`(text: String) {
    #expect(CellAddress(text) == nil)
  }

  @Test func `an address outside the sheet traps`() {
    #expect(CellAddress(column: 25, row: 999) == "Z1000")
    #expect(CellAddress(column: 26, row: 0) == nil)
    #expect(CellAddress(column: -1, row: 0) == nil)
    #expect(CellAddress(column: 0, row: 1000) == nil)
    #expect(CellAddress(column: 0, row: -1) == nil)
  }

  @Test func `a range is the same from any two corners, and is ordered by rows`() {
    let range = CellRange("B1", "A2")
    #expect(range == CellRange("A1", "B2"))
    #expect(range.description == "A1:B2")
    #expect(Array(range) == ["A1", "B1", "A2", "B2"])
    #expect(Array(CellRange("C3", "C3")) == ["C3"])
    #expect(Array(CellRange("A1", "Z1000")).count == 26_000)
  }

  @Test func `an invalid address literal traps with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let address: CellAddress = "AA1"
      print(address)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("CellAddress: “AA1” isn't a cell of a sheet; write one from A1 to Z1000"))
  }
}
