import Foundation
import TrellisDisplayList

/// What libFuzzer calls with bytes of its making: they are a display list's text, which is read or refused, and never worse.
///
/// What was read is written as a text that reads back as the same; where its ink is and how it prints can be asked.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  guard let list = try? DisplayList(text: text, image: image) else { return 0 }
  _ = (list.inkBounds, list.description)
  let written = list.text
  do {
    // Compared as text: a list with NaN in it isn't equal to itself.
    let again = try DisplayList(text: written, image: image).text
    if again != written { stop("what was written reads back as another list", text, written, again) }
  } catch {
    stop("what was written can't be read back: \(error)", text, written, "")
  }
  return 0
}

/// The picture that the scenes name, of one pixel.
private func image(_ name: String) -> ImageSource? {
  name == pixel.name ? pixel : nil
}

private let pixel = ImageSource(name: "disc", width: 1, height: 1, pixels: Data(count: 4))

/// Ends the process so that libFuzzer keeps the bytes.
private func stop(_ reason: String, _ texts: String...) -> Never {
  print(reason)
  for text in texts { print("----\n\(text)") }
  fflush(nil)
  abort()
}
