/// The modules of a QR code.
struct QRMatrix {
  private let version: Int
  let size: Int
  private var dark: [Bool]
  /// The modules that carry no data.
  private var isFixed: [Bool]

  /// Draws the patterns of a version.
  init(_ version: Int) {
    (self.version, size) = (version, 17 + 4 * version)
    dark = Array(repeating: false, count: size * size)
    isFixed = dark
    for index in 0..<size {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
    drawAlignments()
    // Reserves the modules of the format, which is drawn with the mask.
    drawFormat(.l, 0)
    drawVersion()
  }

  subscript(x: Int, y: Int) -> Bool { dark[y * size + x] }

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    dark[y * size + x] = isDark
    isFixed[y * size + x] = true
  }

  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 where (0..<size).contains(x + dx) && (0..<size).contains(y + dy) {
        let distance = max(abs(dx), abs(dy))
        fix(x + dx, y + dy, distance != 2 && distance != 4)
      }
    }
  }

  /// The coordinates of the middles of alignment patterns.
  private var alignments: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
    return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
  }

  private mutating func drawAlignments() {
    let places = alignments
    for (row, y) in places.enumerated() {
      for (column, x) in places.enumerated() {
        let last = places.count - 1
        // The corners with finders have none.
        if [[0, 0], [0, last], [last, 0]].contains([row, column]) { continue }
        for dy in -2...2 { for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
      }
    }
  }

  private mutating func drawVersion() {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1f25 }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let (a, b) = (size - 11 + index % 3, index / 3)
      fix(a, b, bits >> index & 1 == 1)
      fix(b, a, bits >> index & 1 == 1)
    }
  }

  /// Draws the level and the mask, twice.
  mutating func drawFormat(_ level: QRCode.Level, _ mask: Int) {
    let data = level.bits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func isDark(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { fix(8, index, isDark(index)) }
    fix(8, 7, isDark(6))
    fix(8, 8, isDark(7))
    fix(7, 8, isDark(8))
    for index in 9..<15 { fix(14 - index, 8, isDark(index)) }
    for index in 0..<8 { fix(size - 1 - index, 8, isDark(index)) }
    for index in 8..<15 { fix(8, size - 15 + index, isDark(index)) }
    fix(8, size - 8, true)
  }

  /// Draws words in pairs of columns from the right, up and down in turn, and inverts the modules of a mask.
  mutating func draw(_ words: [UInt8], mask: Int) {
    var index = 0
    for right in stride(from: size - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
      let isUpward = (right + 1) & 2 == 0
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * size + x] {
          let bit = index < words.count * 8 && words[index / 8] >> (7 - index % 8) & 1 == 1
          dark[y * size + x] = bit != Self.isInverted(mask, x, y)
          index += 1
        }
      }
    }
  }

  /// Returns whether a mask inverts a module.
  static func isInverted(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// The penalty for patterns that scanners read badly, by the rules of the standard.
  var penalty: Int {
    var total = 0
    for isColumn in [false, true] {
      for line in 0..<size {
        let modules = (0..<size).map { isColumn ? self[line, $0] : self[$0, line] }
        total += Self.penalty(ofLine: modules)
      }
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let color = self[x, y]
        if color == self[x + 1, y], color == self[x, y + 1], color == self[x + 1, y + 1] { total += 3 }
      }
    }
    let share = dark.count { $0 } * 20
    return total + (abs(share - size * size * 10) + size * size - 1) / (size * size) * 10 - 10
  }

  /// Returns the penalty for runs of five or more, and for patterns like a finder with four light modules beside it.
  private static func penalty(ofLine modules: [Bool]) -> Int {
    var (total, run) = (0, 1)
    for index in 1...modules.count {
      if index < modules.count, modules[index] == modules[index - 1] {
        run += 1
      } else {
        if run >= 5 { total += run - 2 }
        run = 1
      }
    }
    // The last eleven modules as bits; beyond both ends, modules are light.
    var last = 0
    for isDark in modules + [false, false, false, false] {
      last = (last << 1 | (isDark ? 1 : 0)) & 0x7ff
      if last == 0b101_1101_0000 || last == 0b000_0101_1101 { total += 40 }
    }
    return total
  }
}
