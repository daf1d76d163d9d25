import CDesktop
import Foundation
package import Trellis
import TrellisDisplayList

/// The user's appearance settings, from the desktop's settings portal, and whether a screen reader runs; the defaults if there is no portal.
///
/// Source: documented, flatpak.github.io/xdg-desktop-portal, org.freedesktop.portal.Settings. `reduced-motion` and the accent
/// colour are newer than Debian 12. There, GNOME's `enable-animations` is read instead of `reduced-motion`.
package struct DesktopSettings: Equatable, Sendable {
  /// Whether the dark appearance is preferred; nil leaves the choice to the program.
  package var isDark: Bool?
  /// Whether animations should be avoided.
  package var reducesMotion = false
  /// Whether colours should have more contrast.
  package var increasesContrast = false
  /// Whether a screen reader runs, from the accessibility bus (`org.a11y.Status`).
  package var hasScreenReader = false
  /// The accent colour: red, green and blue in sRGB, in `0...1`; nil if there is none.
  package var accent: SIMD3<Double>?

  /// Creates the default settings.
  package init() {}

  /// Creates settings from the portal's values, by namespace and key; unknown numbers and out-of-range colours are ignored.
  init(_ values: [String: [Double]]) {
    func number(_ key: String) -> Double? { values[key]?.first }
    isDark =
      switch number("org.freedesktop.appearance color-scheme") {
      case 1: true
      case 2: false
      default: nil
      }
    if let reduced = number("org.freedesktop.appearance reduced-motion") {
      reducesMotion = reduced == 1
    } else {
      reducesMotion = number("org.gnome.desktop.interface enable-animations") == 0
    }
    increasesContrast = number("org.freedesktop.appearance contrast") == 1
    hasScreenReader = number("org.a11y.Status ScreenReaderEnabled") == 1
    if let color = values["org.freedesktop.appearance accent-color"], color.count == 3,
      color.allSatisfy({ (0...1).contains($0) })
    {
      accent = SIMD3(color[0], color[1], color[2])
    }
  }

  /// Calls a closure with the settings, and again on each change, for the rest of the process.
  ///
  /// Waits up to a tenth of a second for the first settings, so that a window doesn't change its colours right after it opened.
  /// Without D-Bus or a session, the closure is never called. Without a portal, it is called with the defaults.
  ///
  /// `bus` is the address of the bus; nil means the session bus.
  @MainActor
  package static func follow(
    bus: String? = nil, _ change: @escaping @MainActor (DesktopSettings) -> Void
  ) {
    let follower = Follower { settings in
      DispatchQueue.main.async { MainActor.assumeIsolated { change(settings) } }
    }
    let thread = Thread {
      desktop_settings_follow(
        bus,
        { context, space, key, values, count in
          let follower = Unmanaged<Follower>.fromOpaque(context!).takeUnretainedValue()
          guard let space, let key, let values else { return follower.tell() }
          follower.set(
            "\(String(cString: space)) \(String(cString: key))",
            Array(UnsafeBufferPointer(start: values, count: Int(count))))
        }, Unmanaged.passUnretained(follower).toOpaque())
      follower.end()
    }
    thread.name = "desktop settings"
    thread.start()
    if let settings = follower.first(within: .milliseconds(100)) { change(settings) }
  }
}

extension DesktopSettings {
  /// Applies the settings to a window's content; without `withScheme`, the colour scheme is left to another source.
  @MainActor
  package func apply(to content: ViewGraph, withScheme: Bool) {
    if withScheme { content.colorScheme = isDark == true ? .dark : .light }
    var switches = content.environment.switches
    switches.reduceMotion = reducesMotion
    switches.voiceOver = hasScreenReader
    switches.contrast = increasesContrast ? .increased : .standard
    if switches != content.environment.switches { content.environment.switches = switches }
    content.setAccent(accent.map { RGBAColor(red: $0.x, green: $0.y, blue: $0.z) })
  }
}

/// The state shared with the thread that follows the settings.
private final class Follower: @unchecked Sendable {
  // Unchecked: the lock guards the properties, except `values`, which only the thread uses.
  private var values: [String: [Double]] = [:]
  private let lock = NSCondition()
  private var last: DesktopSettings?
  private var isOver = false
  /// Whether ``first(within:)`` has returned; changes are reported only after that.
  private var isTaken = false
  private let change: @Sendable (DesktopSettings) -> Void

  init(_ change: @escaping @Sendable (DesktopSettings) -> Void) { self.change = change }

  func set(_ key: String, _ numbers: [Double]) { values[key] = numbers }

  /// Handles the end of a batch of settings: reports them if they changed.
  func tell() {
    let settings = DesktopSettings(values)
    let hasChanged = lock.withLock {
      defer { (last, _) = (settings, lock.broadcast()) }
      return isTaken && last != settings
    }
    if hasChanged { change(settings) }
  }

  /// Handles the end of the thread: there will be no more settings.
  func end() {
    lock.withLock {
      isOver = true
      lock.broadcast()
    }
  }

  /// Returns the first settings, or nil if they don't arrive within `time`; settings that arrive later are reported as a change.
  func first(within time: Duration) -> DesktopSettings? {
    let end = Date(timeIntervalSinceNow: time / .seconds(1))
    return lock.withLock {
      while last == nil, !isOver, lock.wait(until: end) {}
      isTaken = true
      return last
    }
  }
}
