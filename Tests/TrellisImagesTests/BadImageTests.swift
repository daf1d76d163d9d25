import Foundation
import Testing
import TrellisDisplayList
import struct TrellisGraphChecks.SplitMix
import TrellisImages

@Suite struct BadImageTests {
  /// Returns the result of reading data: pixels or an error.
  private func outcome(_ data: Data, _ limits: ImageLimits = ImageLimits()) -> Result<Data, ImageError> {
    do throws(ImageError) {
      switch try DecodedImage(data, name: "bad", limits: limits) {
      case .pixels(let source): return .success(source.pixels)
      case .drawing(let drawing):
        return .success(
          try drawing.pixels(width: min(Int(drawing.size.width.rounded(.up)), 64), height: 16).pixels)
      }
    } catch {
      return .failure(error)
    }
  }

  @Test(arguments: ImageFormat.allCases)
  func `truncated data is an error with the name, unless the whole picture was there`(format: ImageFormat)
    throws
  {
    let data = try #require(SmallImages.all()[format])
    let whole = try outcome(data).get()
    var failures = 0
    for length in 0..<data.count {
      switch outcome(data.prefix(length)) {
      case .success(let pixels): #expect(pixels == whole, "\(length) of \(data.count) bytes")
      case .failure(let error):
        failures += 1
        #expect(error.description.hasPrefix("bad: "))
      }
    }
    // A PNG's last chunks contain no pixels, so missing bytes there do no harm.
    #expect(failures >= data.count - 20)
  }

  @Test(arguments: ImageFormat.allCases, [1, 2, 3, 4])
  func `corrupted bytes never end the process`(format: ImageFormat, seed: UInt64) throws {
    let data = try #require(SmallImages.all()[format])
    var numbers = SplitMix(state: seed)
    var limits = ImageLimits()
    limits.pixels = 1 << 20
    var outcomes = (read: 0, refused: 0)
    for _ in 0..<500 {
      var changed = data
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        changed[Int.random(in: 0..<changed.count, using: &numbers)] = .random(in: 0...255, using: &numbers)
      }
      switch outcome(changed, limits) {
      case .success: outcomes.read += 1
      case .failure(let error):
        outcomes.refused += 1
        #expect(error.description.hasPrefix("bad: "))
      }
    }
    #expect(outcomes.read > 0 && outcomes.refused > 0)
  }

  @Test(arguments: [0, 1, 2, 7])
  func `unknown formats are named by their first bytes`(count: Int) {
    let data = Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0, 0].prefix(count))
    let expected =
      count == 0
      ? "bad: the file is empty"
      : "bad: begins with \(data.map { String(format: "%02x", $0) }.joined(separator: " ")), which isn't PNG, JPEG, WebP or SVG"
    #expect(throws: ImageError.self) { try outcome(data).get() }
    if case .failure(let error) = outcome(data) { #expect(error.description == expected) }
  }

  /// Returns a PNG's header for a size in pixels, followed by no pixels.
  private func header(_ width: UInt32, _ height: UInt32) -> Data {
    func number(_ value: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
    let chunk = Array("IHDR".utf8) + number(width) + number(height) + [8, 6, 0, 0, 0]
    let empty = Array("IDAT".utf8)
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + number(13) + chunk + number(checksum(chunk)) + number(0) + empty + number(checksum(empty))
  }

  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }

  @Test func `an enormous size in the header is rejected before memory is allocated`() throws {
    let error = #expect(throws: ImageError.self) { try outcome(header(100_000, 100_000)).get() }
    #expect(
      error?.description
        == "bad: PNG of 100000 by 100000 pixels; 32767 a side and 67108864 in total are the limits")
    // Each side is allowed, but not their product.
    #expect(throws: ImageError.self) { try outcome(header(30_000, 30_000)).get() }
    let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"></svg>"#.utf8)
    let large = #expect(throws: ImageError.self) { try outcome(svg).get() }
    #expect(large?.description.hasPrefix("bad: SVG of 100000 by 100000 pixels;") == true)
  }

  @Test func `a header with too many pixels is damaged data`() throws {
    let error = #expect(throws: ImageError.self) { try outcome(header(2000, 2000)).get() }
    #expect(error?.description.hasPrefix("bad: damaged PNG: ") == true)
  }

  @Test(arguments: ["0", "1e9"])
  func `an SVG of an impossible size is an error`(length: String) {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(length)" height="10"></svg>"#
    #expect(throws: ImageError.self) { try outcome(Data(svg.utf8)).get() }
  }

  @Test(arguments: ["-4", "nan", "1e300"])
  func `an SVG with an invalid size counts as one without a size`(length: String) throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(length)" height="10"></svg>"#
    #expect(try DecodedImage(Data(svg.utf8), name: "bad").size == CGSize(width: 300, height: 150))
  }

  @Test func `an SVG can't read files or grow without limit`() throws {
    let entities = (1...9).map { #"<!ENTITY e\#($0) "\#(String(repeating: "&e\($0 - 1);", count: 10))">"# }
    let bomb =
      #"<!DOCTYPE svg [<!ENTITY e0 "ha">\#(entities.joined())]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&e9;</text></svg>"#
    #expect(throws: ImageError.self) { try outcome(Data(bomb.utf8)).get() }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    try SmallImages.png().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let reading =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="6" height="4"><image href="\#(file.absoluteString)" width="6" height="4"/></svg>"#
    let pixels = try DecodedImage(Data(reading.utf8), name: "reading.svg").source().pixels
    #expect(pixels.allSatisfy { $0 == 0 })
  }

  @Test func `a missing file, a folder and an endless file are errors`() {
    for path in ["/nowhere/a.png", "/", "/dev/zero"] {
      let error = #expect(throws: ImageError.self) { try DecodedImage(file: path) }
      #expect(error?.description.hasPrefix("\(path): the file can't be read: ") == true)
    }
  }

  @Test func `data beyond the byte limit isn't read`() throws {
    var limits = ImageLimits()
    limits.bytes = 100
    #expect(throws: ImageError.tooManyBytes(name: "bad", count: 639, limit: 100)) {
      try outcome(SmallImages.jpeg, limits).get()
    }
  }
}
