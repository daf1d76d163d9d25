import Foundation
import TrellisDisplayList
import TrellisImages

/// libFuzzer's entry point for pictures.
///
/// The bytes are a picture, which must be decoded or refused with a message.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var limits = ImageLimits()
  limits.pixels = 1 << 20
  let data = bytes.map { Data(bytes: $0, count: count) } ?? Data()
  do throws(ImageError) {
    switch try DecodedImage(data, name: "fuzz", limits: limits) {
    case .pixels(let source): precondition(source.pixels.count == source.width * source.height * 4)
    case .drawing(let drawing): _ = try drawing.pixels(width: 24, height: 24)
    }
  } catch {
    precondition(error.description.hasPrefix("fuzz: "))
  }
  return 0
}
