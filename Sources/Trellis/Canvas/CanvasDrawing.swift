import Foundation
import TrellisDisplayList

/// What the commands of a canvas or of a layer have drawn so far.
final class CanvasDrawing {
  private(set) var items: [DisplayItem] = []
  private var count: UInt64 = 0
  private var isEnded = false

  /// A number for the next item: its place among the commands.
  func nextID() -> UInt64 {
    count += 1
    return count
  }

  func append(_ item: DisplayItem) { items.append(item) }

  /// Whether commands still count; tells the program once where they don't.
  func isOpen() -> Bool {
    if isEnded {
      Warning.report(
        "GraphicsContext: something is drawn when its closure has ended; it isn't seen; draw while the closure of the canvas or layer runs"
      )
    }
    return !isEnded
  }

  /// Ends the drawing; what it has is the list.
  func end() -> DisplayList {
    isEnded = true
    return DisplayList(items)
  }
}
