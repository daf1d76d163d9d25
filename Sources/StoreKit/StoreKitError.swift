public import Foundation

/// The reason that a request failed; here, ``notAvailableInStorefront``, as there is no App Store.
public enum StoreKitError: LocalizedError, Sendable {
  case unknown, userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront, notEntitled, unsupported

  /// A sentence about the error.
  public var errorDescription: String? {
    switch self {
    case .notAvailableInStorefront: "The App Store isn't available on this system."
    case .userCancelled: "The request was cancelled."
    case .networkError(let error): error.localizedDescription
    case .systemError(let error): error.localizedDescription
    case .unknown, .notEntitled, .unsupported: "The request to the App Store failed."
    }
  }
}
