import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct FieldInSelectedRowTests {
  private struct Fields: View {
    @State private var selection: Int? = 1
    let style: Bool

    var body: some View {
      List(1..<3, id: \.self, selection: $selection) { row in
        if style {
          TextField("name", text: .constant("text \(row)")).textFieldStyle(.roundedBorder)
        } else {
          TextField("name", text: .constant("text \(row)")).textFieldStyle(.plain)
        }
      }
    }
  }

  /// Returns the brightest colour that texts are drawn in.
  private func lightest(_ host: TestHost) -> Double {
    var lightest = 0.0
    host.displayList.forEachItem { item, _ in
      guard case .text(let text) = item.content else { return }
      lightest = max(lightest, text.color.green)
    }
    return lightest
  }

  @Test func `a bordered field on a selected row keeps the colour of its text`() throws {
    for style in [true, false] {
      let host = TestHost(Fields(style: style), size: CGSize(width: 300, height: 200))
      _ = host.texts
      host.press(.tab)
      #expect((lightest(host) > 0.9) == !style)
    }
  }
}
