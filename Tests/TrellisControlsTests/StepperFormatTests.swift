import SwiftUI
import Testing
import TrellisTesting

@MainActor
struct StepperFormatTests {
  struct Steppers: View {
    @State private var share = 0.25
    @State private var count = 3

    var body: some View {
      VStack {
        Stepper(value: $share, in: 0...1, step: 0.25, format: .percent) { Text("Share") }
        Stepper("Count", value: $count, in: 0...4, format: .number)
      }
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test func `a stepper shows its value in its format, and follows it`() throws {
    let host = TestHost(Steppers(), size: CGSize(width: 300, height: 200))
    #expect(host.texts.contains("25%") && host.texts.contains("3"))
    host.press(.tab)
    host.press(.upArrow)
    #expect(host.texts.contains("50%"))
  }
}
