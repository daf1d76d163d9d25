import Foundation

/// The routes and interfaces as the kernel's files show them.
struct NetworkState {
  /// The folder with `proc`, `sys` and `etc`.
  let root: String

  init(root: String = "") { self.root = root }

  /// Returns the path by which other networks are reached, over interfaces of a type if one is given.
  func path(required: NWInterface.InterfaceType? = nil, prohibited: Set<NWInterface.InterfaceType> = [])
    -> NWPath
  {
    let (old, new) = (routes4(), routes6())
    var names: [String] = []
    let ordered = (old + new).enumerated().sorted {
      ($0.element.metric, $0.offset) < ($1.element.metric, $1.offset)
    }
    for route in ordered where !names.contains(route.element.interface) {
      names.append(route.element.interface)
    }
    let interfaces = names.map(interface).filter { interface in
      (required == nil || interface.type == required) && !prohibited.contains(interface.type)
    }
    let used = Set(interfaces.map(\.name))
    return NWPath(
      status: interfaces.isEmpty ? .unsatisfied : .satisfied, availableInterfaces: interfaces,
      supportsIPv4: old.contains { used.contains($0.interface) },
      supportsIPv6: new.contains { used.contains($0.interface) }, supportsDNS: hasResolver)
  }

  /// A default route.
  private struct Route {
    let interface: String
    let metric: UInt
  }

  private func lines(_ file: String) -> [[Substring]] {
    let text = (try? String(contentsOfFile: root + file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { $0.split { $0 == " " || $0 == "\t" } }
  }

  /// Columns: the interface, the destination, the gateway, flags (1 is up), two counters, the metric, and the mask.
  private func routes4() -> [Route] {
    lines("/proc/net/route").compactMap { row in
      guard row.count >= 8, row[1] == "00000000", row[7] == "00000000", let flags = UInt(row[3], radix: 16),
        flags & 1 != 0, let metric = UInt(row[6])
      else { return nil }
      return Route(interface: String(row[0]), metric: metric)
    }
  }

  /// Columns: the destination and its length, the source and its length, the gateway, the metric, two counters, flags, the interface.
  private func routes6() -> [Route] {
    lines("/proc/net/ipv6_route").compactMap { row in
      guard row.count >= 10, row[0].allSatisfy({ $0 == "0" }), row[1] == "00",
        let metric = UInt(row[5], radix: 16),
        let flags = UInt(row[8], radix: 16), flags & 1 != 0, flags & NetworkState.rejects == 0, row[9] != "lo"
      else { return nil }
      return Route(interface: String(row[9]), metric: metric)
    }
  }

  /// The flag of a route that refuses packets, which the kernel adds where there is no route.
  private static let rejects: UInt = 0x200

  private var hasResolver: Bool {
    lines("/etc/resolv.conf").contains { $0.first == "nameserver" && $0.count > 1 }
  }

  private func interface(_ name: String) -> NWInterface {
    let index = lines("/sys/class/net/\(name)/ifindex").first?.first.flatMap { Int($0) } ?? 0
    return NWInterface(type: type(name), name: name, index: index)
  }

  private func type(_ name: String) -> NWInterface.InterfaceType {
    let folder = "/sys/class/net/" + name
    let has = { (file: String) in FileManager.default.fileExists(atPath: root + folder + file) }
    if has("/wireless") || has("/phy80211") { return .wifi }
    if lines(folder + "/uevent").contains(["DEVTYPE=wwan"]) || name.hasPrefix("wwan") { return .cellular }
    switch lines(folder + "/type").first?.first {
    case "772": return .loopback
    // An Ethernet without a device is virtual: a bridge, a tunnel, the inside of a container.
    case "1": return has("/device") || name.hasPrefix("eth") || name.hasPrefix("en") ? .wiredEthernet : .other
    case "512": return .cellular
    default: return .other
    }
  }
}
