import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct FieldInSelectedRowTests {
  private struct Rows<Style: TextFieldStyle>: View {
    let style: Style
    @State private var selection: Int?

    var body: some View {
      List(1..<3, id: \.self, selection: $selection) { row in
        HStack {
          Text("row \(row)")
          TextField("name", text: .constant("text \(row)")).textFieldStyle(style)
        }
      }
    }
  }

  /// Returns how light the text in the first row's field is, from 0 for black to 1, after a click beside the field.
  private func lightness(_ style: some TextFieldStyle) throws -> Double {
    let host = TestHost(Rows(style: style), size: CGSize(width: 300, height: 200))
    try host.click("row 1")
    var found: [String: Double] = [:]
    host.displayList.forEachItem { item, _ in
      if case .text(let text) = item.content { found[text.string] = text.color.green * text.color.opacity }
    }
    #expect(try #require(found["row 1"]) > 0.9)
    return try #require(found["text 1"])
  }

  @Test func `a bordered field on a selected row keeps the colour of its text, another takes the row's`()
    throws
  {
    #expect(try lightness(.roundedBorder) < 0.3)
    #expect(try lightness(.plain) > 0.9)
  }
}
