import TrellisBus
import TrellisDisplayList

/// The interface `Selection`: the selected rows of a list or a table, and the selected tab or choice of a group.
enum AccessibleSelection: AccessibleInterface {
  static let name = "Selection"

  static func isThere(of object: AccessibleObject) -> Bool {
    switch object.node?.role {
    case .list, .table, .tabGroup, .radioGroup: true
    default: false
    }
  }

  static func properties(of object: AccessibleObject, on bus: AccessibilityBus) -> KeyValuePairs<
    String, BusValue
  > {
    ["NSelectedChildren": .int32(Int32(selected(in: object).count))]
  }

  private static func selected(in object: AccessibleObject) -> [AccessibleObject] {
    object.children.filter {
      !$0.currentStates(focus: nil).isDisjoint(with: $0.role == .radioButton ? .checked : .selected)
    }
  }

  static func call(_ call: AccessibleCall) -> [BusValue]? {
    let (object, index) = (call.object, call.integer(0))
    let child = object.children.indices.contains(index) ? object.children[index] : nil
    switch call.method {
    case "GetSelectedChild":
      let all = selected(in: object)
      return [all.indices.contains(index) ? call.bus.reference(all[index]) : call.bus.nothing]
    case "IsChildSelected": return [.bool(selected(in: object).contains { $0 === child })]
    case "SelectChild":
      guard let action = child?.node?.action(.activate), let window = object.window else {
        return [.bool(false)]
      }
      window.perform(action.number)
      return [.bool(true)]
    case "DeselectSelectedChild", "DeselectChild", "SelectAll", "ClearSelection": return [.bool(false)]
    default: return nil
    }
  }
}
