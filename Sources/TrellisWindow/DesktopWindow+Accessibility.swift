import CSDL2
package import Foundation
import Trellis
package import TrellisATSPI
package import TrellisDisplayList

extension DesktopWindow: AccessibleWindow {
  package var accessibilityTitle: String { title }
  package var isAccessibilityActive: Bool { content.scenePhase == .active }
  package var accessibilityTree: AccessibilityTree { shown?.accessibilityTree ?? AccessibilityTree() }

  package var screenFrame: CGRect {
    var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowPosition(window, &x, &y)
    SDL_GetWindowSize(window, &width, &height)
    return CGRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
  }

  package var pixelsPerPoint: CGFloat { units }
  package var focusFrame: CGRect? { viewGraph?.focusFrame }
  package func focus(at frame: CGRect) -> Bool { viewGraph?.focus(at: frame) ?? false }
  package func perform(_ action: UInt64) { viewGraph?.perform(action) }
  package func showFrame() { drawFrame(at: now) }
  package func isEnabled(_ action: UInt64) -> Bool { viewGraph?.isEnabled(action) ?? false }

  package func editing(of action: UInt64) -> AccessibleEditing? {
    guard let edited = viewGraph?.editedText(of: action) else { return nil }
    return AccessibleEditing(text: edited.text, selection: edited.selection, caret: edited.caret)
  }

  package func replaceText(of action: UInt64, in range: Range<Int>, with text: String) -> Bool {
    viewGraph?.edit(textOf: action, in: range, replacingWith: text) ?? false
  }

  package func selectText(of action: UInt64, in range: Range<Int>) -> Bool {
    viewGraph?.edit(textOf: action, in: range, replacingWith: nil) ?? false
  }

  private var viewGraph: ViewGraph? { content as? ViewGraph }
}
