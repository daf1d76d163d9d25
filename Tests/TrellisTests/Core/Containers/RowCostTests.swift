import SwiftUI
import Testing
import TrellisTesting

/// The attributes that a row of a long stack takes.
@MainActor @Suite struct RowCostTests {
  private struct Row: View {
    let number: Int
    @State private var title: String?

    var body: some View {
      HStack {
        Color.gray.frame(width: 24, height: 24)
        VStack(alignment: .leading) {
          Text(title ?? "Title \(number)")
          Text("Some more words")
        }
        Spacer()
        Text("\(number)")
      }
    }
  }

  /// Returns the number of attributes in a window with a stack of rows, all of which are drawn.
  private func attributes(rows: Int) -> Int {
    let host = TestHost(
      ScrollView { VStack { ForEach(0..<rows, id: \.self) { Row(number: $0) } } },
      size: CGSize(width: 400, height: 100))
    _ = host.displayList
    return host.nodeCount
  }

  @Test func `a drawn row of a colour, three texts and two stacks takes at most 32 attributes`() {
    // Both windows have the same attributes besides those of rows and of groups of rows.
    #expect(attributes(rows: 300) - attributes(rows: 100) <= 200 * 32)
  }
}
