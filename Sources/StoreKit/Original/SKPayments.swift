public import Foundation

/// The errors of the original interface; here, ``Code/paymentNotAllowed``.
public struct SKError: Error, Hashable, CustomNSError, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "SKErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// Another reason.
  public static var unknown: Code { .unknown }
  /// The user cancelled the payment.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// Payments aren't possible.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
}

/// A product, in the original interface.
///
/// There is none here.
open class SKProduct: NSObject {
  private let none: () -> Never
  private init(_ none: @escaping () -> Never) { self.none = none }
  /// The identifier.
  open var productIdentifier: String { none() }
  /// The name.
  open var localizedTitle: String { none() }
  /// The description.
  open var localizedDescription: String { none() }
  /// The price.
  open var price: NSDecimalNumber { none() }
  /// The locale of the price.
  open var priceLocale: Locale { none() }
}

/// An order of a product.
open class SKPayment: NSObject {
  /// The identifier of the product.
  public let productIdentifier: String
  /// The number of pieces.
  public var quantity = 1
  /// The user's account in the app; nil if there is none.
  public var applicationUsername: String?

  /// Creates an order.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// An order that can be changed.
open class SKMutablePayment: SKPayment {}

/// The states of a transaction.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// A transaction, in the original interface.
///
/// There is none here.
open class SKPaymentTransaction: NSObject {
  private let none: () -> Never
  private init(_ none: @escaping () -> Never) { self.none = none }
  /// The state.
  open var transactionState: SKPaymentTransactionState { none() }
  /// The order.
  open var payment: SKPayment { none() }
  /// The identifier; nil before the end.
  open var transactionIdentifier: String? { none() }
  /// The date; nil before the end.
  open var transactionDate: Date? { none() }
  /// The first transaction; nil if this one isn't restored.
  open var original: SKPaymentTransaction? { none() }
  /// The error; nil if there is none.
  open var error: (any Error)? { none() }
}

/// An object that follows transactions.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Transactions have changed; never called here.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Transactions were removed; never called here.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Restoring failed.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// Restoring ended; never called here.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// The App Store offers a product; never called here.
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct)
    -> Bool
}

extension SKPaymentTransactionObserver {
  /// Does nothing.
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  {}
  /// Does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  /// Does nothing.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// Refuses.
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// The transactions of the app: none, as there is no App Store here.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let only = SKPaymentQueue()
  private var observers: [any SKPaymentTransactionObserver] = []

  private override init() {}

  /// The queue of the app.
  open class func `default`() -> SKPaymentQueue { only }
  /// False: there is no App Store here.
  open class func canMakePayments() -> Bool { false }
  /// The transactions: none.
  open var transactions: [SKPaymentTransaction] { [] }
  /// Adds an object that follows transactions.
  open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
  /// Removes an object that follows transactions.
  open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }
  /// Orders a product; there is none here.
  open func add(_ payment: SKPayment) {}
  /// Ends a transaction; there is none here.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// Fails with ``SKError/Code/paymentNotAllowed``, which the observers get.
  open func restoreCompletedTransactions() {
    for observer in observers {
      observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed))
    }
  }
  /// Does nothing: there is no App Store here.
  open func presentCodeRedemptionSheet() {}
}
