import Foundation
import TrellisDisplayList

/// libFuzzer's entry point for display lists.
///
/// The bytes are the text of a list, which must be read or refused without a crash. A list that was read must be written as text
/// that reads back as the same list. Its ink bounds and its description must be computable.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  guard let list = try? DisplayList(text: text, image: image) else { return 0 }
  _ = (list.inkBounds, list.description)
  check(list.text, \.text, of: text)
  check(list.textWithVersions, \.textWithVersions, of: text)
  return 0
}

/// Checks that the written form of a list reads back as the same.
private func check(_ written: String, _ write: KeyPath<DisplayList, String>, of text: String) {
  do {
    // Compared as text, because a list that contains NaN isn't equal to itself.
    let again = try DisplayList(text: written, image: image)[keyPath: write]
    if again != written { stop("what was written reads back as another list", text, written, again) }
  } catch {
    stop("what was written can't be read back: \(error)", text, written, "")
  }
}

/// Returns the one-pixel picture that the scenes name, or nil for other names.
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
