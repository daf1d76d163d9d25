import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// The areas behind characters of attributed strings.
@MainActor
@Suite struct TextBackgroundTests {
  private func areas(_ string: AttributedString, width: CGFloat = 400) -> [(CGRect, String)] {
    var found: [(CGRect, String)] = []
    // The arithmetic font: a character is 6.5 wide at 13 points, a line 16.25 high.
    TestHost(Text(string), size: CGSize(width: width, height: 100)).displayList.forEachItem { item, frame in
      if case .fill(let color) = item.content, frame.height < 50 {
        found.append((frame, "\(color)"))
      }
    }
    return found
  }

  private func part(_ string: String, _ color: Color?, bold: Bool = false) -> AttributedString {
    var part = AttributedString(string)
    part.backgroundColor = color
    if bold { part.font = .body.bold() }
    return part
  }

  @Test func `an area lies behind characters with a background colour, as high as their line`() {
    let red = Color(red: 1, green: 0, blue: 0)
    let found = areas(part("ab", nil) + part("cd", red) + part("ef", nil))
    #expect(found.map(\.1) == ["#ff0000"])
    #expect(found.first?.0.size == CGSize(width: 13, height: 16.25))
    // The text is centred: its six characters begin at 180.5.
    #expect(found.first?.0.minX == 193.5)
  }

  @Test func `neighbours of one colour are one area, and each line has its own`() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    #expect(areas(part("ab", red) + part("cd", red, bold: true) + part("ef", blue)).count == 2)
    let lines = areas(part("aaaa bbbb", red), width: 30)
    #expect(lines.count == 2)
    #expect(lines.map(\.0.minY).sorted().last! - lines.map(\.0.minY).sorted()[0] == 16.25)
  }

  @Test func `characters are drawn above their area`() throws {
    var string = part("x", Color(red: 1, green: 0, blue: 0))
    string.foregroundColor = Color(red: 0, green: 0, blue: 1)
    var order: [String] = []
    TestHost(Text(string), size: CGSize(width: 50, height: 50)).displayList.forEachItem { item, _ in
      switch item.content {
      case .fill(let color) where "\(color)" == "#ff0000": order.append("area")
      case .text: order.append("text")
      default: break
      }
    }
    #expect(order == ["area", "text"])
  }
}
