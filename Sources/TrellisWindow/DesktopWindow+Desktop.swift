import CSDL2
import Foundation
import Trellis

extension DesktopWindow {
  /// Sets the mouse pointer to the shape that the content requests.
  func followPointer() {
    let shape = content.pointerShape
    guard shape != pointerShape else { return }
    pointerShape = shape
    if shape == .hidden {
      SDL_ShowCursor(SDL_DISABLE)
      return
    }
    SDL_ShowCursor(SDL_ENABLE)
    if cursors[shape] == nil { cursors[shape] = SDL_CreateSystemCursor(shape.system) }
    if let cursor = cursors[shape] { SDL_SetCursor(cursor) }
  }

  /// The window's name for the desktop's portals; "" if it has none.
  var portalName: String {
    let number = trellis_x11_window(window)
    return number == 0 ? "" : "x11:\(String(number, radix: 16))"
  }

  /// Collects the parts of a drop from another program; returns the drop once it is complete, and nil before.
  func drop(_ event: SDL_DropEvent, phase: UInt32) -> InputEvent.Action? {
    let string = event.file.map { String(cString: $0) }
    SDL_free(event.file)
    switch phase {
    case SDL_DROPBEGIN.rawValue: dropped = DropEvent(at: .zero)
    case SDL_DROPFILE.rawValue:
      if let string { dropped.files.append(URL(fileURLWithPath: string)) }
    case SDL_DROPTEXT.rawValue:
      if let string { dropped.texts.append(string) }
    default:
      // During a drag from another program, the window gets no pointer moves; only the screen knows the pointer's position.
      var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      SDL_GetGlobalMouseState(&x, &y)
      SDL_GetWindowPosition(window, &left, &top)
      dropped.position = CGPoint(x: CGFloat(x - left) / units, y: CGFloat(y - top) / units)
      defer { dropped = DropEvent(at: .zero) }
      return dropped.files.isEmpty && dropped.texts.isEmpty ? nil : .drop(dropped)
    }
    return nil
  }
}

extension PointerShape {
  /// The window system's nearest shape.
  fileprivate var system: SDL_SystemCursor {
    switch self {
    case .arrow, .hidden: SDL_SYSTEM_CURSOR_ARROW
    case .text, .verticalText: SDL_SYSTEM_CURSOR_IBEAM
    case .link: SDL_SYSTEM_CURSOR_HAND
    case .grab, .grabbing: SDL_SYSTEM_CURSOR_SIZEALL
    case .crosshair, .zoomIn, .zoomOut: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .resizeColumn: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeRow: SDL_SYSTEM_CURSOR_SIZENS
    case .resizeFalling: SDL_SYSTEM_CURSOR_SIZENWSE
    case .resizeRising: SDL_SYSTEM_CURSOR_SIZENESW
    }
  }
}

/// Opens a URL with the desktop's default program through `xdg-open`; returns false if it has no scheme or no process can be
/// started.
@MainActor func openOnDesktop(_ url: URL) -> Bool {
  guard url.scheme != nil else { return false }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["xdg-open", url.absoluteString]
  process.standardOutput = FileHandle.nullDevice
  process.standardInput = FileHandle.nullDevice
  do { try process.run() } catch { return false }
  return true
}
