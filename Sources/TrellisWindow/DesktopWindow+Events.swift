import CSDL2
import Foundation
package import Trellis

extension DesktopWindow {
  /// Handles an event of this window.
  func take(_ event: SDL_Event) {
    if event.type == SDL_WINDOWEVENT.rawValue {
      take(event.window)
    } else if let action = action(event) {
      send(action)
    }
  }

  /// Handles a move of the pointer.
  func take(_ event: SDL_MouseMotionEvent) {
    send(.pointer(PointerEvent(.moved, at: point(event.x, event.y), clickCount: 0)))
  }

  /// Returns the user's input in an event, or nil if there is none.
  private func action(_ event: SDL_Event) -> InputEvent.Action? {
    switch event.type {
    case SDL_MOUSEBUTTONDOWN.rawValue, SDL_MOUSEBUTTONUP.rawValue:
      let click = event.button
      return button(click.button).map { button in
        .pointer(
          PointerEvent(
            event.type == SDL_MOUSEBUTTONDOWN.rawValue ? .down : .up, at: point(click.x, click.y),
            button: button, clickCount: Int(click.clicks)))
      }
    case SDL_FINGERDOWN.rawValue, SDL_FINGERMOTION.rawValue, SDL_FINGERUP.rawValue:
      return touch(event.tfinger, phase: event.type)
    case SDL_MOUSEWHEEL.rawValue:
      let wheel = event.wheel
      return .wheel(WheelEvent(at: point(wheel.mouseX, wheel.mouseY), by: distance(wheel)))
    case SDL_KEYDOWN.rawValue, SDL_KEYUP.rawValue:
      content.modifierKeys = .now
      return KeyPress(event.key).map { .key($0) }
    case SDL_TEXTINPUT.rawValue:
      // Letters with Alt are commands, which don't type; AltGr types.
      let keys = SDL_GetModState().rawValue
      if keys & KMOD_LALT.rawValue != 0, keys & (KMOD_MODE.rawValue | KMOD_RALT.rawValue) == 0 { return nil }
      var text = event.text.text
      return withUnsafeBytes(of: &text) { .text(String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)) }
    case SDL_TEXTEDITING.rawValue:
      var text = event.edit.text
      let string = withUnsafeBytes(of: &text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      return composition(string, event.edit.start, event.edit.length)
    case SDL_TEXTEDITING_EXT.rawValue:
      guard let text = event.editExt.text else { return nil }
      defer { SDL_free(text) }
      return composition(String(cString: text), event.editExt.start, event.editExt.length)
    case SDL_DROPBEGIN.rawValue, SDL_DROPFILE.rawValue, SDL_DROPTEXT.rawValue, SDL_DROPCOMPLETE.rawValue:
      return drop(event.drop, phase: event.type)
    default: return nil
    }
  }

  /// Returns an input method's composition; SDL counts code points, and -1 means no selection.
  private func composition(_ string: String, _ start: Int32, _ length: Int32) -> InputEvent.Action {
    let isKnown = start >= 0 && length >= 0
    return .composition(Composition(string, selection: isKnown ? Int(start)..<Int(start + length) : nil))
  }

  /// Returns a touch as a pointer event; SDL reports positions as fractions of the window's size.
  private func touch(_ finger: SDL_TouchFingerEvent, phase: UInt32) -> InputEvent.Action {
    let place = CGPoint(
      x: CGFloat(finger.x) * content.size.width, y: CGFloat(finger.y) * content.size.height)
    let number = fingers.number(finger.fingerId)
    let what: PointerEvent.Phase =
      switch phase {
      case SDL_FINGERDOWN.rawValue: .down
      case SDL_FINGERUP.rawValue: .up
      default: .moved
      }
    if what == .up { fingers.lift(finger.fingerId) }
    return .pointer(PointerEvent(what, at: place, clickCount: what == .moved ? 0 : 1, pointer: number))
  }

