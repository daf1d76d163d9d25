import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

/// Controls under the pointer, in windows behind others, and with increased contrast.
@MainActor @Suite struct ShadeTests {
  private static let size = CGSize(width: 200, height: 60)

  /// Returns the components of the pixel that is `dx` and `dy` pixels from the center of a window's picture.
  private func pixel(_ host: TestHost, dx: Int = 0, dy: Int = 0) throws -> [Int] {
    let picture = try host.picture()
    return ShadeTests.parts(picture.color(x: picture.width / 2 + dx, y: picture.height / 2 + dy))
  }

  private static func parts(_ color: RGBAColor) -> [Int] {
    [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  private struct Plain: View {
    var isEnabled = true
    var body: some View { Button("          ") {}.disabled(!isEnabled) }
  }

  @Test func `a hovered button is darker, and a pressed one darker still`() async throws {
    let host = TestHost(Plain(), size: Self.size)
    let rest = try pixel(host)
    host.hover(at: CGPoint(x: 100, y: 30))
    let hovered = try pixel(host)
    host.press(at: CGPoint(x: 100, y: 30))
    await host.advance(by: .milliseconds(100))
    let pressed = try pixel(host)
    host.release(at: CGPoint(x: 100, y: 30))
    #expect(hovered[0] < rest[0])
    #expect(pressed[0] < hovered[0])
    host.hover(at: CGPoint(x: 2, y: 2))
    #expect(try pixel(host) == rest)
  }

  @Test func `disabled controls and a phone's controls ignore hovering`() throws {
    for host in [TestHost(Plain(isEnabled: false), size: Self.size), TestHost(Plain(), size: Self.size)] {
      if try pixel(host) == pixel(TestHost(Plain(), size: Self.size)) {
        host.environment.controlTheme = .phone
      }
      let rest = try pixel(host)
      host.hover(at: CGPoint(x: 100, y: 30))
      #expect(try pixel(host) == rest)
    }
  }

  @Test func `hovering a button evaluates its style and no body of the app`() {
    struct App: View {
      var body: some View {
        VStack {
          Button("one") {}; Button("two") {}
        }
      }
    }
    let host = TestHost(App(), size: Self.size)
    _ = host.displayList
    let log = host.evaluations {
      host.hover(at: CGPoint(x: 100, y: 20))
      _ = host.displayList
    }
    #expect(log.entries.contains { $0.name.contains("ButtonAppearance") })
    #expect(!log.entries.contains { $0.name == "App.body" })
  }

  @Test(arguments: [true, false])
  func `in an inactive window controls lose their tint on a desktop, and keep it on a phone`(
    isPhone: Bool
  ) throws {
    let host = TestHost(
      Button("          ") {}.buttonStyle(.borderedProminent), size: Self.size)
    if isPhone { host.environment.controlTheme = .phone }
    func isBlue() throws -> Bool {
      let color = try pixel(host)
      return color[2] > color[0] + 50
    }
    #expect(try isBlue())
    host.scenePhase = .inactive
    #expect(try isBlue() == isPhone)
    host.scenePhase = .active
    #expect(try isBlue())
  }

  @Test func `a selected row is grey in an inactive window`() throws {
    let host = TestHost(
      List(["          "], id: \.self, selection: .constant("          ")) { Text($0) }.listStyle(.plain),
      size: CGSize(width: 200, height: 24))
    host.press(.tab)
    let active = try pixel(host, dx: 60)
    host.scenePhase = .inactive
    let inactive = try pixel(host, dx: 60)
    #expect(active[2] > active[0] + 50)
    #expect(inactive[0] == inactive[2])
  }

  @Test func `with increased contrast, colours differ more, and controls have an outline`() throws {
    let host = TestHost(Color.red.frame(width: 50, height: 50), size: Self.size)
    host.environment._colorSchemeContrast = .increased
    #expect(try pixel(host) == [215, 0, 21])
    host.colorScheme = .dark
    #expect(try pixel(host) == [255, 105, 97])

    let button = TestHost(
      Button("          ") {}.frame(width: 100, height: 24), size: CGSize(width: 100, height: 24))
    func edge() throws -> Int {
      ShadeTests.parts(try button.picture().color(x: 50, y: 0))[0]
    }
    let plain = try edge()
    button.environment._colorSchemeContrast = .increased
    #expect(try edge() < plain - 80)
  }

  @Test func `labels are black or white with increased contrast`() throws {
    let host = TestHost(Color.primary.frame(width: 50, height: 50), size: Self.size)
    host.environment._colorSchemeContrast = .increased
    #expect(try pixel(host) == [0, 0, 0])
    host.environment.controlTheme = .phone
    #expect(try pixel(host) == [0, 0, 0])
  }
}
