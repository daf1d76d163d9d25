import SwiftUI
import Testing
import TrellisTesting

/// The number of times that text is typeset while rows are shown, moved and changed.
@MainActor
struct TextPreparationTests {
  private struct Row: View {
    let number: Int

    var body: some View {
      HStack {
        Color.gray.frame(width: 24, height: 24)
        VStack(alignment: .leading) {
          Text("Title \(number)")
          Text("Some more words")
        }
        Spacer()
        Text("\(number)")
      }
    }
  }

  private struct Rows: View {
    @State private var numbers = Array(1...10)
    @State private var isRed = false

    var body: some View {
      VStack {
        Button("insert") { numbers.insert(99, at: 0) }
        Button("paint") { isRed.toggle() }
        ForEach(numbers, id: \.self) { Row(number: $0) }
      }
      .foregroundStyle(isRed ? Color.red : Color.blue)
    }
  }

  @Test(arguments: [TestHost.Fonts.arithmetic, .installed])
  func `rows' texts are typeset once, whatever happens to the rows`(fonts: TestHost.Fonts) throws {
    let host = TestHost(Rows(), fonts: fonts)
    // Two buttons, ten titles, ten numbers, and one text shared by all rows.
    #expect(host.textLayoutCount == 23)
    for width in [391, 500, 300] as [CGFloat] {
      host.size.width = width
      #expect(host.texts.count == 32)
      #expect(host.textLayoutCount == 23)
    }
    try host.tap("paint")
    #expect(host.texts.count == 32)
    #expect(host.textLayoutCount == 23)
    // All rows move. Only a title and a number are new.
    try host.tap("insert")
    #expect(host.texts.count == 35)
    #expect(host.textLayoutCount == 25)
  }

  @Test func `a text that breaks is typeset once for each width`() {
    let host = TestHost(
      Text("A sentence that has no room on a single line.").fixedSize(horizontal: false, vertical: true),
      size: CGSize(width: 100, height: 200))
    _ = host.displayList
    #expect(host.textLayoutCount == 2)
    host.size.width = 90
    _ = host.displayList
    #expect(host.textLayoutCount == 3)
    host.size.height = 150
    _ = host.displayList
    #expect(host.textLayoutCount == 3)
  }
}
