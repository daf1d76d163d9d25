import CSDL2
import Foundation
import Trellis

extension DesktopWindow {
  /// Sends changed limits of the window's size, and changes of the user's actions, to the window system.
  ///
  /// The window system resizes a window outside the limits; the anchor of the content's behavior then stays in place.
  func followContent() {
    followActions()
    let (before, isShown) = (frameInUnits, shown != nil)
    setMaximumSize()
    setMinimumSize()
    let after = frameInUnits
    let (wider, higher) = (after.width - before.width, after.height - before.height)
    guard wider != 0 || higher != 0 else { return }
    // SDL sends no event for a size that the program sets.
    takeSize()
    // Before its first frame, the window isn't resized but opens with another size.
    guard isShown, let anchor = content.windowBehavior.resizeAnchor else { return }
    SDL_SetWindowPosition(
      window, DesktopWindow.moved(before.x, by: wider, at: anchor.x),
      DesktopWindow.moved(before.y, by: higher, at: anchor.y))
  }

  /// Returns the start of a length that grew around a point, which is in fractions of the length; NaN counts as 0.
  private static func moved(_ start: Int, by growth: Int, at anchor: CGFloat) -> Int32 {
    let distance = (CGFloat(growth) * (anchor.isFinite ? anchor : 0)).rounded()
    return Int32(min(max(CGFloat(start) - distance, -32768), 32767))
  }

  private func followActions() {
    let new = content.windowBehavior
    guard new != behavior else { return }
    behavior = new
    trellis_x11_allow(
      window, new.dismiss != .disabled ? 1 : 0, new.minimize != .disabled ? 1 : 0,
      new.resize != .disabled ? 1 : 0)
  }

  private func setMinimumSize() {
    let new = DesktopWindow.pixels(content.minimumSize, units)
    guard new != minimum else { return }
    minimum = new
    SDL_SetWindowMinimumSize(window, new.width, new.height)
  }

  private func setMaximumSize() {
    let size = content.maximumSize
    let least = content.minimumSize
    let isBounded = size.width.isFinite || size.height.isFinite
    let bounded = CGSize(width: max(size.width, least.width), height: max(size.height, least.height))
    let new = isBounded ? DesktopWindow.pixels(bounded, units) : (width: 0, height: 0)
    guard new != maximum else { return }
    maximum = new
    SDL_SetWindowMaximumSize(window, new.width, new.height)
  }
}
