import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList

/// Animated pictures.
@Suite struct GIFTests {
  private func picture(_ colors: [RGBAColor], side: CGFloat = 4) throws -> Bitmap {
    let items = colors.enumerated().map { index, color in
      DisplayItem(
        id: UInt64(index), frame: CGRect(x: CGFloat(index) * side, y: 0, width: side, height: side),
        content: .fill(color))
    }
    return try Picture.render(
      DisplayList(items), size: CGSize(width: CGFloat(colors.count) * side, height: side))
  }

  /// Decodes the colours of a GIF's first picture independently of the encoder, with a table of strings that grows with each
  /// code.
  private func pixels(_ gif: [UInt8]) -> [UInt32] {
    let start = gif.firstIndex(of: 0x2C)!
    let palette = stride(from: start + 10, to: start + 10 + 768, by: 3).map { index in
      gif[index..<index + 3].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    var (at, bytes) = (start + 10 + 769, [UInt8]())
    while gif[at] > 0 {
      bytes += gif[(at + 1)...(at + Int(gif[at]))]
      at += Int(gif[at]) + 1
    }
    var (bit, width) = (0, 9)
    func next() -> Int {
      var code = 0
      for index in 0..<width {
        code |= Int(bytes[(bit + index) / 8] >> UInt8((bit + index) % 8) & 1) << index
      }
      bit += width
      return code
    }
    let fresh: [[UInt8]] = (0..<256).map { [UInt8($0)] } + [[], []]
    var (table, last, result) = (fresh, [UInt8](), [UInt32]())
    while true {
      let code = next()
      if code == 257 { return result }
      if code == 256 {
        (table, last, width) = (fresh, [], 9)
        continue
      }
      let entry = code < table.count ? table[code] : last + [last[0]]
      result += entry.map { palette[Int($0)] }
      if !last.isEmpty, table.count < 4096 { table.append(last + [entry[0]]) }
      last = entry
      if table.count == 1 << width, width < 12 { width += 1 }
    }
  }

  @Test func `up to 256 colours are kept exactly`() throws {
    var gif = AnimatedGIF(width: 12, height: 4)
    gif.add(
      try picture([
        RGBAColor(red: 1, green: 0, blue: 0), .clear, RGBAColor(red: 0, green: 0, blue: 1),
      ]), for: 0.1)
    let row: [UInt32] = [0xFF0000, 0xFFFFFF, 0x0000FF].flatMap { Array(repeating: $0, count: 4) }
    #expect(pixels(Array(gif.file)) == row + row + row + row)
  }

  @Test func `of many colours, each is approximated closely`() throws {
    let side = 128
    var random = SteadyNumbers(state: 7)
    let colors = (0..<side).map { _ in
      RGBAColor(red: random.part(), green: random.part(), blue: random.part())
    }
    let picture = try picture(colors + colors + colors, side: 1)
    var gif = AnimatedGIF(width: picture.width, height: picture.height)
    gif.add(picture, for: 0.1)
    #expect(
      pixels(Array(gif.file))
        == (0..<picture.width).map { x in
          let color = picture.color(x: x, y: 0)
          func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
          return byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
        })
  }

  @Test func `long pictures exhaust the codes, and more than 256 colours are reduced`() throws {
    var random = SteadyNumbers(state: 3)
    let colors = (0..<20_000).map { _ in RGBAColor(red: random.part(), green: random.part(), blue: 0.5) }
    let picture = try picture(colors, side: 1)
    var gif = AnimatedGIF(width: picture.width, height: picture.height)
    gif.add(picture, for: 0.1)
    let shown = pixels(Array(gif.file))
    #expect(shown.count == 20_000 && Set(shown).count == 256)
    let worst = shown.enumerated().map { x, color in
      let was = picture.color(x: x, y: 0)
      return max(
        abs(was.red * 255 - Double(color >> 16 & 255)), abs(was.green * 255 - Double(color >> 8 & 255)))
    }.max()!
    // If the square of all reds and greens is divided into 256 boxes, the side of a box is 16 of 256 levels.
    #expect(worst < 20)
  }
}

/// Reproducible pseudo-random numbers.
private struct SteadyNumbers {
  var state: UInt64
  mutating func part() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 56) / 255
  }
}
