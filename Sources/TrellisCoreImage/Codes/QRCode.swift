/// A QR code of bytes, by ISO/IEC 18004.
struct QRCode {
  /// The level of error correction: the part of a code that may be unreadable is 7, 15, 25 or 30 %.
  enum Level: String {
    case l = "L"
    case m = "M"
    case q = "Q"
    case h = "H"

    /// The two bits of the level in the format of a code.
    var bits: Int {
      switch self {
      case .l: 1
      case .m: 0
      case .q: 3
      case .h: 2
      }
    }

    var row: Int {
      switch self {
      case .l: 0
      case .m: 1
      case .q: 2
      case .h: 3
      }
    }
  }

  /// The version from 1 to 40, which gives the size.
  let version: Int
  /// The mask from 0 to 7.
  let mask: Int
  /// The modules of a side.
  var size: Int { 17 + 4 * version }
  private let matrix: QRMatrix

  /// Encodes bytes with the smallest version; nil if they are too many for a code, that is, 2,953 at level L.
  init?(_ bytes: [UInt8], _ level: Level) {
    let version = (1...40).first { version in
      let capacity = QRVersion(version, level).dataCount * 8
      return 4 + (version < 10 ? 8 : 16) + bytes.count * 8 <= capacity
    }
    guard let version else { return nil }
    let layout = QRVersion(version, level)
    let words = layout.interleaved(Self.data(bytes, layout))
    let candidates = (0..<8).map { mask in
      var matrix = QRMatrix(version)
      matrix.draw(words, mask: mask)
      matrix.drawFormat(level, mask)
      return matrix
    }
    let best = candidates.indices.min { candidates[$0].penalty < candidates[$1].penalty }!
    (self.version, mask, matrix) = (version, best, candidates[best])
  }

  /// Returns whether a module is dark; row 0 is the top one.
  func isDark(_ column: Int, _ row: Int) -> Bool { matrix[column, row] }

  /// Returns the words of bytes: the mode, the count, the bytes, and padding.
  private static func data(_ bytes: [UInt8], _ layout: QRVersion) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for shift in (0..<count).reversed() { bits.append(value >> shift & 1 == 1) }
    }
    append(4, 4)
    append(bytes.count, layout.version < 10 ? 8 : 16)
    for byte in bytes { append(Int(byte), 8) }
    let capacity = layout.dataCount * 8
    append(0, min(4, capacity - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var words = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var isFirst = true
    while words.count < layout.dataCount {
      words.append(isFirst ? 0xec : 0x11)
      isFirst.toggle()
    }
    return words
  }
}

/// The blocks of a version with a level.
struct QRVersion {
  let version: Int
  /// The words of error correction in each block.
  let correction: Int
  /// The number of blocks.
  let blocks: Int
  /// All words.
  let wordCount: Int

  init(_ version: Int, _ level: QRCode.Level) {
    self.version = version
    correction = Self.corrections[level.row][version - 1]
    blocks = Self.blockCounts[level.row][version - 1]
    // All modules, less the finders, timing, alignment, format and version.
    var modules = (16 * version + 128) * version + 64
    if version >= 2 {
      let lines = version / 7 + 2
      modules -= (25 * lines - 10) * lines - 55
      if version >= 7 { modules -= 36 }
    }
    wordCount = modules / 8
  }

  /// The words of data.
  var dataCount: Int { wordCount - correction * blocks }

  /// The number of words of data in a block: the last blocks have one more.
  func dataCount(ofBlock block: Int) -> Int {
    let long = dataCount % blocks
    return dataCount / blocks + (block >= blocks - long ? 1 : 0)
  }

  /// Returns data and error correction in the order of a code: the first word of each block, then the second, and so on.
  func interleaved(_ data: [UInt8]) -> [UInt8] {
    var parts: [(data: [UInt8], correction: [UInt8])] = []
    var start = 0
    let divisor = ReedSolomon.divisor(correction)
    for block in 0..<blocks {
      let part = Array(data[start..<start + dataCount(ofBlock: block)])
      start += part.count
      parts.append((part, ReedSolomon.remainder(part, divisor)))
    }
    var words: [UInt8] = []
    for index in 0..<dataCount(ofBlock: blocks - 1) {
      for part in parts where index < part.data.count { words.append(part.data[index]) }
    }
    for index in 0..<correction {
      for part in parts { words.append(part.correction[index]) }
    }
    return words
  }

  // The tables of the standard, by level and version.
  private static let corrections = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28,
      30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28,
      28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28,
      30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30,
      30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]
  private static let blockCounts = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17,
      18, 19,
      19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28,
      29, 31, 33,
      35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38,
      40, 43,
      45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42,
      45, 48, 51,
      54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}

/// Codes of Reed and Solomon over the field of 256 elements with the polynomial 0x11d.
enum ReedSolomon {
  static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var product = 0
    for shift in (0..<8).reversed() {
      product = product << 1 ^ (product >> 7) * 0x11d
      product ^= (Int(b) >> shift & 1) * Int(a)
    }
    return UInt8(product & 255)
  }

  /// Returns the coefficients of the generator of a degree, without the leading 1.
  static func divisor(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in result.indices {
        result[index] = multiply(result[index], root) ^ (index + 1 < degree ? result[index + 1] : 0)
      }
      root = multiply(root, 2)
    }
    return result
  }

  static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in divisor.indices { result[index] ^= multiply(divisor[index], factor) }
    }
    return result
  }
}
