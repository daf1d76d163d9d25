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
      start(free.x, free.w, size.0, at: point.x), start(free.y, free.h, size.1, at: point.y)
    )
  }

  /// Where something of a length begins that stands by a part of it at the same part of a room: within the room where it fits.
  static func start(_ begin: Int32, _ room: Int32, _ length: Int32, at part: Double) -> Int32 {
    let rest = Double(room) - Double(length)
    return begin + (rest > 0 ? Int32((rest * min(max(part, 0), 1)).rounded()) : 0)
  }
}
