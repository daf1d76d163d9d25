import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// Declarations that compile, and do as much as a desktop can.
@MainActor @Suite struct CompilingTests {
  private struct Page: View {
    @AccessibilityFocusState private var isFocused: Bool
    @AccessibilityFocusState private var field: Int?
    @Namespace private var space
    var body: some View {
      VStack {
        Text("\(isFocused) \(field.map(String.init) ?? "nil")")
          .accessibilityFocused($isFocused)
          .accessibilityFocused($field, equals: 2)
          .onContinueUserActivity("org.example.reading") { _ in }
          .userActivity("org.example.reading") { $0.title = "Reading" }
          .handlesExternalEvents(preferring: ["*"], allowing: [])
          .matchedTransitionSource(id: 1, in: space) { $0.background(.red).clipShape(.rect(cornerRadius: 4)) }
          .navigationTransition(.zoom(sourceID: 1, in: space))
        Button("focus") { (isFocused, field) = (true, 2) }
      }
    }
  }

  @Test func `a focus state of accessibility keeps what the program sets`() throws {
    let host = TestHost(Page(), size: CGSize(width: 300, height: 100))
    #expect(host.texts.first == "false nil")
    try host.tap("focus")
    #expect(host.texts.first == "true 2")
  }
}
