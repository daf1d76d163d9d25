import SwiftUI
import Testing
import TrellisTesting

/// Older names, which new source doesn't use, but published source does.
private struct Fading: AnimatableModifier {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View { content.background(Text("\(Int(amount))").offset(y: 40)) }
}

private struct Older: View {
  @State private var isFaded = false
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name).autocapitalization(.none).disableAutocorrection(true)
      Button("fade") { withAnimation(.linear(duration: 1)) { isFaded = true } }
        .modifier(Fading(amount: isFaded ? 100 : 0))
    }
  }
}

@MainActor @Suite struct OlderNamesTests {
  @Test func `an AnimatableModifier animates as other modifiers do`() async throws {
    let host = TestHost(Older())
    #expect(host.texts.contains("0"))
    try host.tap("fade")
    _ = host.texts
    await host.advance(by: .milliseconds(500))
    let shown = host.texts.compactMap { Int($0) }
    #expect(shown.contains { $0 > 20 && $0 < 80 })
    await host.advance(by: .seconds(1))
    #expect(host.texts.contains("100"))
  }
}
