import CSDL2
import Foundation
import Trellis

extension Window {
  /// Tells the window system whether characters are typed, and where: input methods show what they offer there.
  func followTextInput() {
    let area = content.textInputArea
    guard area != textInputArea else { return }
    if area == nil {
      SDL_StopTextInput()
    } else if textInputArea == nil {
      SDL_StartTextInput()
    }
    textInputArea = area
    guard let area else { return }
    var rect = SDL_Rect(
      x: Window.pixel(area.minX, scale), y: Window.pixel(area.minY, scale),
      w: Window.pixel(max(area.width, 1), scale),
      h: Window.pixel(area.height, scale))
    SDL_SetTextInputRect(&rect)
  }

  private static func pixel(_ length: CGFloat, _ scale: CGFloat) -> Int32 {
    Int32(min(max((length * scale).rounded(), -32_768), 32_767))
  }
}

/// What was copied on the desktop: characters alone.
@MainActor final class DesktopPasteboard: Pasteboard {
  var string: String? {
    get { SDL_HasClipboardText() == SDL_TRUE ? taken(SDL_GetClipboardText()) : nil }
    set { SDL_SetClipboardText(newValue ?? "") }
  }

  var selection: String? {
    get { SDL_HasPrimarySelectionText() == SDL_TRUE ? taken(SDL_GetPrimarySelectionText()) : nil }
    set { SDL_SetPrimarySelectionText(newValue ?? "") }
  }

  private func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { SDL_free(text) }
    let string = String(cString: text)
    return string.isEmpty ? nil : string
  }
}
