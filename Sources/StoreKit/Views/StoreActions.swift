public import Trellis

/// The action of `\.requestReview`: does nothing.
///
/// Documented: the request may show nothing.
public struct RequestReviewAction: Sendable {
  /// Does nothing: there is no App Store here.
  @MainActor public func callAsFunction() {}
}

/// The action of `\.purchase`.
public struct PurchaseAction: Sendable {
  /// Buys a product; there is none here.
  @MainActor public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = [])
    async throws -> Product.PurchaseResult
  { try await product.purchase(options: options) }
}

/// The action of `\.displayStoreKitMessage`.
public struct DisplayMessageAction: Sendable {
  /// Shows a message; there is none here.
  @MainActor public func callAsFunction(_ message: Message) throws { _ = message.reason }
}

extension EnvironmentValues {
  /// The action that asks the user for a review, which does nothing here.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// The action that buys a product.
  public var purchase: PurchaseAction { PurchaseAction() }
  /// The action that shows a message of the App Store.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
