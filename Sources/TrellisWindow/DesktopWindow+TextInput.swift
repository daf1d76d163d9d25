import CSDL2
import Foundation
import Trellis

extension DesktopWindow {
  /// Sends changes of the text input area to the window system, where input methods show their candidates.
  func followTextInput() {
    let area = content.textInputArea
    guard area != textInputArea else { return }
    let isOther = (area == nil) != (textInputArea == nil)
    textInputArea = area
    if isOther { tellTextInput() } else { tellTextArea() }
  }

  /// Sends the current text input state; the window system has only one for all windows.
  func tellTextInput() {
    if textInputArea == nil { SDL_StopTextInput() } else { SDL_StartTextInput() }
    tellTextArea()
  }

  private func tellTextArea() {
    guard let area = textInputArea else { return }
    var rect = SDL_Rect(
      x: DesktopWindow.pixel(area.minX, units), y: DesktopWindow.pixel(area.minY, units),
      w: DesktopWindow.pixel(max(area.width, 1), units),
      h: DesktopWindow.pixel(area.height, units))
    SDL_SetTextInputRect(&rect)
  }

  private static func pixel(_ length: CGFloat, _ scale: CGFloat) -> Int32 {
    Int32(min(max((length * scale).rounded(), -32_768), 32_767))
  }
}

/// The desktop's clipboard, for text only.
@MainActor final class DesktopPasteboard: Pasteboard {
  var string: String? {
    get { SDL_HasClipboardText() == SDL_TRUE ? taken(SDL_GetClipboardText()) : nil }
    set { SDL_SetClipboardText(newValue ?? "") }
  }

  var selection: String? {
    get { SDL_HasPrimarySelectionText() == SDL_TRUE ? taken(SDL_GetPrimarySelectionText()) : nil }
    set { SDL_SetPrimarySelectionText(newValue ?? "") }
  }

  var copied: CopiedItems?

  private func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { SDL_free(text) }
    let string = String(cString: text)
    return string.isEmpty ? nil : string
  }
}
