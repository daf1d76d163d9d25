public import Foundation

/// An object that gets the result of a request.
public protocol SKRequestDelegate: AnyObject {
  /// The request ended; never called here.
  func requestDidFinish(_ request: SKRequest)
  /// The request failed.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request to the App Store, which fails with ``SKError/Code/storeProductNotAvailable``: there is no App Store here.
open class SKRequest: NSObject, @unchecked Sendable {
  /// The object that gets the result.
  open weak var requestDelegate: (any SKRequestDelegate)?
  private var isCancelled = false

  /// Fails, in a later turn of the main loop.
  open func start() {
    DispatchQueue.main.async { [self] in
      guard !isCancelled else { return }
      requestDelegate?.request(self, didFailWithError: SKError(.storeProductNotAvailable))
    }
  }

  /// Cancels the request.
  open func cancel() { isCancelled = true }
}

/// An object that gets products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Products have arrived; never called here.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request for products, which fails: there is no App Store here.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  /// The object that gets the products.
  open weak var delegate: (any SKProductsRequestDelegate)? { didSet { requestDelegate = delegate } }

  /// Creates a request for products with identifiers.
  public init(productIdentifiers: Set<String>) {}
}

/// Products that have arrived.
///
/// There are none here.
open class SKProductsResponse: NSObject {
  private let none: () -> Never
  private init(_ none: @escaping () -> Never) { self.none = none }
  /// The products.
  open var products: [SKProduct] { none() }
  /// The identifiers of products that don't exist.
  open var invalidProductIdentifiers: [String] { none() }
}

/// A request for the app's receipt, which fails: there is no App Store here.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  /// The object that gets the result.
  open weak var delegate: (any SKRequestDelegate)? { didSet { requestDelegate = delegate } }

  /// Creates a request.
  public init(receiptProperties: [String: Any]? = nil) {}
}

/// The request for a review, in the original interface.
open class SKStoreReviewController: NSObject {
  /// Does nothing; documented: the request may show nothing.
  @MainActor @preconcurrency open class func requestReview() {}
  /// Does nothing; documented: the request may show nothing.
  @MainActor @preconcurrency open class func requestReview(in windowScene: AnyObject) {}
}
