import CSDL2
import Foundation

extension DesktopWindow {
  /// Where a window of a size opens, in what SDL counts places in: by a point of it and of what the first screen has free; else in the
  /// screen's middle, or where the window manager likes.
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

  /// Has the window stand at its point with its frame, as soon as it has one.
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

  /// Where something of a length begins that stands by a part of it at the same part of a room: at its beginning where it is longer.
  private static func start(of length: Int32, in begin: Int32, _ room: Int32, at part: Double) -> Int32 {
    let rest = Double(room) - Double(length)
    return begin + (rest > 0 ? Int32((rest * min(max(part, 0), 1)).rounded()) : 0)
  }
}
