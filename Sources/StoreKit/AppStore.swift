public import Foundation

/// The App Store, which doesn't exist here.
public enum AppStore {
  /// False: there is no App Store here.
  public static var canMakePayments: Bool { false }
  /// Nil: the device has no identifier.
  public static var deviceVerificationID: UUID? { nil }
  /// Throws ``StoreKitError/notAvailableInStorefront``: there is no App Store here.
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
  /// Does nothing; documented: the request may show nothing.
  @MainActor public static func requestReview(in scene: some AnyObject) {}
  /// Throws ``StoreKitError/notAvailableInStorefront``: there is no App Store here.
  @MainActor public static func showManageSubscriptions(in scene: some AnyObject) async throws {
    throw StoreKitError.notAvailableInStorefront
  }
  /// Throws ``StoreKitError/notAvailableInStorefront``: there is no App Store here.
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: some AnyObject) async throws {
    throw StoreKitError.notAvailableInStorefront
  }

  /// The server of a transaction.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a server.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The App Store.
    public static let production = Environment(rawValue: "Production")
    /// The server for tests.
    public static let sandbox = Environment(rawValue: "Sandbox")
    /// Xcode.
    public static let xcode = Environment(rawValue: "Xcode")
  }
}

/// The App Store of a country.
///
/// There is none here.
public struct Storefront: Identifiable, Hashable, Sendable {
  private let none: @Sendable () -> Never
  private init(_ none: @escaping @Sendable () -> Never) { self.none = none }

  /// Nil: there is no App Store here.
  public static var current: Storefront? { get async { nil } }
  /// The changes of the storefront: none, until the task is cancelled.
  public static var updates: AsyncStream<Storefront> { .withoutElements }

  /// The identifier.
  public var id: String { none() }
  /// The country.
  public var countryCode: String { none() }
  /// The currency; nil if it isn't known.
  public var currency: Locale.Currency? { none() }
  /// Returns whether both are the same.
  public static func == (one: Storefront, other: Storefront) -> Bool { one.none() }
  /// Feeds the storefront to a hasher.
  public func hash(into hasher: inout Hasher) { none() }
}

/// The purchase of the app.
///
/// There is none here.
public struct AppTransaction: Hashable, Sendable {
  private let none: @Sendable () -> Never
  private init(_ none: @escaping @Sendable () -> Never) { self.none = none }

  /// Throws ``StoreKitError/notAvailableInStorefront``: there is no App Store here.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.notAvailableInStorefront }
  }
  /// Throws ``StoreKitError/notAvailableInStorefront``: there is no App Store here.
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    throw StoreKitError.notAvailableInStorefront
  }

  /// The identifier of the app.
  public var bundleID: String { none() }
  /// The version.
  public var appVersion: String { none() }
  /// The first version that the user had.
  public var originalAppVersion: String { none() }
  /// The date of the purchase.
  public var originalPurchaseDate: Date { none() }
  /// The server.
  public var environment: AppStore.Environment { none() }
  /// Returns whether both are the same.
  public static func == (one: AppTransaction, other: AppTransaction) -> Bool { one.none() }
  /// Feeds the purchase to a hasher.
  public func hash(into hasher: inout Hasher) { none() }
}

/// A message of the App Store.
///
/// There is none here.
public struct Message: Sendable {
  private let none: @Sendable () -> Never
  private init(_ none: @escaping @Sendable () -> Never) { self.none = none }

  /// The messages: none, until the task is cancelled.
  public static var messages: AsyncStream<Message> { .withoutElements }
  /// The reason.
  public var reason: Reason { none() }
  /// Shows the message in a scene.
  @MainActor public func display(in scene: some AnyObject) throws { none() }

  /// The reason of a message.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Creates a reason.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Another one.
    public static let generic = Reason(rawValue: 0)
    /// A higher price.
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    /// A payment that failed.
    public static let billingIssue = Reason(rawValue: 2)
    /// An offer to a former subscriber.
    public static let winBackOffer = Reason(rawValue: 3)
  }
}
