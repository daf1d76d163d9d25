import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisGeometry
import TrellisTestSupport
import TrellisTesting

/// Redacted content keeps its position and size, and none of it is shown.
@MainActor
@Suite struct RedactionTests {
  private func frame(_ view: some View) throws -> CGRect {
    try TestHost(view.accessibilityIdentifier("it")).frame(ofIdentifier: "it")
  }

  @Test func `a placeholder has a bar for each line, and no characters`() throws {
    let text = Text("some words\nand more").font(.system(size: 20))
    #expect(try frame(text.redacted(reason: .placeholder)) == frame(text))
    let drawn = DrawnItems(text.redacted(reason: .placeholder))
    #expect(drawn.texts.isEmpty)
    let bounds = try #require(drawn.shapes.first).path.boundingRect
    let plain = DrawnItems(text)
    let runs = try #require(plain.texts.first).runs
    let right = runs.flatMap(\.glyphs).map { $0.position.x + $0.advance }.max() ?? 0
    #expect(abs(bounds.width - right) < 0.01)
    var figures = 0
    drawn.shapes[0].path.forEach { if case .move = $0 { figures += 1 } }
    #expect(figures == 2)
  }

  @Test func `unredacted views in a placeholder are shown, and shapes are unchanged`() {
    let drawn = DrawnItems(
      VStack {
        Text("covered")
        Text("shown").unredacted()
        Color.red
      }.redacted(reason: .placeholder))
    #expect(drawn.texts.map(\.string) == ["shown"])
    #expect(drawn.colors.contains("\(Color.red.resolve(in: EnvironmentValues()).red)") == false)
    #expect(drawn.frames.count == 3)
  }

  @Test func `privacy covers only privacy-sensitive views`() {
    let drawn = DrawnItems(
      VStack {
        Text("balance")
        Text("1,000").privacySensitive()
      }.redacted(reason: .privacy))
    #expect(drawn.texts.map(\.string) == ["balance"])
    let shown = DrawnItems(Text("1,000").privacySensitive())
    #expect(shown.texts.map(\.string) == ["1,000"])
  }

  @Test func `images are covered, reasons add up, and views can read them`() {
    struct Reasons: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View {
        Text(reasons == [.placeholder, .privacy] ? "both" : "\(reasons.rawValue)").unredacted()
      }
    }
    let host = TestHost(Reasons().redacted(reason: .privacy).redacted(reason: .placeholder))
    #expect(host.texts == ["both"])
    let symbol = DrawnItems(Image(systemName: "star").redacted(reason: .placeholder))
    let box = symbol.shapes.first?.path.boundingRect
    #expect(box == symbol.items.first.map { CGRect(origin: .zero, size: $0.frame.size) })
  }

  @Test func `redacted views aren't read by accessibility`() {
    let host = TestHost(Text("secret").redacted(reason: .placeholder))
    #expect(!"\(host.accessibilityTree)".contains("secret"))
  }
}
