/// An object of a service on a bus.
package struct BusObject: Sendable {
  package let connection: BusConnection
  package let service: String
  package let path: String

  package init(_ connection: BusConnection, _ service: String, _ path: String) {
    (self.connection, self.service, self.path) = (connection, service, path)
  }

  /// Returns another object of the service.
  package func at(_ path: String) -> BusObject { BusObject(connection, service, path) }

  /// Calls a method, and waits for its reply.
  package func call(_ interface: String, _ method: String, _ body: BusValue...) throws(BusError) -> [BusValue]
  {
    try connection.call(service, path, interface, method, body)
  }

  /// Returns a property, without variants around it.
  package func property(_ interface: String, _ name: String) throws(BusError) -> BusValue {
    let reply = try call(BusObject.properties, "Get", .string(interface), .string(name))
    guard let value = reply.first else { throw .malformed }
    return value.content
  }

  /// Returns all properties as a table.
  package func allProperties(_ interface: String) throws(BusError) -> BusValue {
    let reply = try call(BusObject.properties, "GetAll", .string(interface))
    guard let table = reply.first else { throw .malformed }
    return table
  }

  /// Changes a property.
  package func set(_ interface: String, _ name: String, to value: BusValue) throws(BusError) {
    _ = try call(BusObject.properties, "Set", .string(interface), .string(name), .variant(value))
  }

  private static let properties = "org.freedesktop.DBus.Properties"
}
