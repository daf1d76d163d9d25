import Foundation
import TrellisDisplayList

/// The items that the commands of a canvas or a layer have drawn so far.
final class CanvasDrawing {
  private(set) var items: [DisplayItem] = []
  private var count: UInt64 = 0
  private var isEnded = false

  /// Returns the next item's number: its position among the commands.
  func nextID() -> UInt64 {
    count += 1
    return count
  }

  func append(_ item: DisplayItem) { items.append(item) }

  /// Returns whether commands still have an effect; if not, a warning is logged once.
  func isOpen() -> Bool {
    if isEnded {
      Warning.report(
        "GraphicsContext: the context is used after its closure has ended; nothing is drawn; draw inside the closure of the canvas or layer"
      )
    }
    return !isEnded
  }

  /// Ends the drawing, and returns its items.
  func end() -> DisplayList {
    isEnded = true
    return DisplayList(items)
  }
}
