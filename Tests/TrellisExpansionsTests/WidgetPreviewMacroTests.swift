import Testing

@testable import TrellisExpansions

@Suite struct WidgetPreviewMacroTests {
  private func lines(_ use: String) -> [String] {
    Expansions.freestanding("WidgetPreviewMacro", use).split(separator: "\n").map(String.init)
  }

  @Test func `#Preview(as:) becomes a preview of the widget's entries`() {
    let lines = lines(
      "#Preview(\"Small, one\", as: .systemSmall) {\n  Clock()\n} timeline: {\n  Entry(a, b)\n}")
    #expect(lines.contains("SwiftUI.Preview(\"Small, one\", traits: .sizeThatFitsLayout) {"))
    #expect(
      lines.contains("WidgetKit._WidgetPreview(as: .systemSmall, widget: {")
        && lines.contains("}, timeline: {") && lines.contains("})"))
  }

  @Test(arguments: [
    ("#Preview(as: .a) { A() } timeline: { B() }", "as: .a, widget: { A() }, timeline: { B() }"),
    (
      "#Preview(as: .dynamicIsland(.compact), using: T(a, b: [c])) { A() } contentStates: { B() }",
      "as: .dynamicIsland(.compact), using: T(a, b: [c]), widget: { A() }, contentStates: { B() }"
    ),
    ("#Preview(as: .a, widget: { A() }, timeline: { B() })", "as: .a, widget: { A() }, timeline: { B() }"),
    (
      "#Preview(as: .a) { A() } timelineProvider: { P() }",
      "as: .a, widget: { A() }, timelineProvider: { P() }"
    ),
  ])
  func `all forms of #Preview(as:) are accepted`(_ use: String, _ arguments: String) {
    #expect(lines(use).contains("WidgetKit._WidgetPreview(\(arguments))"))
    #expect(lines(use).contains("SwiftUI.Preview(nil, traits: .sizeThatFitsLayout) {"))
  }

  @Test func `#Preview(as:) without arguments is an error`() {
    #expect(lines("#Preview { A() }") == ["error: #Preview(as:) needs the family of the widget"])
  }
}
