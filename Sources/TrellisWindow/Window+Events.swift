import CSDL2
import Foundation
import Trellis

extension Window {
  /// Takes in all events that have arrived; answers whether one of them asks to close the window.
  ///
  /// Of several moves of the pointer in a row only the last is handed on.
  func takeEvents() -> Bool {
    var wantsToClose = false
    var lastMove: CGPoint?
    func sendMove() {
      if let point = lastMove { send(.pointerMoved(point)) }
      lastMove = nil
    }
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      if event.type == SDL_MOUSEMOTION.rawValue {
        lastMove = point(event.motion.x, event.motion.y)
        continue
      }
      sendMove()
      switch event.type {
      case SDL_QUIT.rawValue:
        wantsToClose = true
      case SDL_MOUSEBUTTONDOWN.rawValue where event.button.button == SDL_BUTTON_LEFT:
        send(.pointerDown(point(event.button.x, event.button.y)))
      case SDL_MOUSEBUTTONUP.rawValue where event.button.button == SDL_BUTTON_LEFT:
        send(.pointerUp(point(event.button.x, event.button.y)))
      case SDL_MOUSEWHEEL.rawValue:
        send(.scrolled(point(event.wheel.mouseX, event.wheel.mouseY), by: distance(event.wheel)))
      case SDL_KEYDOWN.rawValue:
        send(.keyDown(KeyPress(event.key.keysym)))
      case SDL_WINDOWEVENT.rawValue:
        if take(event.window) { wantsToClose = true }
      default:
        break
      }
    }
    sendMove()
    return wantsToClose
  }

  /// Takes in a change of the window itself; answers whether it asks to close it.
  private func take(_ event: SDL_WindowEvent) -> Bool {
    switch UInt32(event.event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED.rawValue:
      takeSize()
    case SDL_WINDOWEVENT_EXPOSED.rawValue:
      shown = nil
      if causes.last != .exposed { causes.append(.exposed) }
    case SDL_WINDOWEVENT_CLOSE.rawValue:
      return true
    default:
      break
    }
    return false
  }

  /// Gives the content the window's size where that is another one.
  func takeSize() {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    guard size != content.size else { return }
    content.size = size
    shown = nil
    causes.append(.resized(size))
  }

  private func send(_ event: InputEvent) {
    causes.append(.input(event))
    content.send(event)
  }

  /// How far a turn of the wheel scrolls: 40 points a notch.
  private func distance(_ wheel: SDL_MouseWheelEvent) -> CGSize {
    // SDL counts away from the person as up, where what lies above comes into view.
    let sign: CGFloat = wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -40 : 40
    return CGSize(width: CGFloat(wheel.preciseX) * sign, height: CGFloat(wheel.preciseY) * -sign)
  }

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
  }
}

extension KeyPress {
  /// A key as SDL names it.
  fileprivate init(_ symbol: SDL_Keysym) {
    func isDown(_ modifier: SDL_Keymod) -> Bool { UInt32(symbol.mod) & modifier.rawValue != 0 }
    self.init(
      key: String(cString: SDL_GetKeyName(symbol.sym)), isShiftDown: isDown(KMOD_SHIFT),
      isControlDown: isDown(KMOD_CTRL))
  }
}
