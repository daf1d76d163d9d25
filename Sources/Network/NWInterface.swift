/// An interface of the network.
///
/// Source: documented, developer.apple.com/documentation/network/nwinterface.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// The technology of an interface.
  public enum InterfaceType: Sendable {
    /// Another one, such as a virtual interface.
    case other
    /// Wi-Fi.
    case wifi
    /// A modem of a mobile network.
    case cellular
    /// A cable.
    case wiredEthernet
    /// The computer itself.
    case loopback
  }

  /// The technology.
  public let type: InterfaceType
  /// The name, such as `eth0`.
  public let name: String
  /// The kernel's number.
  public let index: Int

  /// The name.
  public var debugDescription: String { name }
}
