/// The state of the network at a moment.
///
/// Source: documented, developer.apple.com/documentation/network/nwpath. Ours: the state is read from the kernel's routes; whether the
/// Internet can be reached isn't tried.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
  /// Whether the path can be used.
  public enum Status: Sendable {
    /// A route to other networks exists.
    case satisfied
    /// No route to other networks exists.
    case unsatisfied
    /// A route might exist after a connection is made. Linux never reports this status.
    case requiresConnection
  }

  /// The reason that a path isn't satisfied.
  public enum UnsatisfiedReason: Sendable {
    /// Not known, or the path is satisfied.
    case notAvailable
    /// The mobile network is off.
    case cellularDenied
    /// Wi-Fi is off.
    case wifiDenied
    /// The local network is off.
    case localNetworkDenied
    /// A VPN isn't connected.
    case vpnInactive
  }

  /// Whether the path can be used.
  public let status: Status
  /// The interfaces with a route to other networks, in the order of preference.
  public let availableInterfaces: [NWInterface]
  /// Whether there is a default route of IPv4.
  public let supportsIPv4: Bool
  /// Whether there is a default route of IPv6.
  public let supportsIPv6: Bool
  /// Whether a server of DNS is configured.
  public let supportsDNS: Bool

  /// Whether the preferred interface is that of a mobile network.
  public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
  /// Whether little data is to be used: false, because Linux has no such setting.
  public var isConstrained: Bool { false }
  /// The reason that the path isn't satisfied: not known.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

  /// Returns whether the path is satisfied and has an interface of a type.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    status == .satisfied && availableInterfaces.contains { $0.type == type }
  }

  /// The status and the interfaces.
  public var debugDescription: String { "\(status) \(availableInterfaces.map(\.name))" }
}
