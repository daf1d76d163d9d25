import Foundation
import TrellisBus
import TrellisDisplayList
import TrellisGeometry

/// The interface `Component`: the frames of windows and of elements, in pixels.
enum AccessibleComponent: AccessibleInterface {
  static let name = "Component"

  static func isThere(of object: AccessibleObject) -> Bool { object.parent != nil }

  static func properties(of object: AccessibleObject, on bus: AccessibilityBus) -> KeyValuePairs<
    String, BusValue
  > {
    [:]
  }

  static func call(_ call: AccessibleCall) -> [BusValue]? {
    let object = call.object
    func frame(_ argument: Int) -> CGRect {
      object.pixels(in: Space(rawValue: call.integer(argument)) ?? .screen)
    }
    switch call.method {
    case "GetExtents":
      let frame = frame(0)
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      return [.structure(numbers.map { .int32(Int32(clamping: $0)) })]
    case "GetPosition":
      let frame = frame(0)
      return [.int32(Int32(clamping: frame.minX)), .int32(Int32(clamping: frame.minY))]
    case "GetSize":
      let frame = object.pixels(in: .window)
      return [.int32(Int32(clamping: frame.width)), .int32(Int32(clamping: frame.height))]
    case "Contains":
      return [.bool(frame(2).contains(CGPoint(x: call.integer(0), y: call.integer(1))))]
    case "GetAccessibleAtPoint":
      let point = CGPoint(x: call.integer(0), y: call.integer(1))
      let space = Space(rawValue: call.integer(2)) ?? .screen
      let found = object.all.last { $0.pixels(in: space).contains(point) }
      return [found.map { call.bus.reference($0) } ?? call.bus.nothing]
    // The layer of widgets, or of windows.
    case "GetLayer": return [.uint32(object.node == nil ? 7 : 3)]
    case "GetMDIZOrder": return [.int16(0)]
    case "GetAlpha": return [.double(1)]
    case "GrabFocus":
      guard let window = object.window, let node = object.node else { return [.bool(false)] }
      let takesKeyboard = window.focus(at: object.frame)
      if !takesKeyboard, let focus = node.focus { window.perform(focus.gained) }
      return [.bool(takesKeyboard || node.focus != nil)]
    // What is read is on the screen.
    case "ScrollTo", "ScrollToPoint", "SetExtents", "SetPosition", "SetSize": return [.bool(false)]
    default: return nil
    }
  }

  /// The spaces of frames, by their numbers in the protocol.
  enum Space: Int {
    case screen = 0
    case window = 1
    case parent = 2
  }
}

extension AccessibleObject {
  /// Returns the frame in pixels.
  func pixels(in space: AccessibleComponent.Space) -> CGRect {
    guard let window else { return .zero }
    let scale = window.pixelsPerPoint
    var frame = frame.applying(CGAffineTransform(scaleX: scale, y: scale))
    switch space {
    case .screen:
      frame.origin.x += window.screenFrame.minX
      frame.origin.y += window.screenFrame.minY
    case .window: break
    case .parent:
      let outer = parent?.frame ?? .zero
      frame.origin.x -= outer.minX * scale
      frame.origin.y -= outer.minY * scale
    }
    return frame
  }
}

extension Int32 {
  /// Creates the nearest number; 0 for NaN.
  init(clamping value: CGFloat) {
    self =
      value.isNaN ? 0 : Int32(Swift.min(Swift.max(value.rounded(), CGFloat(Int32.min)), CGFloat(Int32.max)))
  }
}
