import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

/// The colours of buttons with a background.
@MainActor @Suite struct ButtonPaintTests {
  /// Returns the colours of the texts, back to front.
  private func texts(_ host: TestHost) -> [RGBAColor] {
    var found: [RGBAColor] = []
    host.displayList.forEachItem { item, _ in
      if case .text(let content) = item.content { found.append(content.color) }
    }
    return found
  }

  private func host(_ view: some View, _ theme: ControlTheme = .desktop) -> TestHost {
    TestHost(view.controlTheme(theme), size: CGSize(width: 200, height: 60))
  }

  /// Returns the colour of the background beside the label.
  private func background(_ host: TestHost) throws -> RGBAColor {
    let frame = try host.accessibilityElement("Save").frame
    return try host.picture().color(x: Int(frame.minX) + 4, y: Int(frame.midY))
  }

  @Test(arguments: [ControlTheme.desktop, .phone])
  func `a prominent button's label is white unless it has another style`(theme: ControlTheme) throws {
    let white = RGBAColor(red: 1, green: 1, blue: 1, opacity: 1)
    let plain = Button("Save") {}.buttonStyle(.borderedProminent)
    #expect(texts(host(plain, theme)) == [white])
    let black = RGBAColor(red: 0, green: 0, blue: 0, opacity: 1)
    #expect(texts(host(plain.foregroundStyle(.black), theme)) == [black])
    #expect(texts(host(VStack { plain }.foregroundColor(.black), theme)) == [black])
    let own = Button {
    } label: {
      Text("Save").foregroundStyle(.black)
    }
    #expect(texts(host(own.buttonStyle(.borderedProminent), theme)) == [black])
  }

  @Test func `on a phone a tinted bordered button has a tinted label and background`() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let tinted = host(Button("Save") {}.buttonStyle(.bordered).tint(red), .phone)
    #expect(texts(tinted) == [RGBAColor(red: 1, green: 0, blue: 0, opacity: 1)])
    let color = try background(tinted)
    #expect(color.red > color.green + 0.05 && color.red > color.blue + 0.05)
  }

  @Test
  func `on a phone a bordered button without a tint has an accent-coloured label and a grey background`()
    throws
  {
    let plain = host(Button("Save") {}.buttonStyle(.bordered), .phone)
    #expect(texts(plain) == [RGBAColor(red: 0, green: 122 / 255, blue: 1, opacity: 1)])
    let color = try background(plain)
    #expect(abs(color.red - color.blue) < 0.02 && color.red < 0.97)
    let styled = host(Button("Save") {}.buttonStyle(.bordered).foregroundStyle(.black), .phone)
    #expect(texts(styled) == [RGBAColor(red: 0, green: 0, blue: 0, opacity: 1)])
  }

  @Test func `on a desktop a bordered button's label isn't tinted`() {
    let tinted = host(Button("Save") {}.buttonStyle(.bordered).tint(.red))
    #expect(texts(tinted) == [RGBAColor(red: 0, green: 0, blue: 0, opacity: 0.85)])
  }
}
