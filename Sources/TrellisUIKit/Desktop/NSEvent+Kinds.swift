import Trellis

extension NSEvent {
  /// The kind of an event.
  public nonisolated enum EventType: UInt, Hashable, Sendable {
    /// The primary button went down.
    case leftMouseDown = 1
    /// The primary button came up.
    case leftMouseUp = 2
    /// The secondary button went down.
    case rightMouseDown = 3
    /// The secondary button came up.
    case rightMouseUp = 4
    /// The pointer moved.
    case mouseMoved = 5
    /// The pointer moved with the primary button down; reported as ``mouseMoved`` here.
    case leftMouseDragged = 6
    /// The pointer moved with the secondary button down; reported as ``mouseMoved`` here.
    case rightMouseDragged = 7
    /// The pointer came into a region; not reported here.
    case mouseEntered = 8
    /// The pointer left the window.
    case mouseExited = 9
    /// A key went down or is held.
    case keyDown = 10
    /// A key came up.
    case keyUp = 11
    /// A modifier key went down or came up; not reported here.
    case flagsChanged = 12
    /// A wheel turned, or fingers moved on a touchpad.
    case scrollWheel = 22
    /// Another button went down.
    case otherMouseDown = 25
    /// Another button came up.
    case otherMouseUp = 26

    init?(_ action: InputEvent.Action) {
      switch action {
      case .pointer(let pointer):
        switch (pointer.phase, pointer.button) {
        case (.down, .primary): self = .leftMouseDown
        case (.down, .secondary): self = .rightMouseDown
        case (.down, _): self = .otherMouseDown
        case (.up, .primary): self = .leftMouseUp
        case (.up, .secondary): self = .rightMouseUp
        case (.up, _): self = .otherMouseUp
        case (.moved, _): self = .mouseMoved
        case (.left, _): self = .mouseExited
        case (.cancelled, _): return nil
        }
      case .wheel: self = .scrollWheel
      case .key(let press): self = press.phase == .up ? .keyUp : .keyDown
      case .text, .composition, .drop: return nil
      }
    }
  }

  /// Kinds of events.
  public nonisolated struct EventTypeMask: OptionSet, Hashable, Sendable {
    /// The kinds as bits: a bit per number of ``EventType``.
    public let rawValue: UInt64
    /// Creates kinds from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Creates a set of one kind.
    public init(type: EventType) { rawValue = 1 << UInt64(type.rawValue) }

    /// The primary button went down.
    public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
    /// The primary button came up.
    public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
    /// The secondary button went down.
    public static let rightMouseDown = EventTypeMask(type: .rightMouseDown)
    /// The secondary button came up.
    public static let rightMouseUp = EventTypeMask(type: .rightMouseUp)
    /// Another button went down.
    public static let otherMouseDown = EventTypeMask(type: .otherMouseDown)
    /// Another button came up.
    public static let otherMouseUp = EventTypeMask(type: .otherMouseUp)
    /// The pointer moved.
    public static let mouseMoved = EventTypeMask(type: .mouseMoved)
    /// The pointer moved with the primary button down.
    public static let leftMouseDragged = EventTypeMask(type: .leftMouseDragged)
    /// The pointer moved with the secondary button down.
    public static let rightMouseDragged = EventTypeMask(type: .rightMouseDragged)
    /// The pointer came into a region.
    public static let mouseEntered = EventTypeMask(type: .mouseEntered)
    /// The pointer left the window.
    public static let mouseExited = EventTypeMask(type: .mouseExited)
    /// A key went down or is held.
    public static let keyDown = EventTypeMask(type: .keyDown)
    /// A key came up.
    public static let keyUp = EventTypeMask(type: .keyUp)
    /// A modifier key went down or came up.
    public static let flagsChanged = EventTypeMask(type: .flagsChanged)
    /// A wheel turned.
    public static let scrollWheel = EventTypeMask(type: .scrollWheel)
    /// All kinds.
    public static let any = EventTypeMask(rawValue: .max)
  }

  /// Modifier keys.
  public nonisolated struct ModifierFlags: OptionSet, Hashable, Sendable {
    /// The keys as bits.
    public let rawValue: UInt
    /// Creates keys from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The caps lock.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// The shift key.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// The control key.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// The option key, or Alt.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// The command key, or what stands for it on this keyboard.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// The keypad.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    /// The help key.
    public static let help = ModifierFlags(rawValue: 1 << 22)
    /// A function key.
    public static let function = ModifierFlags(rawValue: 1 << 23)
    /// The bits that don't depend on the device.
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)

    init(_ modifiers: EventModifiers) {
      var flags: ModifierFlags = []
      if modifiers.contains(.capsLock) { flags.insert(.capsLock) }
      if modifiers.contains(.shift) { flags.insert(.shift) }
      if modifiers.contains(.control) { flags.insert(.control) }
      if modifiers.contains(.option) { flags.insert(.option) }
      if modifiers.contains(.command) { flags.insert(.command) }
      if modifiers.contains(.numericPad) { flags.insert(.numericPad) }
      self = flags
    }
  }
}
