import Foundation
import Testing
import Trellis
import TrellisText

@testable import TrellisWindow

/// The desktop's settings for the user's preferred appearance.
@Suite struct DesktopSettingsTests {
  @Test func `settings' numbers are decoded, and unknown ones ignored`() {
    #expect(DesktopSettings([:]) == DesktopSettings())
    #expect(DesktopSettings(["org.freedesktop.appearance color-scheme": [1]]).isDark == true)
    #expect(DesktopSettings(["org.freedesktop.appearance color-scheme": [2]]).isDark == false)
    #expect(DesktopSettings(["org.freedesktop.appearance color-scheme": [7]]).isDark == nil)
    #expect(DesktopSettings(["org.gnome.desktop.interface enable-animations": [0]]).reducesMotion)
    let both = [
      "org.gnome.desktop.interface enable-animations": [0.0],
      "org.freedesktop.appearance reduced-motion": [0],
    ]
    #expect(!DesktopSettings(both).reducesMotion, "the newer setting counts")
    #expect(DesktopSettings(["org.freedesktop.appearance contrast": [1]]).increasesContrast)
    #expect(DesktopSettings(["org.freedesktop.appearance accent-color": [0, 2, 0]]).accent == nil)
  }

  @Test @MainActor func `content follows the user's settings`() {
    struct Root: View {
      @Environment(\.colorScheme) var scheme
      @Environment(\.accessibilityReduceMotion) var reducesMotion
      var body: some View { Text(verbatim: "\(scheme) \(reducesMotion)").foregroundStyle(.tint) }
    }
    let content = ViewGraph(
      root: Root(), size: CGSize(width: 200, height: 50), measurer: ArithmeticTextMeasurer())
    var settings = DesktopSettings()
    (settings.isDark, settings.reducesMotion, settings.accent) = (true, true, [1, 0.5, 0])
    settings.apply(to: content, withScheme: true)
    var text = "\(content.update(at: .zero))"
    #expect(text.contains("dark true"))
    DesktopSettings().apply(to: content, withScheme: true)
    text = "\(content.update(at: .zero))"
    #expect(text.contains("light false"))
    settings.apply(to: content, withScheme: false)
    text = "\(content.update(at: .zero))"
    #expect(text.contains("light true"), "whoever starts the program may say light or dark")
  }

  @Test @MainActor func `without a session bus, no settings are reported`() {
    var isTold = false
    DesktopSettings.follow(bus: "unix:path=/nonexistent/bus") { _ in isTold = true }
    #expect(!isTold)
  }

  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["TRELLIS_PORTAL"] != nil,
      "set TRELLIS_PORTAL and run it by itself: beside all other tests it has stopped the main queue"),
    .enabled(if: SessionBus.isAvailable, "dbus-daemon and python3-gi aren't installed"),
    // If the test runs beside others, the notification waits on the main queue behind them.
    .timeLimit(.minutes(10)))
  @MainActor
  func `settings are read from the portal, and their changes are followed`() async throws {
    let bus = try SessionBus([
      "org.freedesktop.appearance color-scheme <uint32 1>",
      "org.gnome.desktop.interface enable-animations false",
      "org.gnome.desktop.interface font-name 'Inter'",
      "org.freedesktop.appearance accent-color (0.25, 0.5, 0.75)",
    ])
    defer { bus.stop() }
    let (changes, sender) = AsyncStream.makeStream(of: DesktopSettings.self)
    DesktopSettings.follow(bus: bus.address) { sender.yield($0) }
    var iterator = changes.makeAsyncIterator()
    let first = try #require(await iterator.next())
    #expect(first.isDark == true && first.reducesMotion && first.accent == [0.25, 0.5, 0.75])
    try bus.set("org.freedesktop.appearance color-scheme uint32 2")
    let second = try #require(await iterator.next())
    #expect(second.isDark == false && second.reducesMotion)
    try bus.set("org.gnome.desktop.interface enable-animations true")
    let third = try #require(await iterator.next())
    #expect(third.isDark == false && !third.reducesMotion)
  }
}
