import CSDL2
import Foundation
import Trellis

extension DesktopWindow {
  /// Returns the initial position of a window, in SDL's units.
  ///
  /// `point` is in fractions: this point of the window is at the same point of the first screen's free area. Without a point, the
  /// window is in the middle of the screen if `isCentered` is true, and otherwise where the window manager puts it.
  static func place(of size: (Int32, Int32), at point: CGPoint?, isCentered: Bool) -> (x: Int32, y: Int32) {
    var free = SDL_Rect()
    guard let point, SDL_GetDisplayUsableBounds(0, &free) == 0 else {
      // SDL_WINDOWPOS_CENTERED and SDL_WINDOWPOS_UNDEFINED
      let place = Int32(bitPattern: isCentered ? 0x2FFF_0000 : 0x1FFF_0000)
      return (place, place)
    }
    return (
      start(of: size.0, in: free.x, free.w, at: point.x), start(of: size.1, in: free.y, free.h, at: point.y)
    )
  }

  /// Returns the first screen, in points; nil if it is unknown.
  static func display(unitsPerPoint units: CGFloat) -> DisplayProxy? {
    var (whole, free) = (SDL_Rect(), SDL_Rect())
    guard SDL_GetDisplayBounds(0, &whole) == 0, SDL_GetDisplayUsableBounds(0, &free) == 0 else { return nil }
    func points(_ rect: SDL_Rect) -> CGRect {
      CGRect(
        x: CGFloat(rect.x) / units, y: CGFloat(rect.y) / units, width: CGFloat(rect.w) / units,
        height: CGFloat(rect.h) / units)
    }
    return DisplayProxy(bounds: points(whole), visibleRect: points(free))
  }

  /// Returns a coordinate in SDL's units, clamped to their range.
  static func units(_ coordinate: CGFloat, _ scale: CGFloat) -> Int32 {
    let value = (coordinate * scale).rounded()
    return value.isFinite ? Int32(min(max(value, -32768), 32767)) : 0
  }

  /// The position and the size of the window without its frame, in SDL's units.
  package var frameInUnits: (x: Int, y: Int, width: Int, height: Int) {
    var (x, y, width, height) = (Int32(0), Int32(0), Int32(0), Int32(0))
    SDL_GetWindowPosition(window, &x, &y)
    SDL_GetWindowSize(window, &width, &height)
    return (Int(x), Int(y), Int(width), Int(height))
  }

  /// Moves and resizes the window; the window system may place it elsewhere.
  ///
  /// Numbers outside the range of SDL's are clamped.
  package func move(to frame: (x: Int, y: Int, width: Int, height: Int)) {
    placeOfFrame = nil
    SDL_SetWindowSize(window, Int32(clamping: max(frame.width, 1)), Int32(clamping: max(frame.height, 1)))
    SDL_SetWindowPosition(window, Int32(clamping: frame.x), Int32(clamping: frame.y))
  }

  /// Moves the window to its requested position including its frame, as soon as the frame's size is known.
  func placeFrame() {
    var (top, left, bottom, right) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard let point = placeOfFrame, SDL_GetWindowBordersSize(window, &top, &left, &bottom, &right) == 0,
      top + left + bottom + right > 0
    else { return }
    placeOfFrame = nil
    var size = (Int32(0), Int32(0))
    SDL_GetWindowSize(window, &size.0, &size.1)
    let whole = (size.0 + left + right, size.1 + top + bottom)
    let place = DesktopWindow.place(of: whole, at: point, isCentered: false)
    SDL_SetWindowPosition(window, place.x + left, place.y + top)
  }

  /// Returns the start of a length that is aligned in a range by a fraction of both; the range's start if the length exceeds it.
  private static func start(of length: Int32, in begin: Int32, _ available: Int32, at part: Double) -> Int32 {
    let rest = Double(available) - Double(length)
    return begin + (rest > 0 ? Int32((rest * min(max(part, 0), 1)).rounded()) : 0)
  }
}
