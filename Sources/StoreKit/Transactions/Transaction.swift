public import Foundation

/// A purchase in the App Store.
///
/// There is none here: the lists are empty.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Never set, as no transaction can be created.
  private let none: @Sendable () -> Never
  private init(_ none: @escaping @Sendable () -> Never) { self.none = none }

  // MARK: Lists

  /// The transactions of the user: none.
  public static var all: Transactions { Transactions(stream: .ended) }
  /// The transactions that entitle the user: none.
  public static var currentEntitlements: Transactions { Transactions(stream: .ended) }
  /// The transactions that the app hasn't finished: none.
  public static var unfinished: Transactions { Transactions(stream: .ended) }
  /// New transactions: none, until the task is cancelled.
  public static var updates: Transactions { Transactions(stream: .withoutElements) }
  /// Nil: there is no transaction.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// Nil: there is no transaction.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    nil
  }
  /// The transactions that entitle the user to a product: none.
  public static func currentEntitlements(for productID: String) -> Transactions {
    Transactions(stream: .ended)
  }

  /// Throws ``RefundRequestError/failed``: there is no App Store here.
  public static func beginRefundRequest(for transactionID: UInt64, in scene: some AnyObject) async throws
    -> RefundRequestStatus
  { throw RefundRequestError.failed }

  // MARK: The transaction

  /// The identifier.
  public var id: UInt64 { none() }
  /// The identifier of the first transaction of a subscription.
  public var originalID: UInt64 { none() }
  /// The identifier of the product.
  public var productID: String { none() }
  /// The kind of the product.
  public var productType: Product.ProductType { none() }
  /// The identifier of the subscription's group; nil for other products.
  public var subscriptionGroupID: String? { none() }
  /// The identifier of the app.
  public var appBundleID: String { none() }
  /// The date.
  public var purchaseDate: Date { none() }
  /// The date of the first transaction.
  public var originalPurchaseDate: Date { none() }
  /// The end of the subscription; nil for other products.
  public var expirationDate: Date? { none() }
  /// The number of pieces.
  public var purchasedQuantity: Int { none() }
  /// Whether a better subscription has replaced this one.
  public var isUpgraded: Bool { none() }
  /// The price; nil if it isn't known.
  public var price: Decimal? { none() }
  /// The date on which the App Store took the product back; nil if it didn't.
  public var revocationDate: Date? { none() }
  /// The reason for that; nil if it didn't happen.
  public var revocationReason: RevocationReason? { none() }
  /// The user's account in the app; nil if there is none.
  public var appAccountToken: UUID? { none() }
  /// The owner.
  public var ownershipType: OwnershipType { none() }
  /// The server.
  public var environment: AppStore.Environment { none() }
  /// The date of the signature.
  public var signedDate: Date { none() }
  /// The transaction as JSON.
  public var jsonRepresentation: Data { none() }
  /// The user's subscription; nil for other products.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { none() } }

  /// Says that the app has delivered the product.
  public func finish() async { none() }
  /// Asks for the user's money back.
  public func beginRefundRequest(in scene: some AnyObject) async throws -> RefundRequestStatus { none() }

  /// Returns whether both are the same.
  public static func == (one: Transaction, other: Transaction) -> Bool { one.none() }
  /// Feeds the transaction to a hasher.
  public func hash(into hasher: inout Hasher) { none() }
}
