import TrellisBus
import TrellisDisplayList

/// The interface `Action`: what a control does.
enum AccessibleAction: AccessibleInterface {
  static let name = "Action"

  static func isThere(of object: AccessibleObject) -> Bool { object.node?.actions.isEmpty == false }

  static func properties(of object: AccessibleObject, on bus: AccessibilityBus) -> KeyValuePairs<
    String, BusValue
  > {
    ["NActions": .int32(Int32(object.node?.actions.count ?? 0))]
  }

  static func call(_ call: AccessibleCall) -> [BusValue]? {
    let actions = call.object.node?.actions ?? []
    let index = call.integer(0)
    let action = actions.indices.contains(index) ? actions[index] : nil
    switch call.method {
    case "GetName": return [.string(action?.kind.name ?? "")]
    case "GetLocalizedName": return [.string(action?.kind.name ?? "")]
    case "GetDescription": return [.string(action?.kind == .activate ? call.object.node?.hint ?? "" : "")]
    case "GetKeyBinding": return [.string("")]
    case "GetActions":
      return [
        .array(
          of: "(sss)", actions.map { .structure([.string($0.kind.name), .string(""), .string("")]) })
      ]
    case "DoAction":
      guard let action, let window = call.object.window else { return [.bool(false)] }
      window.perform(action.number)
      return [.bool(true)]
    default: return nil
    }
  }
}

extension AccessibilityNode.Action.Kind {
  /// The name in the protocol; custom actions have their own.
  var name: String {
    switch self {
    case .activate: "activate"
    case .escape: "escape"
    case .magicTap: "magic tap"
    case .increment: "increment"
    case .decrement: "decrement"
    case .named(let name): name
    }
  }
}
