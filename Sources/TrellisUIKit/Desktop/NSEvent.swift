public import Foundation
import Trellis

/// An event by the name of AppKit: of the pointer, of a wheel or of a key.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsevent. The numbers of keys are those of a US keyboard.
@MainActor @preconcurrency
public final class NSEvent {
  let event: InputEvent
  /// The kind of the event.
  public let type: EventType

  /// Creates an event; nil if it has no kind of AppKit.
  init?(_ event: InputEvent) {
    guard let type = EventType(event.action) else { return nil }
    (self.event, self.type) = (event, type)
  }

  /// The modifier keys that are down.
  public var modifierFlags: ModifierFlags { ModifierFlags(event.keys) }
  /// The time since the window was opened, in seconds.
  public var timestamp: TimeInterval {
    let (seconds, rest) = event.time.components
    return Double(seconds) + Double(rest) / 1e18
  }

  /// The position of the pointer in points, from the lower left corner of the window, with y pointing up; zero for keys.
  public var locationInWindow: CGPoint {
    let position: CGPoint
    switch event.action {
    case .pointer(let pointer): position = pointer.position
    case .wheel(let wheel): position = wheel.position
    default: return .zero
    }
    return CGPoint(x: position.x, y: CurrentWindow.size.height - position.y)
  }

  /// The number of clicks in a row; 0 if the event isn't about a button.
  public var clickCount: Int {
    if case .pointer(let pointer) = event.action { pointer.clickCount } else { 0 }
  }
  /// The button: 0 is the primary one, 1 the secondary, 2 the middle one.
  public var buttonNumber: Int {
    guard case .pointer(let pointer) = event.action else { return 0 }
    switch pointer.button {
    case .primary: return 0
    case .secondary: return 1
    case .middle: return 2
    case .back: return 3
    }
  }

  /// The horizontal distance of a wheel in points; positive values reveal what lies at the left.
  public var scrollingDeltaX: CGFloat { -(wheel?.distance.width ?? 0) }
  /// The vertical distance of a wheel in points; positive values reveal what lies above.
  public var scrollingDeltaY: CGFloat { -(wheel?.distance.height ?? 0) }
  /// The same as ``scrollingDeltaX``.
  public var deltaX: CGFloat { scrollingDeltaX }
  /// The same as ``scrollingDeltaY``.
  public var deltaY: CGFloat { scrollingDeltaY }
  /// Whether the distance is that of fingers on a touchpad.
  public var hasPreciseScrollingDeltas: Bool { wheel.map { $0.phase != .notch } ?? false }

  private var wheel: WheelEvent? { if case .wheel(let wheel) = event.action { wheel } else { nil } }
  private var press: KeyPress? { if case .key(let press) = event.action { press } else { nil } }

  /// The characters of a key; nil for other events.
  public var characters: String? { press?.characters }
  /// The characters of a key without modifiers; nil for other events.
  public var charactersIgnoringModifiers: String? { press.map { String($0.key.character) } }
  /// Whether a key is held.
  public var isARepeat: Bool { press?.phase == .repeat }
  /// The number of a key on a US keyboard; `UInt16.max` for an unknown key.
  public var keyCode: UInt16 { press.flatMap { KeyNumbers.number(of: $0.key) } ?? .max }
}

extension NSEvent {
  /// The modifier keys that were down at the last event.
  public static var modifierFlags: ModifierFlags { ModifierFlags(EventMonitors.last?.keys ?? []) }
  /// The position of the pointer at its last event, in points from the lower left corner of the window.
  ///
  /// A desktop doesn't say where windows are, so the window takes the place of the screen.
  public static var mouseLocation: CGPoint { NSApplication.shared.currentEvent?.locationInWindow ?? .zero }
  /// The greatest time between two clicks of a double click, in seconds.
  public static var doubleClickInterval: TimeInterval { 0.5 }

  /// Adds a closure that sees the events of all windows before the views do; returns an object for ``removeMonitor(_:)``.
  ///
  /// The closure returns the event to go on with, or nil if the event ends there. Events that the closure makes itself aren't
  /// possible here.
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    EventMonitors.add { event, _ in
      guard let seen = NSEvent(event), mask.contains(EventTypeMask(type: seen.type)) else { return event }
      return block(seen)?.event
    }
  }

  /// Not available here: a desktop doesn't pass on the events of other programs.
  ///
  /// The closure isn't called; returns nil.
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { nil }

  /// Removes a monitor that ``addLocalMonitorForEvents(matching:handler:)`` returned.
  public static func removeMonitor(_ eventMonitor: Any) {
    if let number = eventMonitor as? Int { EventMonitors.remove(number) }
  }
}

extension InputEvent {
  /// The modifier keys that were down; a key has its own.
  fileprivate var keys: EventModifiers {
    if case .key(let press) = action { modifiers.union(press.modifiers) } else { modifiers }
  }
}

/// The numbers of keys on a US keyboard of a Mac.
private enum KeyNumbers {
  static func number(of key: KeyEquivalent) -> UInt16? { all[key.character] }

  private static let all: [Character: UInt16] = {
    var numbers: [Character: UInt16] = [
      KeyEquivalent.return.character: 36, KeyEquivalent.tab.character: 48, KeyEquivalent.space.character: 49,
      KeyEquivalent.delete.character: 51, KeyEquivalent.escape.character: 53,
      KeyEquivalent.deleteForward.character: 117, KeyEquivalent.home.character: 115,
      KeyEquivalent.end.character: 119, KeyEquivalent.pageUp.character: 116,
      KeyEquivalent.pageDown.character: 121, KeyEquivalent.leftArrow.character: 123,
      KeyEquivalent.rightArrow.character: 124, KeyEquivalent.downArrow.character: 125,
      KeyEquivalent.upArrow.character: 126,
    ]
    let rows: [(String, [UInt16])] = [
      ("asdfhgzxcv", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), ("bqweryt", [11, 12, 13, 14, 15, 16, 17]),
      ("1234", [18, 19, 20, 21]), ("65=97-80]ou[ip", Array(22...35)), ("lj'k;\\,/nm.", Array(37...47)),
      ("`", [50]),
    ]
    for (characters, codes) in rows {
      for (character, code) in zip(characters, codes) { numbers[character] = code }
    }
    return numbers
  }()
}