  private func button(_ number: UInt8) -> PointerEvent.Button? {
    switch Int32(number) {
    case SDL_BUTTON_LEFT: .primary
    case SDL_BUTTON_RIGHT: .secondary
    case SDL_BUTTON_MIDDLE: .middle
    case SDL_BUTTON_X1: .back
    default: nil
    }
  }

  /// Handles a change of the window itself.
  private func take(_ event: SDL_WindowEvent) {
    placeFrame()
    switch UInt32(event.event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED.rawValue:
      takeSize()
    case SDL_WINDOWEVENT_EXPOSED.rawValue:
      shown = nil
      if causes.last != .exposed { causes.append(.exposed) }
    case SDL_WINDOWEVENT_LEAVE.rawValue:
      send(.pointer(PointerEvent(.left, at: .zero, clickCount: 0)))
    case SDL_WINDOWEVENT_FOCUS_GAINED.rawValue:
      // SDL's text input state is shared by all windows.
      tellTextInput()
      content.modifierKeys = .now
      content.scenePhase = phase
    case SDL_WINDOWEVENT_FOCUS_LOST.rawValue:
      // The keys come up in another window.
      content.modifierKeys = []
      content.scenePhase = phase
    case SDL_WINDOWEVENT_RESTORED.rawValue, SDL_WINDOWEVENT_SHOWN.rawValue,
      SDL_WINDOWEVENT_MINIMIZED.rawValue, SDL_WINDOWEVENT_HIDDEN.rawValue:
      content.scenePhase = phase
    case SDL_WINDOWEVENT_CLOSE.rawValue:
      wantsToClose = true
    default:
      break
    }
  }

  /// The scene phase according to the window system.
  private var phase: ScenePhase {
    let flags = SDL_GetWindowFlags(window)
    if flags & (SDL_WINDOW_MINIMIZED.rawValue | SDL_WINDOW_HIDDEN.rawValue) != 0 { return .background }
    return flags & SDL_WINDOW_INPUT_FOCUS.rawValue != 0 ? .active : .inactive
  }

  /// Updates the content's size and scale from the window.
  func takeSize() {
    var width: Int32 = 0
    var height: Int32 = 0
    takeScale()
    SDL_GetWindowSize(window, &width, &height)
    let size = CGSize(width: CGFloat(width) / units, height: CGFloat(height) / units)
    guard size != content.size else { return }
    content.size = size
    shown = nil
    causes.append(.resized(size))
  }

  private func send(_ action: InputEvent.Action) { take(action, modifiers: .now) }

  /// Handles the user's input in this window, or input from another source on its behalf.
  package func take(_ action: InputEvent.Action, modifiers: EventModifiers) {
    let event = InputEvent(action, time: now, modifiers: modifiers)
    causes.append(.input(event))
    content.send(event)
  }

  /// Returns the scroll distance of a wheel event: 40 points per notch.
  private func distance(_ wheel: SDL_MouseWheelEvent) -> CGSize {
    // SDL reports a turn of the wheel away from the user as up; this reveals the content above.
    let sign: CGFloat = wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -40 : 40
    return CGSize(width: CGFloat(wheel.preciseX) * sign, height: CGFloat(wheel.preciseY) * -sign)
  }

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) / units, y: CGFloat(y) / units)
  }
}

/// The numbers of the fingers on the screen, from 1 in the order of their first touch; the mouse is 0.
struct Fingers {
  private var ids: [SDL_FingerID?] = []

  /// Returns the number of a finger; a new finger gets the smallest free number.
  mutating func number(_ id: SDL_FingerID) -> Int {
    if let index = ids.firstIndex(of: id) { return index + 1 }
    let index = ids.firstIndex(of: nil) ?? ids.count
    if index == ids.count { ids.append(id) } else { ids[index] = id }
    return index + 1
  }

  /// Frees the number of a lifted finger.
  mutating func lift(_ id: SDL_FingerID) {
    if let index = ids.firstIndex(of: id) { ids[index] = nil }
  }
}
