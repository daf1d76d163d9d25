import Foundation
import Testing
import TrellisDisplayList

@Suite struct TextFormTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `a list's text reads back as the same list`(seed: UInt64) throws {
    var lists = RandomContent(seed: seed)
    let list = lists.list(depth: 4)
    let image = lists.image
    let read = try DisplayList(text: list.text) { $0 == image.name ? image : nil }
    #expect(read == list)
    #expect(read.text == list.text)
  }

  @Test func `an odd frame and odd numbers read back`() throws {
    let frame = CGRect(
      origin: CGPoint(x: -0.0, y: CGFloat.infinity), size: CGSize(width: -3, height: 0.1 + 0.2))
    let list = DisplayList([DisplayItem(id: .max, frame: frame, content: .fill(.clear))])
    let read = try DisplayList(text: list.text)
    #expect(read == list)
    #expect(read.items[0].frame.origin.x.sign == .minus)
  }

  @Test(
    arguments: [
      ("fill #1 0 0 10 #ff0000", "line 1: a number is missing before “#ff0000”"),
      ("fill 0 0 10 10 #ff0000", "line 1: “#” is missing before “0 0 10 10 #ff0000”"),
      ("fill #1 0 0 10 10 #ff00", "line 1: a colour has six or eight digits, not 4"),
      (
        "\nfill #1 0 0 10 10 #ff0000",
        "line 1: “” is no kind of item: fill, shape, text, image, list and effect are"
      ),
      ("  fill #1 0 0 10 10 #ff0000", "line 1: it is indented by 2 spaces, and no list around it is"),
      (
        "list #1 0 0 10 10\n  ring #2 0 0 10 10",
        "line 2: “ring” is no kind of item: fill, shape, text, image, list and effect are"
      ),
      ("fill #1 0 0 10 10 #ff0000 loud", "line 1: “loud” is more than belongs here"),
      ("image #1 0 0 10 10 \"a.png\" low", "line 1: there is no picture “a.png”"),
      ("shape #1 0 0 10 10 fill #ff0000 \"0 0 m l\"", "line 1: “0 0 m l” is no path"),
      ("effect #1 0 0 10 10 mask", "line 2: the list of the mask is missing: a line “mask”"),
      ("effect #1 0 0 10 10 blend(loud)", nil),
      ("shape #1 0 0 10 10 fill mesh(nan plain", "line 1: a whole number is missing before “nan plain”"),
      ("shape #1 0 0 10 10 fill mesh(1e30 plain", nil),
      ("text #1 0 0 10 10 #ff0000 \"a", "line 1: a string has no end"),
      (
        "text #1 0 0 10 10 #ff0000 \"a\"\n  walk",
        "line 2: “walk” is no part of a text: run, line, shading and shown are"
      ),
    ] as [(String, String?)])
  func `invalid text is an error with its line`(text: String, message: String?) {
    let error = #expect(throws: DisplayListError.self) { try DisplayList(text: text) }
    if let message { #expect(error?.description == message) }
  }

  @Test func `lists nested too deep are an error`() {
    let text = (0..<1100).map { String(repeating: " ", count: 2 * $0) + "list #1 0 0 0 0\n" }
      .joined()
    let error = #expect(throws: DisplayListError.self) { try DisplayList(text: text) }
    #expect(error?.description == "line 1001: lists nest more than 1000 deep")
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func `altered text is read or rejected, and never traps`(seed: UInt64) {
    var lists = RandomContent(seed: seed)
    var text = Array(lists.list(depth: 3).text.unicodeScalars)
    guard !text.isEmpty else { return }
    for _ in 0..<20 {
      let start = lists.below(text.count)
      let end = min(start + lists.below(8), text.count)
      text.replaceSubrange(
        start..<end, with: Array("#\"(-9e 99:@".unicodeScalars.shuffled().prefix(lists.below(4))))
      guard !text.isEmpty else { return }
      let image = lists.image
      _ = try? DisplayList(text: String(String.UnicodeScalarView(text))) { _ in image }
    }
  }
}
