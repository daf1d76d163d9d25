import Foundation
import TrellisBus
import TrellisDisplayList

/// The interface `Value`: the number of a slider, a stepper or an indicator.
enum AccessibleValue: AccessibleInterface {
  static let name = "Value"

  static func isThere(of object: AccessibleObject) -> Bool { object.node?.numericValue != nil }

  static func properties(of object: AccessibleObject, on bus: AccessibilityBus) -> KeyValuePairs<
    String, BusValue
  > {
    guard let value = object.node?.numericValue else { return [:] }
    return [
      "MinimumValue": .double(value.minimum), "MaximumValue": .double(value.maximum),
      "MinimumIncrement": .double(value.step ?? 0), "CurrentValue": .double(value.number),
      "Text": .string(object.node?.value ?? ""),
    ]
  }

  static func set(
    _ property: String, of object: AccessibleObject, to value: BusValue, on bus: AccessibilityBus
  )
    -> Bool
  {
    guard property == "CurrentValue", let number = value.number, let node = object.node,
      let present = node.numericValue, number != present.number,
      let action = node.action(number > present.number ? .increment : .decrement)
    else { return false }
    // The element goes by its own steps, as near as they come.
    return bus.step(object, action.kind, to: number)
  }

  static func call(_ call: AccessibleCall) -> [BusValue]? { nil }
}
