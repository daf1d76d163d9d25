public import Foundation

/// A product of the App Store.
///
/// There is none here: ``products(for:)`` throws ``StoreKitError/notAvailableInStorefront``.
public struct Product: Identifiable, Hashable, Sendable {
  /// Never set, as no product can be created.
  private let none: @Sendable () -> Never

  private init(_ none: @escaping @Sendable () -> Never) { self.none = none }

  /// Throws ``StoreKitError/notAvailableInStorefront``: there is no App Store here.
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers.Element == String {
    throw StoreKitError.notAvailableInStorefront
  }

  /// The identifier.
  public var id: String { none() }
  /// The kind.
  public var type: ProductType { none() }
  /// The name for the user.
  public var displayName: String { none() }
  /// The description for the user.
  public var description: String { none() }
  /// The price.
  public var price: Decimal { none() }
  /// The price with its currency.
  public var displayPrice: String { none() }
  /// Whether the family of the user shares the product.
  public var isFamilyShareable: Bool { none() }
  /// The subscription; nil for other products.
  public var subscription: SubscriptionInfo? { none() }
  /// The product as JSON.
  public var jsonRepresentation: Data { none() }
  /// The style of prices.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { none() }
  /// The style of periods.
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle { none() }
  /// The style of units of periods.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { none() }
  /// The last transaction; nil if there is none.
  public var latestTransaction: VerificationResult<Transaction>? { get async { none() } }
  /// The transaction that entitles the user; nil if there is none.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { none() } }
  /// The transactions that entitle the user.
  public var currentEntitlements: Transaction.Transactions { none() }

  /// Buys the product.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { none() }
  /// Buys the product, and asks the user in a scene.
  public func purchase(confirmIn scene: some AnyObject, options: Set<PurchaseOption> = []) async throws
    -> PurchaseResult
  { none() }

  /// Returns whether both are the same.
  public static func == (one: Product, other: Product) -> Bool { one.none() }
  /// Feeds the product to a hasher.
  public func hash(into hasher: inout Hasher) { none() }

  /// The kind of a product.
  public struct ProductType: RawRepresentable, Codable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A product that is used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// A product that is bought once.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// A subscription that ends.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// A subscription that renews itself.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    /// The name for the user.
    public var localizedDescription: String { rawValue }
  }
}
