public import Crypto
public import Foundation
import Security

/// The processor for keys that never leave it, which Linux doesn't have: ``isAvailable`` is false, and no key can be made or restored.
///
/// Source: documented, developer.apple.com/documentation/cryptokit/secureenclave. The error of its initializers is ours.
public enum SecureEnclave {
  /// Whether the device has a Secure Enclave: false.
  public static var isAvailable: Bool { false }

  /// Keys of the curve P-256 in the Secure Enclave.
  public enum P256: Sendable {
    /// Keys for signatures.
    public enum Signing {}
    /// Keys for agreeing on a secret.
    public enum KeyAgreement {}
  }

  fileprivate static var unavailable: CryptoKitError { .underlyingCoreCryptoError(error: errSecNotAvailable) }
}

extension SecureEnclave.P256.Signing {
  /// A key for signatures.
  ///
  /// None exists, because every initializer throws.
  public struct PrivateKey: Sendable {
    private let never: Never

    /// Throws `CryptoKitError.underlyingCoreCryptoError` with `errSecNotAvailable`.
    public init(compactRepresentable: Bool = true) throws { throw SecureEnclave.unavailable }
    /// Throws `CryptoKitError.underlyingCoreCryptoError` with `errSecNotAvailable`.
    public init(dataRepresentation: Data) throws { throw SecureEnclave.unavailable }

    /// The public key.
    public var publicKey: Crypto.P256.Signing.PublicKey { switch never {} }
    /// The encrypted key.
    public var dataRepresentation: Data { switch never {} }

    /// Returns the signature of a digest.
    public func signature(for digest: some Digest) throws -> Crypto.P256.Signing.ECDSASignature {
      switch never {}
    }
    /// Returns the signature of data.
    public func signature(for data: some DataProtocol) throws -> Crypto.P256.Signing.ECDSASignature {
      switch never {}
    }
  }
}

extension SecureEnclave.P256.KeyAgreement {
  /// A key for agreeing on a secret.
  ///
  /// None exists, because every initializer throws.
  public struct PrivateKey: Sendable {
    private let never: Never

    /// Throws `CryptoKitError.underlyingCoreCryptoError` with `errSecNotAvailable`.
    public init(compactRepresentable: Bool = true) throws { throw SecureEnclave.unavailable }
    /// Throws `CryptoKitError.underlyingCoreCryptoError` with `errSecNotAvailable`.
    public init(dataRepresentation: Data) throws { throw SecureEnclave.unavailable }

    /// The public key.
    public var publicKey: Crypto.P256.KeyAgreement.PublicKey { switch never {} }
    /// The encrypted key.
    public var dataRepresentation: Data { switch never {} }

    /// Returns the secret that the key and another one's public key give.
    public func sharedSecretFromKeyAgreement(
      with publicKeyShare: Crypto.P256.KeyAgreement.PublicKey
    ) throws -> SharedSecret {
      switch never {}
    }
  }
}
