import TrellisBus
import TrellisFoundation

/// The reason that an operation on the keychain failed, as the number that is returned.
struct KeychainError: Error {
  let status: OSStatus

  init(_ status: OSStatus) { self.status = status }

  /// Creates the error for a failed call on the bus.
  init(_ error: BusError) {
    switch error {
    case .noBus, .disconnected: status = errSecNotAvailable
    case .malformed: status = errSecInternalComponent
    case .timeout: status = errSecIO
    case .reply(let name, _):
      switch name {
      case "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner":
        status = errSecNotAvailable
      case _ where name.hasPrefix("org.freedesktop.DBus.Error.Spawn."): status = errSecNotAvailable
      case "org.freedesktop.Secret.Error.IsLocked": status = errSecInteractionNotAllowed
      case "org.freedesktop.Secret.Error.NoSuchObject": status = errSecItemNotFound
      default: status = errSecInternalComponent
      }
    }
  }
}
