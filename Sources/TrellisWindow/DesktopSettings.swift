import CDesktop
import Foundation
package import Trellis
import TrellisDisplayList

/// How a person wants things to look, as the desktop's settings portal says; all as it is without one where there is none.
///
/// Source: documented, flatpak.github.io/xdg-desktop-portal, org.freedesktop.portal.Settings; `reduced-motion` and the accent colour are
/// newer than Debian 12's, where GNOME's `enable-animations` says the first.
package struct DesktopSettings: Equatable, Sendable {
  /// Light or dark; nil where that is left to the program.
  package var isDark: Bool?
  /// Whether things shouldn't move.
  package var reducesMotion = false
  /// Whether colours should differ more.
  package var increasesContrast = false
  /// The colour of what can be used: red, green and blue of sRGB, in `0...1`; nil where there is none.
  package var accent: SIMD3<Double>?

  /// What is wished where nobody says anything.
  package init() {}

  /// Reads what settings say, by space and key; numbers that aren't known, and colours out of range, say nothing.
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
    if let color = values["org.freedesktop.appearance accent-color"], color.count == 3,
      color.allSatisfy({ (0...1).contains($0) })
    {
      accent = SIMD3(color[0], color[1], color[2])
    }
  }

  /// Calls a closure with the settings, and again when they change, as long as the process runs.
  ///
  /// It waits for the first of them a moment, so that a window needn't change its colours right after it opened: a tenth of a second at
  /// most. Where there is no D-Bus and no session, the closure is never called; without a portal it is told what is so by default.
  ///
  /// The bus is the session's, or that of an address.
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
  /// Has a window's content be as the person wants it; whether it is light or dark may be said by somebody else.
  @MainActor
  package func apply(to content: ViewGraph, withScheme: Bool) {
    if withScheme { content.colorScheme = isDark == true ? .dark : .light }
    var switches = content.environment.switches
    switches.reduceMotion = reducesMotion
    switches.contrast = increasesContrast ? .increased : .standard
    if switches != content.environment.switches { content.environment.switches = switches }
    content.setAccent(accent.map { RGBAColor(red: $0.x, green: $0.y, blue: $0.z) })
  }
}

/// What the thread has heard that waits for settings.
private final class Follower: @unchecked Sendable {
  // Unchecked for what the lock guards, and `values`, which the thread alone has.
  private var values: [String: [Double]] = [:]
  private let lock = NSCondition()
  private var last: DesktopSettings?
  private var isOver = false
  /// Whether the first settings have been taken; from then on changes are told.
  private var isTaken = false
  private let change: @Sendable (DesktopSettings) -> Void

  init(_ change: @escaping @Sendable (DesktopSettings) -> Void) { self.change = change }

  func set(_ key: String, _ numbers: [Double]) { values[key] = numbers }

  /// Those are all for now.
  func tell() {
    let settings = DesktopSettings(values)
    let isNews = lock.withLock {
      defer { (last, _) = (settings, lock.broadcast()) }
      return isTaken && last != settings
    }
    if isNews { change(settings) }
  }

  /// There will be none.
  func end() {
    lock.withLock {
      isOver = true
      lock.broadcast()
    }
  }

  /// The first settings, waited for so long; nil where they are late, and will be told, or where there are none.
  func first(within time: Duration) -> DesktopSettings? {
    let end = Date(timeIntervalSinceNow: time / .seconds(1))
    return lock.withLock {
      while last == nil, !isOver, lock.wait(until: end) {}
      isTaken = true
      return last
    }
  }
}
