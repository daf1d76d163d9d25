import CSDL2
import Foundation
import Trellis

/// Reads SDL's events.
@MainActor
struct EventReader {
  /// What came since the last look.
  struct Input {
    var events: [InputEvent] = []
    /// Whether the window was resized or uncovered.
    var needsRedraw = false
    /// Whether the window was closed.
    var isClosed = false
  }

  /// Whether nothing was shown yet.
  var isFirst = true

  /// Whether an event waits.
  var hasMore: Bool {
    SDL_PumpEvents()
    return SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE
  }

  /// Takes all events that wait; does not wait itself.
  func drain() -> Input {
    var input = Input()
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 { read(event, &input) }
    return input
  }

  private func read(_ event: SDL_Event, _ input: inout Input) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT:
      input.isClosed = true
    case SDL_WINDOWEVENT:
      switch SDL_WindowEventID(UInt32(event.window.event)) {
      case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_EXPOSED: input.needsRedraw = true
      case SDL_WINDOWEVENT_CLOSE: input.isClosed = true
      default: break
      }
    case SDL_MOUSEBUTTONDOWN where event.button.button == SDL_BUTTON_LEFT:
      input.events.append(.pointerDown(CGPoint(x: Int(event.button.x), y: Int(event.button.y))))
    case SDL_MOUSEBUTTONUP where event.button.button == SDL_BUTTON_LEFT:
      input.events.append(.pointerUp(CGPoint(x: Int(event.button.x), y: Int(event.button.y))))
    case SDL_MOUSEMOTION:
      input.events.append(.pointerMoved(CGPoint(x: Int(event.motion.x), y: Int(event.motion.y))))
    case SDL_KEYDOWN:
      let symbol = event.key.keysym
      input.events.append(
        .keyDown(
          KeyPress(
            key: String(cString: SDL_GetKeyName(symbol.sym)),
            isShiftDown: symbol.mod & UInt16(KMOD_SHIFT.rawValue) != 0,
            isControlDown: symbol.mod & UInt16(KMOD_CTRL.rawValue) != 0)))
    default:
      break
    }
  }
}
