public import Foundation

extension Product {
  /// The subscription of a product.
  ///
  /// There is none here.
  public struct SubscriptionInfo: Hashable, Sendable {
    private let none: @Sendable () -> Never
    private init(_ none: @escaping @Sendable () -> Never) { self.none = none }

    /// Throws ``StoreKitError/notAvailableInStorefront``: there is no App Store here.
    public static func status(for groupID: String) async throws -> [Status] {
      throw StoreKitError.notAvailableInStorefront
    }
    /// Throws ``StoreKitError/notAvailableInStorefront``: there is no App Store here.
    public static func status(transactionID: UInt64) async throws -> Status? {
      throw StoreKitError.notAvailableInStorefront
    }
    /// False: there is no offer.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    /// The offer for new subscribers; nil if there is none.
    public var introductoryOffer: SubscriptionOffer? { none() }
    /// The offers for subscribers.
    public var promotionalOffers: [SubscriptionOffer] { none() }
    /// The offers for former subscribers.
    public var winBackOffers: [SubscriptionOffer] { none() }
    /// The identifier of the group.
    public var subscriptionGroupID: String { none() }
    /// The name of the group.
    public var groupDisplayName: String { none() }
    /// The level in the group.
    public var groupLevel: Int { none() }
    /// The length.
    public var subscriptionPeriod: SubscriptionPeriod { none() }
    /// Whether the user may have the offer for new subscribers.
    public var isEligibleForIntroOffer: Bool { get async { none() } }
    /// The user's subscriptions in the group.
    public var status: [Status] { get async throws { none() } }

    /// Returns whether both are the same.
    public static func == (one: SubscriptionInfo, other: SubscriptionInfo) -> Bool { one.none() }
    /// Feeds the subscription to a hasher.
    public func hash(into hasher: inout Hasher) { none() }

    /// The state of a user's subscription.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// The number.
      public let rawValue: Int
      /// Creates a state.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// Valid.
      public static let subscribed = RenewalState(rawValue: 1)
      /// Ended.
      public static let expired = RenewalState(rawValue: 2)
      /// Not paid, while payment is tried again.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// Not paid, but valid.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// Taken back.
      public static let revoked = RenewalState(rawValue: 5)
      /// The name in English.
      public var localizedDescription: String {
        switch self {
        case .subscribed: "Subscribed"
        case .expired: "Expired"
        case .inBillingRetryPeriod: "In Billing Retry Period"
        case .inGracePeriod: "In Grace Period"
        case .revoked: "Revoked"
        default: "Unknown"
        }
      }
    }
  }
}

extension Product.SubscriptionInfo {
  /// A user's subscription.
  ///
  /// There is none here.
  public struct Status: Hashable, Sendable {
    private let none: @Sendable () -> Never
    private init(_ none: @escaping @Sendable () -> Never) { self.none = none }

    /// The changes of the user's subscriptions: none, until the task is cancelled.
    public static var updates: AsyncStream<Status> { .withoutElements }
    /// The user's subscriptions: none.
    public static var all: AsyncStream<(groupID: String, statuses: [Status])> { .ended }

    /// The state.
    public var state: RenewalState { none() }
    /// The last transaction.
    public var transaction: VerificationResult<Transaction> { none() }
    /// The next renewal.
    public var renewalInfo: VerificationResult<RenewalInfo> { none() }
    /// Returns whether both are the same.
    public static func == (one: Status, other: Status) -> Bool { one.none() }
    /// Feeds the subscription to a hasher.
    public func hash(into hasher: inout Hasher) { none() }
  }

  /// The next renewal of a subscription.
  ///
  /// There is none here.
  public struct RenewalInfo: Hashable, Sendable {
    private let none: @Sendable () -> Never
    private init(_ none: @escaping @Sendable () -> Never) { self.none = none }

    /// The identifier of the subscribed product.
    public var currentProductID: String { none() }
    /// Whether the subscription renews itself.
    public var willAutoRenew: Bool { none() }
    /// The identifier of the next product; nil if the subscription ends.
    public var autoRenewPreference: String? { none() }
    /// The reason that the subscription ended; nil if it didn't.
    public var expirationReason: ExpirationReason? { none() }
    /// The date of the next renewal; nil if there is none.
    public var renewalDate: Date? { none() }
    /// The price of the next renewal; nil if there is none.
    public var renewalPrice: Decimal? { none() }
    /// The end of the time in which the subscription is valid without payment; nil if there is none.
    public var gracePeriodExpirationDate: Date? { none() }
    /// Whether payment is tried again.
    public var isInBillingRetry: Bool { none() }
    /// Returns whether both are the same.
    public static func == (one: RenewalInfo, other: RenewalInfo) -> Bool { one.none() }
    /// Feeds the renewal to a hasher.
    public func hash(into hasher: inout Hasher) { none() }

    /// The reason that a subscription ended.
    public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
      /// The number.
      public let rawValue: Int
      /// Creates a reason.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// The user cancelled it.
      public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
      /// The payment failed.
      public static let billingError = ExpirationReason(rawValue: 2)
      /// The user didn't agree to a price.
      public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
      /// The product is gone.
      public static let productUnavailable = ExpirationReason(rawValue: 4)
      /// Not known.
      public static let unknown = ExpirationReason(rawValue: 5)
    }
  }
}
