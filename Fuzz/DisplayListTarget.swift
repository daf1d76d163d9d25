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
  check(list.text, \.text, of: text)
  check(list.textWithVersions, \.textWithVersions, of: text)
  return 0
}

/// Checks that what was written of a list reads back as the same.
private func check(_ written: String, _ write: KeyPath<DisplayList, String>, of text: String) {
  do {
    // Compared as text: a list with NaN in it isn't equal to itself.
    let again = try DisplayList(text: written, image: image)[keyPath: write]
    if again != written { stop("what was written reads back as another list", text, written, again) }
  } catch {
    stop("what was written can't be read back: \(error)", text, written, "")
  }
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
