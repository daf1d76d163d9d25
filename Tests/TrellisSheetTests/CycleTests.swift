import Testing
import struct TrellisGraphChecks.SplitMix

@testable import TrellisSheet

/// Cells that read themselves, directly or through others.
@Suite struct CycleTests {
  let sheet = Sheet()

  private func set(_ texts: KeyValuePairs<CellAddress, String>) {
    for (address, text) in texts { sheet.setText(text, at: address) }
  }

  private func values(_ addresses: CellAddress...) -> [String] {
    addresses.map { sheet.value(at: $0).description }
  }

  @Test(arguments: ["=A1", "=-A1+1", "=SUM(A1:B9)", "=1/0+A1", "=A1&1/0", "=IF(A1,1,2)", "=COUNT(1/0,A1)"])
  func `a cell that reads itself shows the cycle error`(text: String) {
    set(["A1": text])
    #expect(values("A1") == ["#CYCLE!"])
  }

  @Test(
    arguments: [["A1", "B1", "C1", "D1"], ["D1", "C1", "B1", "A1"], ["C1", "A1", "D1", "B1"]]
      as [[CellAddress]])
  func `all cells of a cycle and their readers show the error, in any order`(order: [CellAddress]) {
    set(["A1": "=B1+1", "B1": "=C1+1", "C1": "=A1+1", "D1": "=A1*0", "E1": "5"])
    for address in order { #expect(values(address) == ["#CYCLE!"]) }
    #expect(values("E1") == ["5"])
    set(["E1": "6"])
    #expect(values("A1", "E1") == ["#CYCLE!", "6"])
  }

  @Test(
    arguments: [["A1", "B1", "C1", "D1"], ["D1", "C1", "B1", "A1"], ["B1", "D1", "A1", "C1"]]
      as [[CellAddress]])
  func `all cells recover when the cycle is broken anywhere`(order: [CellAddress]) {
    for broken in ["A1", "B1", "C1"] as [CellAddress] {
      set(["A1": "=B1+1", "B1": "=C1+1", "C1": "=A1+1", "D1": "=A1*0"])
      for address in order { #expect(values(address) == ["#CYCLE!"]) }
      set([broken: "7"])
      for address in order { #expect(values(address) != ["#CYCLE!"]) }
      #expect(values("D1", broken) == ["0", "7"])
    }
  }

  @Test func `a potential cycle that isn't closed is no error`() {
    set(["A1": "TRUE", "B1": "=IF(A1,1,C1)", "C1": "=IF(A1,B1,2)"])
    #expect(values("C1", "B1") == ["1", "1"])
    set(["A1": "FALSE"])
    #expect(values("B1", "C1") == ["2", "2"])
  }

  @Test func `an unchanged cycle is computed once`() {
    set(["A1": "=B1+C1", "B1": "=A1", "C1": "1", "D1": "=B1"])
    #expect(sheet.evaluations { _ = values("A1", "B1", "D1") }.count == 4)
    #expect(sheet.evaluations { _ = values("D1", "B1", "A1", "C1") } == [])
    set(["C1": "2"])
    #expect(values("D1", "B1", "A1", "C1") == ["#CYCLE!", "#CYCLE!", "#CYCLE!", "2"])
    #expect(sheet.evaluations { _ = values("A1", "B1", "C1", "D1") } == [])
  }

  @Test func `a cycle through all cells is reported`() {
    let all = Array(CellRange("A1", "Z1000"))
    for (cell, next) in zip(all, all.dropFirst()) { sheet.setText("=\(cell)+1", at: next) }
    set(["A1": "=Z1000"])
    #expect(values("M500", "A1", "Z1000") == ["#CYCLE!", "#CYCLE!", "#CYCLE!"])
    set(["A1": "1"])
    #expect(values("Z1000", "A1") == ["26000", "1"])
    set(["A1": "=Z1000"])
    #expect(values("Z1000", "M500") == ["#CYCLE!", "#CYCLE!"])
    set(["N500": "0"])
    #expect(values("M500") != ["#CYCLE!"])
  }

  @Test(arguments: 0..<60) func `random cycles match an order-independent computation`(seed: UInt64) {
    var random = SplitMix(state: seed)
    let all = Array(CellRange("A1", "C4"))
    func cell() -> CellAddress { all.randomElement(using: &random)! }
    func text() -> String {
      switch Int.random(in: 0..<9, using: &random) {
      case 0...2: "\(Int.random(in: 0..<3, using: &random))"
      case 3: "=\(cell())+\(cell())"
      case 4: "=\(cell())>\(cell())"
      case 5: "=\(cell())/\(cell())"
      case 6: "=SUM(\(cell()):\(cell()))"
      case 7: "=IF(\(cell()),\(cell())+1,\(cell()))"
      default: "=IF(\(cell())<2,\(cell()),1/0)"
      }
    }
    var cycles = 0
    for address in all { sheet.setText(text(), at: address) }
    for _ in 0..<60 {
      for _ in 0..<Int.random(in: 1...3, using: &random) { sheet.setText(text(), at: cell()) }
      let expected = valuesWithoutGraph(all)
      for address in all.shuffled(using: &random).prefix(Int.random(in: 1...12, using: &random)) {
        let value = sheet.value(at: address)
        #expect(value == expected[address], "\(address) in \(all.map { "\($0): \(sheet.text(at: $0))" })")
        if value == .error(.cycle) { cycles += 1 }
      }
    }
    #expect(cycles > 0)
  }

  /// Returns the values of cells without a graph.
  ///
  /// All cells are tried until none can be computed from the known cells. The remaining cells are on a cycle, or read a cell that
  /// is.
  private func valuesWithoutGraph(_ all: [CellAddress]) -> [CellAddress: CellValue] {
    var known: [CellAddress: CellValue] = [:]
    var grows = true
    while grows {
      grows = false
      for address in all where known[address] == nil {
        var isKnown = true
        let value = Formula(sheet.text(at: address)).value { other in
          if let value = known[other] { return value }
          isKnown = false
          return .error(.cycle)
        }
        if isKnown {
          known[address] = value
          grows = true
        }
      }
    }
    for address in all where known[address] == nil { known[address] = .error(.cycle) }
    return known
  }
}
