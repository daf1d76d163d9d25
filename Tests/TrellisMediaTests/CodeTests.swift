import Foundation
import Testing

@testable import TrellisCoreImage

@Suite struct CodeTests {
  /// Reads a QR code without errors: the mask and the blocks are those that the code itself states.
  private func read(_ code: QRCode, _ level: QRCode.Level) throws -> [UInt8] {
    // The format is below the top left finder and right of it.
    let places = (0...5).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (9..<15).map { (14 - $0, 8) }
    let format = places.enumerated().reduce(0) {
      $0 | (code.isDark($1.element.0, $1.element.1) ? 1 : 0) << $1.offset
    }
    let data = (format ^ 0x5412) >> 10
    #expect(data >> 3 == level.bits)
    let mask = data & 7
    let empty = QRMatrix(code.version)
    var bits: [Bool] = []
    var column = code.size - 1
    var isUpward = true
    // A module that two opposite drawings of words leave equal carries no data.
    var (zeros, ones) = (empty, empty)
    let layout = QRVersion(code.version, level)
    zeros.draw(Array(repeating: 0, count: layout.wordCount + 1), mask: 0)
    ones.draw(Array(repeating: 255, count: layout.wordCount + 1), mask: 0)
    while column > 0 {
      if column == 6 { column -= 1 }
      for step in 0..<code.size {
        let y = isUpward ? code.size - 1 - step : step
        for x in [column, column - 1] where zeros[x, y] != ones[x, y] {
          bits.append(code.isDark(x, y) != QRMatrix.isInverted(mask, x, y))
        }
      }
      column -= 2
      isUpward.toggle()
    }
    let words = (0..<layout.wordCount).map { word in
      bits[word * 8..<word * 8 + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var blocks = [[UInt8]](repeating: [], count: layout.blocks)
    var index = 0
    for position in 0..<layout.dataCount(ofBlock: layout.blocks - 1) {
      for block in 0..<layout.blocks where position < layout.dataCount(ofBlock: block) {
        blocks[block].append(words[index])
        index += 1
      }
    }
    let message = blocks.flatMap { $0 }
    for _ in 0..<layout.correction {
      for block in 0..<layout.blocks {
        blocks[block].append(words[index])
        index += 1
      }
    }
    // A block is a multiple of the generator: it is zero at the powers of 2.
    for block in blocks {
      var root: UInt8 = 1
      for _ in 0..<layout.correction {
        #expect(block.reduce(0) { ReedSolomon.multiply($0, root) ^ $1 } == 0)
        root = ReedSolomon.multiply(root, 2)
      }
    }
    let text = message.flatMap { byte -> [Bool] in (0..<8).reversed().map { byte >> $0 & 1 == 1 } }
    func number(_ range: Range<Int>) -> Int { text[range].reduce(0) { $0 << 1 | ($1 ? 1 : 0) } }
    #expect(number(0..<4) == 4)
    let start = code.version < 10 ? 12 : 20
    let count = number(4..<start)
    return (0..<count).map { UInt8(number(start + $0 * 8..<start + $0 * 8 + 8)) }
  }

  @Test(arguments: [QRCode.Level.l, .m, .q, .h])
  func `a QR code contains its bytes at any size`(level: QRCode.Level) throws {
    for count in [0, 1, 14, 15, 60, 140, 300] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
      let code = try #require(QRCode(bytes, level))
      #expect(try read(code, level) == bytes, "\(count) bytes")
    }
  }

  @Test func `a QR code has the smallest version, and bytes beyond the largest give none`() {
    #expect(QRCode(Array(repeating: 65, count: 17), .l)?.version == 1)
    #expect(QRCode(Array(repeating: 65, count: 18), .l)?.version == 2)
    #expect(QRCode(Array(repeating: 65, count: 2953), .l)?.version == 40)
    #expect(QRCode(Array(repeating: 65, count: 2954), .l) == nil)
    #expect(QRCode(Array(repeating: 65, count: 1273), .h)?.version == 40)
  }

  @Test func `the filter's image has a pixel per module and a margin of one`() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("https://example.org".utf8)
    filter.correctionLevel = "L"
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 27, height: 27))
    filter.correctionLevel = "X"
    #expect(filter.outputImage == nil)
    #expect(CIFilter.qrCodeGenerator().outputImage == nil)
  }

  @Test func `a bar code starts, ends and checks itself`() throws {
    // Value 104 starts set B; "A" is 33, so the check is (104 + 33) modulo 103, 34; then the end.
    let code = try #require(Code128(Array("A".utf8)))
    #expect(code.modules.count == 3 * 11 + 13)
    func widths(_ modules: [Bool]) -> String {
      var runs: [Int] = []
      for index in modules.indices {
        if index > 0, modules[index] == modules[index - 1] {
          runs[runs.count - 1] += 1
        } else {
          runs.append(1)
        }
      }
      return runs.map(String.init).joined()
    }
    #expect(widths(code.modules) == "211214" + "111323" + "131123" + "2331112")
    // Four digits are two values of set C.
    #expect(Code128(Array("1234".utf8))?.modules.count == 4 * 11 + 13)
    #expect(Code128([200]) == nil)
    #expect(Code128([]) == nil)
  }
}
