import Foundation

/// The addresses of the system's buses.
package enum BusAddress {
  /// The address of the session bus; nil if none runs.
  ///
  /// None is started.
  package static var session: String? {
    if let given = variable("DBUS_SESSION_BUS_ADDRESS") { return given }
    guard let folder = variable("XDG_RUNTIME_DIR") else { return nil }
    return access(folder + "/bus", F_OK) == 0 ? "unix:path=\(folder)/bus" : nil
  }

  /// The address of the system bus.
  package static var system: String {
    variable("DBUS_SYSTEM_BUS_ADDRESS") ?? "unix:path=/run/dbus/system_bus_socket"
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Returns the socket of the first address of a list that accepts a connection; nil if none does.
  static func connect(_ addresses: String) -> Int32? {
    for address in addresses.split(separator: ";") where address.hasPrefix("unix:") {
      for pair in address.dropFirst("unix:".count).split(separator: ",") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else { continue }
        let name = unescaped(parts[1])
        switch parts[0] {
        case "path": if let socket = connect(name: name, isAbstract: false) { return socket }
        case "abstract": if let socket = connect(name: name, isAbstract: true) { return socket }
        default: break
        }
      }
    }
    return nil
  }

  private static func unescaped(_ text: Substring) -> [UInt8] {
    var (bytes, rest) = ([UInt8](), text.utf8[...])
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, let code = UInt8(String(Substring(digits)), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  private static func connect(name: [UInt8], isAbstract: Bool) -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = (isAbstract ? [0] : []) + name
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard file >= 0 else { return nil }
    let size = MemoryLayout.offset(of: \sockaddr_un.sun_path)! + bytes.count + (isAbstract ? 0 : 1)
    let result = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Foundation.connect(file, $0, socklen_t(size)) }
    }
    guard result == 0 else {
      close(file)
      return nil
    }
    return file
  }
}
