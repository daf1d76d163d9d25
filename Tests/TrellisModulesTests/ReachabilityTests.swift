import Foundation
import Testing

@testable import Network
@testable import SystemConfiguration

/// The flags that the callback got last.
private nonisolated(unsafe) var received: [UInt32] = []

@Suite(.serialized) struct ReachabilityTests {
  private func path(_ type: NWInterface.InterfaceType?) -> NWPath {
    NWPath(
      status: type == nil ? .unsatisfied : .satisfied,
      availableInterfaces: type.map { [NWInterface(type: $0, name: "x0", index: 1)] } ?? [],
      supportsIPv4: true,
      supportsIPv6: false, supportsDNS: true)
  }

  @Test func `flags follow the path`() {
    #expect(SCNetworkReachability.flags(of: path(nil), isLocal: false) == [])
    #expect(SCNetworkReachability.flags(of: path(.wifi), isLocal: false) == .reachable)
    #expect(SCNetworkReachability.flags(of: path(.cellular), isLocal: false) == [.reachable, .isWWAN])
    #expect(
      SCNetworkReachability.flags(of: path(nil), isLocal: true).contains([.reachable, .isLocalAddress]))
  }

  @Test func `names and addresses of the machine are local`() throws {
    var flags = SCNetworkReachabilityFlags()
    let local = try #require(SCNetworkReachabilityCreateWithName(nil, "localhost"))
    #expect(SCNetworkReachabilityGetFlags(local, &flags) && flags.contains(.isLocalAddress))
    #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let machine = try #require(
      withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          SCNetworkReachabilityCreateWithAddress(nil, $0)
        }
      })
    #expect(SCNetworkReachabilityGetFlags(machine, &flags) && flags.contains(.isLocalAddress))
  }

  @Test func `the callback gets flags that differ`() throws {
    received = []
    let way = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
    SCNetworkReachabilitySetCallback(way, { _, flags, _ in received.append(flags.rawValue) }, nil)
    for type in [nil, nil, NWInterface.InterfaceType.wifi, .wifi, .cellular] { way.changed(to: path(type)) }
    #expect(received == [0, 2, 2 | 1 << 18])
  }
}
