import Foundation
import Testing

@testable import Network

final class NetworkPathTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "network-\(UUID().uuidString)")
    .path
  private var state: NetworkState { NetworkState(root: root) }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func write(_ text: String, to file: String) throws {
    let url = URL(filePath: root + file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Writes default routes, from name and metric, and a route of a local network.
  private func writeRoutes(_ routes: (String, Int)...) throws {
    var text = "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT\n"
    text += "lan0\t0002A8C0\t00000000\t0001\t0\t0\t1\t00FFFFFF\t0\t0\t0\n"
    for (name, metric) in routes {
      text += "\(name)\t00000000\t010200C0\t0003\t0\t0\t\(metric)\t00000000\t0\t0\t0\n"
    }
    try write(text, to: "/proc/net/route")
  }

  private func writeInterface(_ name: String, index: Int, _ kind: NWInterface.InterfaceType) throws {
    let folder = "/sys/class/net/" + name
    try write("\(index)\n", to: folder + "/ifindex")
    try write(kind == .loopback ? "772\n" : "1\n", to: folder + "/type")
    if kind == .wifi { try write("", to: folder + "/wireless/x") }
    try write(
      kind == .cellular ? "DEVTYPE=wwan\nINTERFACE=\(name)\n" : "INTERFACE=\(name)\n", to: folder + "/uevent")
  }

  @Test func `interfaces with a default route are available, the preferred first`() throws {
    try writeRoutes(("wlan0", 600), ("enp3s0", 100), ("tun0", 900))
    try writeInterface("wlan0", index: 3, .wifi)
    try writeInterface("enp3s0", index: 2, .wiredEthernet)
    try writeInterface("tun0", index: 9, .other)
    try write("# a comment\nnameserver 192.0.2.1\n", to: "/etc/resolv.conf")
    let path = state.path()
    #expect(path.status == .satisfied && path.supportsIPv4 && !path.supportsIPv6 && path.supportsDNS)
    #expect(path.availableInterfaces.map(\.name) == ["enp3s0", "wlan0", "tun0"])
    #expect(path.availableInterfaces.map(\.type) == [.wiredEthernet, .wifi, .other])
    #expect(path.availableInterfaces.map(\.index) == [2, 3, 9])
    #expect(path.usesInterfaceType(.wifi) && !path.usesInterfaceType(.cellular))
    #expect(!path.isExpensive && !path.isConstrained)
    #expect(state.path(required: .wifi).availableInterfaces.map(\.name) == ["wlan0"])
    #expect(state.path(prohibited: [.wifi, .wiredEthernet]).availableInterfaces.map(\.name) == ["tun0"])
    #expect(state.path(required: .cellular).status == .unsatisfied)
  }

  @Test func `a mobile network is expensive`() throws {
    try writeRoutes(("wwan0", 0))
    try writeInterface("wwan0", index: 4, .cellular)
    #expect(state.path().isExpensive && state.path().usesInterfaceType(.cellular))
  }

  @Test func `routes of IPv6 count, except those that refuse packets`() throws {
    let zero = String(repeating: "0", count: 32)
    let refusing = "\(zero) 00 \(zero) 00 \(zero) ffffffff 00000001 00000000 00200200 lo\n"
    let usable =
      "\(zero) 00 \(zero) 00 fe800000000000000000000000000001 00000400 00000001 00000000 00000003 eth0\n"
    let refused = "\(zero) 00 \(zero) 00 \(zero) 00000400 00000001 00000000 00000201 eth1\n"
    try write(refusing + refused, to: "/proc/net/ipv6_route")
    #expect(state.path().status == .unsatisfied)
    try write(refusing + usable + refused, to: "/proc/net/ipv6_route")
    #expect(state.path().supportsIPv6 && state.path().availableInterfaces.map(\.name) == ["eth0"])
  }

  @Test func `without routes or files there is no path`() throws {
    #expect(NetworkState(root: "/nonexistent").path().status == .unsatisfied)
    try writeRoutes()
    #expect(state.path().status == .unsatisfied && state.path().availableInterfaces.isEmpty)
    try write("damaged\n\nx y\n", to: "/proc/net/route")
    #expect(state.path().status == .unsatisfied)
  }

  @Test func `a monitor reports the state, and each different one`() async throws {
    try writeRoutes()
    let monitor = NWPathMonitor(state, required: nil)
    #expect(monitor.currentPath.status == .unsatisfied)
    let (paths, sender) = AsyncStream.makeStream(of: NWPath.self)
    var iterator = paths.makeAsyncIterator()
    monitor.pathUpdateHandler = { sender.yield($0) }
    let queue = DispatchQueue(label: "monitor")
    monitor.start(queue: queue)
    #expect(await iterator.next()?.status == .unsatisfied)
    try writeRoutes(("eth0", 1))
    queue.sync { monitor.refresh(always: false) }
    queue.sync { monitor.refresh(always: false) }
    #expect(await iterator.next()?.status == .satisfied)
    try writeRoutes()
    queue.sync { monitor.refresh(always: false) }
    #expect(await iterator.next()?.status == .unsatisfied, "an equal state isn't reported")
    monitor.cancel()
    try writeRoutes(("eth0", 1))
    queue.sync { monitor.refresh(always: false) }
    sender.finish()
    #expect(await iterator.next() == nil)
  }

  @Test func `the kernel accepts the socket for its messages`() {
    let events = RouteEvents(queue: .global()) {}
    #expect(events != nil)
    events?.cancel()
  }
}
