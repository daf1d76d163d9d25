import Foundation
import TrellisBus
import TrellisDisplayList

/// The interface `Accessible` of every object: the tree, the names and the states.
enum AccessibleBase: AccessibleInterface {
  static let name = "Accessible"

  static func isThere(of object: AccessibleObject) -> Bool { true }

  static func properties(of object: AccessibleObject, on bus: AccessibilityBus) -> KeyValuePairs<
    String, BusValue
  > {
    [
      "Name": .string(object.name),
      "Description": .string(description(of: object)),
      "Parent": object.parent.map { bus.reference($0) } ?? bus.desktop,
      "ChildCount": .int32(Int32(object.children.count)),
      "Locale": .string(Locale.current.identifier),
      "AccessibleId": .string(object.node?.identifier ?? ""),
      "HelpText": .string(object.node?.hint ?? ""),
    ]
  }

  static func call(_ call: AccessibleCall) -> [BusValue]? {
    let (object, bus) = (call.object, call.bus)
    switch call.method {
    case "GetChildAtIndex":
      let index = call.integer(0)
      return [object.children.indices.contains(index) ? bus.reference(object.children[index]) : bus.nothing]
    case "GetChildren": return [.array(of: "(so)", object.children.map { bus.reference($0) })]
    case "GetIndexInParent": return [.int32(Int32(object.indexInParent))]
    case "GetRelationSet": return [.array(of: "(ua(so))", [])]
    case "GetRole": return [.uint32(object.role.rawValue)]
    case "GetRoleName", "GetLocalizedRoleName": return [.string(object.role.name)]
    case "GetState":
      return [.array(of: "u", object.currentStates(focus: bus.focused).words.map { .uint32($0) })]
    case "GetAttributes": return [.texts(attributes(of: object))]
    case "GetApplication": return [bus.reference(bus.application)]
    case "GetInterfaces":
      let names = AccessibleInterfaces.all.filter { $0.isThere(of: object) }
      return [.list(names.map { AccessibleInterfaces.prefix + $0.name })]
    default: return nil
    }
  }

  /// Returns the hint, and after it the details.
  private static func description(of object: AccessibleObject) -> String {
    guard let node = object.node else { return "" }
    return [node.detailText(important: true), node.hint ?? "", node.detailText(important: false)].filter {
      !$0.isEmpty
    }
    .joined(separator: ". ")
  }

  private static func attributes(of object: AccessibleObject) -> [String: String] {
    guard let node = object.node else { return ["toolkit": "Trellis"] }
    var attributes = ["toolkit": "Trellis"]
    if node.headingLevel > 0 { attributes["level"] = "\(node.headingLevel)" }
    if let identifier = node.identifier { attributes["id"] = identifier }
    if node.traits.contains(.updatesFrequently) { attributes["live"] = "polite" }
    return attributes
  }
}

/// The interface of the object at the root.
enum AccessibleApplication: AccessibleInterface {
  static let name = "Application"

  static func isThere(of object: AccessibleObject) -> Bool { object.parent == nil }

  static func properties(of object: AccessibleObject, on bus: AccessibilityBus) -> KeyValuePairs<
    String, BusValue
  > {
    [
      "ToolkitName": .string("Trellis"), "Version": .string("1"), "ToolkitVersion": .string("1"),
      "AtspiVersion": .string("2.1"), "InterfaceVersion": .uint32(1), "Id": .int32(bus.number),
    ]
  }

  static func set(
    _ property: String, of object: AccessibleObject, to value: BusValue, on bus: AccessibilityBus
  )
    -> Bool
  {
    guard property == "Id", case .int32(let number) = value.content else { return false }
    bus.number = number
    return true
  }

  static func call(_ call: AccessibleCall) -> [BusValue]? {
    switch call.method {
    case "GetLocale": [.string(Locale.current.identifier)]
    case "GetApplicationBusAddress": [.string("")]
    default: nil
    }
  }
}
