import Foundation
import Testing
import TrellisDisplayList

@Suite struct DisplayListTests {
  private let tree = DisplayList([
    DisplayItem(id: 1, frame: CGRect(x: 0, y: 0, width: 100, height: 50), content: .fill(.white)),
    DisplayItem(
      id: 2, frame: CGRect(x: 10, y: 5, width: 40, height: 20),
      content: .list(
        DisplayList([
          DisplayItem(
            id: 1, frame: CGRect(x: 4.5, y: 0, width: 20, height: 16),
            content: .text(TextContent(string: "tap", runs: [], color: .black)),
            semantics: Semantics(identifier: "label", action: 7))
        ])), semantics: Semantics(action: 8)),
  ])

  @Test func `the text form shows the tree`() {
    #expect(
      tree.description == """
        fill (0, 0, 100, 50) #ffffff
        list (10, 5, 40, 20) button
          text (4.5, 0, 20, 16) #000000 “tap” id “label” button
        """)
  }

  @Test func `a point hits the innermost item that takes taps`() {
    #expect(tree.hitTest(CGPoint(x: 20, y: 10))?.action == 7)
    #expect(tree.hitTest(CGPoint(x: 12, y: 10))?.action == 8)
    #expect(tree.hitTest(CGPoint(x: 5, y: 5)) == nil)
  }

  @Test func `of two items at a point the frontmost is hit`() {
    func item(_ action: UInt64) -> DisplayItem {
      let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      return DisplayItem(
        id: action, frame: frame, content: .fill(.clear), semantics: Semantics(action: action))
    }
    #expect(DisplayList([item(1), item(2)]).hitTest(CGPoint(x: 5, y: 5))?.action == 2)
  }

  @Test func `items are walked with their list's origin`() {
    var origins: [CGPoint] = []
    tree.forEachItem { origins.append($1) }
    #expect(origins == [.zero, .zero, CGPoint(x: 10, y: 5)])
  }

  @Test func `rectangles are rounded outwards to device pixels`() {
    let rectangle = CGRect(x: 0.3, y: 1, width: 0.5, height: 0.6)
    #expect(rectangle.roundedOutward(scale: 2) == CGRect(x: 0, y: 1, width: 1, height: 1))
  }

  @Test(arguments: [(RGBAColor.clear, "#00000000"), (RGBAColor(red: .nan, green: 2, blue: 0.5), "#00ff80")])
  func `a colour prints as its bytes`(color: RGBAColor, text: String) {
    #expect(color.description == text)
  }
}
