import Testing
import struct TrellisGraphChecks.SplitMix
import TrellisSheet

/// A sheet filled from A1 to Z1000, compared with a computation without formulas or graphs.
@Suite struct LargeSheetTests {
  /// The computation of a cell in this test, without a formula.
  private enum Plan {
    case number(Double)
    case sumOf(Int, Int)
    case product(Int, Int)
    case total(of: Int)
    case choice(Int, Int, Int)
    case isPositive(Int)
  }

  private let all = Array(CellRange("A1", "Z1000"))
  private let sheet = Sheet()
  private var plans: [Plan] = []

  /// Fills the sheet.
  ///
  /// Each cell reads earlier cells.
  init() {
    var random = SplitMix(state: 429)
    for index in all.indices {
      plans.append(LargeSheetTests.plan(index, using: &random))
      sheet.setText(text(of: plans[index]), at: all[index])
    }
  }

  private static func plan(_ index: Int, using random: inout SplitMix) -> Plan {
    if index < 52 { return .number(Double(Int.random(in: -9...9, using: &random))) }
    func earlier() -> Int { Int.random(in: 0..<index, using: &random) }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .number(Double(Int.random(in: -9...9, using: &random)))
    case 1: return .sumOf(earlier(), earlier())
    case 2: return .product(earlier(), earlier())
    case 3: return .total(of: Int.random(in: 1..<(index / 26), using: &random))
    case 4: return .choice(earlier(), earlier(), earlier())
    default: return .isPositive(earlier())
    }
  }

  private func text(of plan: Plan) -> String {
    switch plan {
    case .number(let number): "\(Int(number))"
    case .sumOf(let first, let second): "=(\(all[first])+\(all[second]))/4"
    case .product(let first, let second): "=MAX(-8,MIN(\(all[first])*\(all[second]),8))"
    case .total(let row): "=SUM(A\(row):Z\(row))/16"
    case .choice(let condition, let first, let second):
      "=IF(\(all[condition])>0,\(all[first]),-\(all[second]))"
    case .isPositive(let other): "=IF(\(all[other])>0,1,0)"
    }
  }

  /// Returns the cells that a plan reads and its value, if all earlier cells are known.
  private func outcome(of plan: Plan, _ values: [Double]) -> (reads: [Int], value: Double) {
    switch plan {
    case .number(let number): ([], number)
    case .sumOf(let first, let second): ([first, second], (values[first] + values[second]) / 4)
    case .product(let first, let second): ([first, second], max(-8, min(values[first] * values[second], 8)))
    case .total(let row):
      (Array((row - 1) * 26..<row * 26), values[(row - 1) * 26..<row * 26].reduce(0, +) / 16)
    case .choice(let condition, let first, let second):
      values[condition] > 0 ? ([condition, first], values[first]) : ([condition, second], -values[second])
    case .isPositive(let other): ([other], values[other] > 0 ? 1 : 0)
    }
  }

  private func outcomes() -> (reads: [[Int]], values: [Double]) {
    var (reads, values): ([[Int]], [Double]) = ([], [])
    for plan in plans {
      let outcome = outcome(of: plan, values)
      reads.append(outcome.reads)
      values.append(outcome.value)
    }
    return (reads, values)
  }

  @Test mutating func `values match a naive computation, and a change computes only the affected cells`() {
    var before = outcomes()
    let first = sheet.evaluations { for cell in all { _ = sheet.value(at: cell) } }
    #expect(first.count == 26_000)
    #expect(mismatches(before.values) == [])

    var random = SplitMix(state: 7)
    var counts: [Int] = []
    for _ in 0..<12 {
      let changed = Int.random(in: 0..<2000, using: &random)
      plans[changed] = .number(Double(Int.random(in: -9...9, using: &random)))
      let oldText = sheet.text(at: all[changed])
      sheet.setText(text(of: plans[changed]), at: all[changed])
      let after = outcomes()
      // A cell must run if it was changed itself, or if a value that it read last has changed.
      let expected = all.indices.filter { index in
        index == changed
          ? oldText != sheet.text(at: all[index])
          : before.reads[index].contains { before.values[$0] != after.values[$0] }
      }
      let evaluated = sheet.evaluations { for cell in all { _ = sheet.value(at: cell) } }
      #expect(Set(evaluated.map(\.address)) == Set(expected.map { all[$0] }))
      #expect(evaluated.count == expected.count)
      #expect(mismatches(after.values) == [])
      counts.append(expected.count)
      before = after
    }
    // Some changes have an effect, and not on the whole sheet.
    #expect(counts.contains { 1000..<20_000 ~= $0 }, "\(counts)")
  }

  private func mismatches(_ values: [Double]) -> [CellAddress] {
    all.indices.filter { sheet.value(at: all[$0]) != .number(values[$0]) }.map { all[$0] }
  }
}
