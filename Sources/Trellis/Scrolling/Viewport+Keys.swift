import Foundation
import TrellisLayout

extension Viewport {
  /// The key that refreshes the content.
  static var refreshKey: KeyEquivalent { .function(5) }

  /// Handles a key that scrolls or refreshes; returns whether it did something.
  ///
  /// Arrows scroll by 40 points, the page keys and the space bar by nine tenths of the visible height, home and end to the ends.
  ///
  /// Source: ours (choice), as browsers and desktops on Linux do.
  func takeScrollKey(_ press: KeyPress) -> Bool {
    guard isEnabled, press.modifiers.subtracting([.shift, .capsLock, .numericPad]).isEmpty else {
      return false
    }
    let isShifted = press.modifiers.contains(.shift)
    let page = 0.9 * size.height
    var distance = CGSize.zero
    switch press.key {
    case .upArrow: distance.height = -40
    case .downArrow: distance.height = 40
    case .leftArrow: distance.width = -40
    case .rightArrow: distance.width = 40
    case .pageUp: distance.height = -page
    case .pageDown: distance.height = page
    case .space: distance.height = isShifted ? -page : page
    case .home: distance.height = -offset.y
    case .end: distance.height = limit(along: .vertical) - offset.y
    case Self.refreshKey:
      refresh?.start()
      return refresh != nil
    default: return false
    }
    if isShifted, press.key != .space { return false }
    return scroll(by: distance) != distance
  }
}
