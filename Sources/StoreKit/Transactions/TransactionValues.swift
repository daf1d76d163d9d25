public import Foundation

extension Transaction {
  /// A list of transactions.
  public struct Transactions: AsyncSequence, Sendable {
    /// A transaction.
    public typealias Element = VerificationResult<Transaction>
    let stream: AsyncStream<Element>

    /// Returns an iterator.
    public func makeAsyncIterator() -> AsyncStream<Element>.Iterator { stream.makeAsyncIterator() }
  }

  /// The reason that the App Store took a product back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Creates a reason.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A problem of the app.
    public static let developerIssue = RevocationReason(rawValue: 1)
    /// Another reason.
    public static let other = RevocationReason(rawValue: 0)
    /// A text for users.
    public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
  }

  /// The owner of a product.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an owner.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// The user's family.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// The result of asking for money back.
  public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }
  /// The reason that asking for money back failed; here, ``failed``.
  public enum RefundRequestError: LocalizedError, Hashable, Sendable {
    case duplicateRequest, failed

    /// A sentence about the error.
    public var errorDescription: String? { "The App Store isn't available on this system." }
  }
}

/// A value with the App Store's signature.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  /// The value, if its signature is right; throws the reason otherwise.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }

  /// The value, whether its signature is right or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  /// The reason that a signature isn't accepted.
  public enum VerificationError: LocalizedError, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding,
      invalidSignature
    case missingRequiredProperties

    /// A sentence about the error.
    public var errorDescription: String? { "The signature can't be verified: \(self)." }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

extension AsyncStream {
  /// A sequence that waits until its task is cancelled.
  static var withoutElements: AsyncStream { AsyncStream { _ in } }
  /// A sequence that has ended.
  static var ended: AsyncStream { AsyncStream { $0.finish() } }
}
