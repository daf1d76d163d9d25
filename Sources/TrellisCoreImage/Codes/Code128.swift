/// A bar code of ASCII characters: Code 128, sets B and C.
struct Code128 {
  /// The modules from the left: true is dark.
  let modules: [Bool]

  /// Encodes characters from space to DEL; nil if there is none, or another one.
  init?(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, bytes.allSatisfy({ (32...127).contains($0) }) else { return nil }
    let values = Self.values(bytes)
    let check = values.enumerated().reduce(0) { $0 + max(1, $1.offset) * $1.element } % 103
    modules = (values + [check, 106]).flatMap { Self.modules(Self.widths[$0]) }
  }

  /// Returns the values of characters: even numbers of four digits or more in pairs, all else one by one.
  private static func values(_ bytes: [UInt8]) -> [Int] {
    var values: [Int] = []
    var index = 0
    var isPairs: Bool?
    while index < bytes.count {
      let digits = bytes[index...].prefix { (48...57).contains($0) }.count
      let wantsPairs = digits >= 4 || isPairs == true && digits >= 2
      if wantsPairs, digits % 2 == 1, isPairs != true {
        // An odd digit comes before the pairs.
        if isPairs == nil { values.append(104) }
        values.append(Int(bytes[index]) - 32)
        isPairs = false
        index += 1
        continue
      }
      if wantsPairs != isPairs {
        values.append(isPairs == nil ? (wantsPairs ? 105 : 104) : wantsPairs ? 99 : 100)
      }
      isPairs = wantsPairs
      if wantsPairs {
        values.append(Int(bytes[index] - 48) * 10 + Int(bytes[index + 1] - 48))
        index += 2
      } else {
        values.append(Int(bytes[index]) - 32)
        index += 1
      }
    }
    return values
  }

  private static func modules(_ widths: String) -> [Bool] {
    widths.enumerated().flatMap {
      Array(repeating: $0.offset % 2 == 0, count: $0.element.wholeNumberValue ?? 0)
    }
  }

  /// The widths of bars and gaps of each value.
  private static let widths = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 \
    123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 \
    232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 \
    313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 \
    111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 \
    111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 \
    114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
    """.split(separator: " ").map(String.init)
}
