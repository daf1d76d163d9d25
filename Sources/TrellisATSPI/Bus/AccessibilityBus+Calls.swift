import TrellisBus

// The calls of readers.

extension AccessibilityBus {
  /// Answers a call.
  func handle(_ call: BusMessage) {
    let path = call.path ?? ""
    // Objects that a reader may keep from the beginning: none.
    if path == "/org/a11y/atspi/cache", call.member == "GetItems" {
      return connection.answer(call, [.array(of: "((so)(so)(so)iiassusau)", [])])
    }
    guard path.hasPrefix(AccessibleObject.root),
      let object = objects[String(path.dropFirst(AccessibleObject.root.count))]
    else {
      return connection.refuse(call, "UnknownObject", "there is no object \(path)")
    }
    if let result = answer(call, object) {
      connection.answer(call, result)
    } else {
      let name = "\(call.interface ?? "").\(call.member ?? "")"
      let isRefusedValue = call.member == "Set"
      connection.refuse(
        call, isRefusedValue ? "InvalidArgs" : "UnknownMethod",
        isRefusedValue ? "\(path) doesn't take the value" : "\(path) has no method \(name)")
    }
  }

  private func answer(_ call: BusMessage, _ object: AccessibleObject) -> [BusValue]? {
    let method = call.member ?? ""
    switch call.interface {
    case "org.freedesktop.DBus.Properties": return properties(method, call.body, object)
    case "org.freedesktop.DBus.Peer": return method == "Ping" ? [] : nil
    case "org.freedesktop.DBus.Introspectable": return method == "Introspect" ? [.string("<node/>")] : nil
    default:
      guard let interface = interface(call.interface ?? "", of: object) else { return nil }
      return interface.call(AccessibleCall(method: method, arguments: call.body, object: object, bus: self))
    }
  }

  private func interface(_ name: String, of object: AccessibleObject) -> (any AccessibleInterface.Type)? {
    AccessibleInterfaces.all.first { AccessibleInterfaces.prefix + $0.name == name && $0.isThere(of: object) }
  }

  private func properties(_ method: String, _ arguments: [BusValue], _ object: AccessibleObject)
    -> [BusValue]?
  {
    guard let name = arguments.first?.text, let interface = interface(name, of: object) else { return nil }
    let all = interface.properties(of: object, on: self)
    switch method {
    case "GetAll": return [.table(all)]
    case "Get":
      guard arguments.count > 1, let found = all.first(where: { $0.key == arguments[1].text }) else {
        return nil
      }
      return [.variant(found.value)]
    case "Set":
      guard arguments.count > 2, let property = arguments[1].text,
        interface.set(property, of: object, to: arguments[2].content, on: self)
      else { return nil }
      return []
    default: return nil
    }
  }
}
