/// A number in two fields, which can be projected.
struct PairValue: CheckedValue {
  let low: UInt8
  let high: Int

  init(_ number: Int, in ledger: Ledger) {
    low = UInt8(number & 3)
    high = number >> 2
  }

  var number: Int { high << 2 | Int(low) }
}
