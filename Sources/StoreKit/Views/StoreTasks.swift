public import Trellis

extension Product {
  /// The state of a request for a product.
  public enum TaskState: Sendable {
    case loading, unavailable
    case success(Product)
    case failure(any Error)

    /// The product; nil if there is none.
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }

  /// The state of a request for products.
  public enum CollectionTaskState: Sendable {
    case loading
    case success([Product], unavailable: [String])
    case failure(any Error)

    /// The products; nil if there are none yet.
    public var products: [Product]? { if case .success(let products, _) = self { products } else { nil } }
  }
}

/// The state of a request for an entitlement.
public enum EntitlementTaskState<Value: Sendable>: Sendable {
  case loading
  case success(Value)
  case failure(any Error)

  /// The value; nil if there is none yet.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
  /// Returns the state with a changed value.
  public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .success(let value): .success(try transform(value))
    case .failure(let error): .failure(error)
    }
  }
  /// Returns the state with a changed value.
  public func map<T>(_ transform: @Sendable (Value) async throws -> T) async rethrows
    -> EntitlementTaskState<T>
  {
    switch self {
    case .loading: .loading
    case .success(let value): .success(try await transform(value))
    case .failure(let error): .failure(error)
    }
  }
}

private enum StoreRequest {
  /// Waits for other work of the main actor, as a request to a store does.
  ///
  /// The views around a task therefore appear before its closure runs.
  static func finish() async { await Task.detached {}.value }
}

extension View {
  /// Passes the failure ``StoreKitError/notAvailableInStorefront`` to the closure: there is no App Store here.
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    @_inheritActorContext action: @escaping @Sendable (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) {
      await StoreRequest.finish()
      await action(.failure(StoreKitError.notAvailableInStorefront))
    }
  }

  /// Passes the failure ``StoreKitError/notAvailableInStorefront`` to the closure: there is no App Store here.
  public func storeProductsTask(
    for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
    @_inheritActorContext action: @escaping @Sendable (Product.CollectionTaskState) async -> Void
  ) -> some View {
    task(id: Array(ids), priority: priority) {
      await StoreRequest.finish()
      await action(.failure(StoreKitError.notAvailableInStorefront))
    }
  }

  /// Passes no entitlement to the closure: there is no App Store here.
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    @_inheritActorContext action:
      @escaping @Sendable (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) {
      await StoreRequest.finish()
      await action(.success(nil))
    }
  }

  /// Passes the failure ``StoreKitError/notAvailableInStorefront`` to the closure: there is no App Store here.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    @_inheritActorContext action:
      @escaping @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) {
      await StoreRequest.finish()
      await action(.failure(StoreKitError.notAvailableInStorefront))
    }
  }

  /// Returns the view unchanged: no purchase starts here.
  public nonisolated func onInAppPurchaseStart(perform action: (@Sendable (Product) async -> Void)? = nil)
    -> some View
  { self }
  /// Returns the view unchanged: no purchase ends here.
  public nonisolated func onInAppPurchaseCompletion(
    perform action: (@Sendable (Product, Result<Product.PurchaseResult, any Error>) async -> Void)? = nil
  ) -> some View { self }
  /// Returns the view unchanged: no purchase starts here.
  public nonisolated func inAppPurchaseOptions(
    _ options: (@Sendable (Product) async -> Set<Product.PurchaseOption>?)? = nil
  ) -> some View { self }
}
