import Foundation

/// The kernel's messages about changes of routes, addresses and links.
final class RouteEvents: @unchecked Sendable {
  private let source: any DispatchSourceRead

  /// Calls a closure on a queue after changes, of which several may be one call.
  ///
  /// Nil if the kernel refuses the socket.
  init?(queue: DispatchQueue, _ changed: @escaping @Sendable () -> Void) {
    let kind = Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    // NETLINK_ROUTE.
    let file = socket(AF_NETLINK, kind, 0)
    guard file >= 0 else { return nil }
    guard RouteEvents.bind(file) else {
      close(file)
      return nil
    }
    source = DispatchSource.makeReadSource(fileDescriptor: file, queue: queue)
    source.setEventHandler {
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while recv(file, &buffer, buffer.count, 0) > 0 {}
      changed()
    }
    source.setCancelHandler { close(file) }
    source.resume()
  }

  func cancel() { source.cancel() }

  /// Joins the groups of links, of addresses and of routes of both protocols.
  private static func bind(_ file: Int32) -> Bool {
    // The address of netlink: family, padding, port and groups. Glibc's module lacks its type.
    let groups: UInt32 = 0x1 | 0x10 | 0x40 | 0x100 | 0x400
    let words: [UInt32] = [UInt32(AF_NETLINK), 0, groups]
    return words.withUnsafeBytes { bytes in
      let address = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
      return Foundation.bind(file, address, socklen_t(bytes.count)) == 0
    }
  }
}
