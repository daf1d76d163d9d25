public import Foundation

extension Product {
  /// The result of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  /// The reason that a purchase failed.
  public enum PurchaseError: LocalizedError, Hashable, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier
    case invalidOfferPrice, invalidOfferSignature, missingOfferParameters

    /// A sentence about the error.
    public var errorDescription: String? { "The product can't be bought: \(self)." }
  }

  /// A choice for a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let text: String
    private init(_ text: String) { self.text = text }

    /// Returns a number of pieces.
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption("quantity \(quantity)") }
    /// Returns the user's account in the app.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption("token \(token)") }
    /// Returns an offer.
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption { PurchaseOption("offer \(offerID) \(keyID) \(nonce) \(timestamp)") }
    /// Returns whether a test asks for permission.
    public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> PurchaseOption {
      PurchaseOption("asks \(simulates)")
    }
    /// Returns a reaction to another storefront.
    public static func onStorefrontChange(shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool)
      -> PurchaseOption
    { PurchaseOption("storefront") }
    /// Returns an offer to former subscribers.
    public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
      PurchaseOption("win back")
    }
    /// Returns a choice of the app's own.
    public static func custom(key: String, value: String) -> PurchaseOption {
      PurchaseOption("\(key): \(value)")
    }
    /// Returns a choice of the app's own.
    public static func custom(key: String, value: Double) -> PurchaseOption {
      PurchaseOption("\(key): \(value)")
    }
    /// Returns a choice of the app's own.
    public static func custom(key: String, value: Bool) -> PurchaseOption {
      PurchaseOption("\(key): \(value)")
    }
  }
}
