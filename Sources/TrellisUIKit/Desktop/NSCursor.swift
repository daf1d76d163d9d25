public import Foundation
import Trellis

/// The pointer's shape by the name of AppKit.
///
/// A shape that is set shows in all windows, in place of those of the views, until it is popped or ``arrow`` is set.
///
/// Source: documented, developer.apple.com/documentation/appkit/nscursor.
@MainActor @preconcurrency
public final class NSCursor: NSObject {
  private let shape: PointerShape
  private static var stack: [NSCursor] = []

  private init(_ shape: PointerShape) { self.shape = shape }

  /// The default; views show their own shapes.
  public static let arrow = NSCursor(.arrow)
  /// Over text.
  public static let iBeam = NSCursor(.text)
  /// Over vertical text.
  public static let iBeamCursorForVerticalLayout = NSCursor(.verticalText)
  /// Over a link.
  public static let pointingHand = NSCursor(.link)
  /// Over an item that can be dragged.
  public static let openHand = NSCursor(.grab)
  /// While an item is dragged.
  public static let closedHand = NSCursor(.grabbing)
  /// For the selection of a region.
  public static let crosshair = NSCursor(.crosshair)
  /// Over an edge that can be moved horizontally.
  public static let resizeLeftRight = NSCursor(.resizeColumn)
  /// Over an edge that can be moved to the left.
  public static let resizeLeft = NSCursor(.resizeColumn)
  /// Over an edge that can be moved to the right.
  public static let resizeRight = NSCursor(.resizeColumn)
  /// Over an edge that can be moved vertically.
  public static let resizeUpDown = NSCursor(.resizeRow)
  /// Over an edge that can be moved up.
  public static let resizeUp = NSCursor(.resizeRow)
  /// Over an edge that can be moved down.
  public static let resizeDown = NSCursor(.resizeRow)
  /// For an item that vanishes if it is dropped; shown as the default.
  public static let disappearingItem = NSCursor(.arrow)
  /// For an action that isn't possible; shown as the default.
  public static let operationNotAllowed = NSCursor(.arrow)
  /// For a drop that makes a link; shown as the default.
  public static let dragLink = NSCursor(.arrow)
  /// For a drop that makes a copy; shown as the default.
  public static let dragCopy = NSCursor(.arrow)
  /// For a press that opens a menu; shown as the default.
  public static let contextualMenu = NSCursor(.arrow)

  /// The shape that was set last.
  public private(set) static var current = NSCursor.arrow

  /// Shows the shape.
  public func set() {
    NSCursor.current = self
    PointerShape.inAllWindows = self === NSCursor.arrow ? nil : shape
  }

  /// Shows the shape, and remembers the current one.
  public func push() {
    NSCursor.stack.append(NSCursor.current)
    set()
  }

  /// Shows the shape that was current at the last ``push()``.
  public func pop() { NSCursor.pop() }
  /// Shows the shape that was current at the last ``push()``; without one, does nothing.
  public static func pop() { stack.popLast()?.set() }

  /// Hides the pointer.
  public static func hide() { PointerShape.inAllWindows = .hidden }
  /// Shows the pointer again.
  public static func unhide() { current.set() }
  /// Does nothing here.
  public static func setHiddenUntilMouseMoves(_ flag: Bool) {}
}
