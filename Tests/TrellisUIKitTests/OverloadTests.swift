import SwiftUI
import Testing
import TrellisTesting

/// Expressions of public source for which a wrong set of overloads is ambiguous, or has no match.
@MainActor @Suite struct OverloadTests {
  private struct Page: View {
    @State var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    @State var count = 1
    let numbers: [Int]

    var body: some View {
      ScrollViewReader { proxy in
        VStack {
          ZStack { Color(.white) }.frame(width: 10, height: 10)
          ColorPicker("Color", selection: $color)
          Stepper(value: $count, step: 2, onEditingChanged: { _ in }) { Text("Count \(count)") }
          Stepper(onIncrement: { count += 10 }, onDecrement: nil) { Text("Tens") }
          ForEach(numbers, id: \.self) {
            if $0 == 2 {
            } else {
              Text("Number \($0)")
            }
          }
          Button("Scroll") { Scroller(proxy: proxy).scroll() }
        }
      }
    }
  }

  /// A type that isn't isolated.
  private struct Scroller {
    let proxy: ScrollViewProxy
    nonisolated func scroll() { proxy.scrollTo(1) }
  }

  private nonisolated struct Style: ButtonStyle {
    @Namespace var namespace
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  @Test func `source with these expressions compiles and is shown`() throws {
    let host = TestHost(Page(numbers: [1, 2, 3]).buttonStyle(Style()), size: CGSize(width: 300, height: 400))
    #expect(host.texts.filter { $0.hasPrefix("Number") } == ["Number 1", "Number 3"])
    #expect(host.texts.contains("Count 1") && host.texts.contains("Tens"))
    try host.tap("Scroll")
  }
}
