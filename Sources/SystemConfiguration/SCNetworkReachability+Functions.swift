public import Foundation

/// Returns the way to a host with a name; nil for an empty name.
///
/// The allocator is ignored.
public func SCNetworkReachabilityCreateWithName(_ allocator: OpaquePointer?, _ nodename: UnsafePointer<CChar>)
  -> SCNetworkReachability?
{
  let name = String(cString: nodename)
  if name.isEmpty { return nil }
  return SCNetworkReachability(isLocal: name == "localhost" || name == "127.0.0.1" || name == "::1")
}

/// Returns the way to an address; the zero address is any host.
///
/// The allocator is ignored.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: OpaquePointer?, _ address: UnsafePointer<sockaddr>
)
  -> SCNetworkReachability?
{
  let isLocal: Bool
  switch Int32(address.pointee.sa_family) {
  case AF_INET:
    isLocal = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr & 0xFF == 127
  case AF_INET6:
    var six = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self).sin6_addr
    isLocal = withUnsafeBytes(of: &six) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
  default: return nil
  }
  return SCNetworkReachability(isLocal: isLocal)
}

/// Reads the flags, and returns true.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

/// Sets the function that gets changed flags, and returns true; nil removes it.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachability.Callback?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.setCallback(callout, context?.pointee.info)
  return true
}

/// Calls the function on a queue after each change, and returns true; nil ends that.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?)
  -> Bool
{
  target.follow(on: queue)
  return true
}
