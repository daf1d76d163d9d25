public import Trellis

extension View {
  /// Closes the sheet at once, and passes ``StoreKitError/notAvailableInStorefront`` to the closure: there is no App Store here.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    unavailableSheet(isPresented) { onCompletion(.failure(StoreKitError.notAvailableInStorefront)) }
  }

  /// Closes the sheet at once: there is no App Store here.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    unavailableSheet(isPresented) {}
  }

  /// Closes the sheet at once: there is no App Store here.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
    unavailableSheet(isPresented) {}
  }

  /// Closes the sheet at once, and passes ``Transaction/RefundRequestError/failed`` to the closure: there is no App Store here.
  public func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View {
    unavailableSheet(isPresented) { onDismiss?(.failure(.failed)) }
  }

  /// Closes a sheet of the App Store when it is to be shown.
  private func unavailableSheet(_ isPresented: Binding<Bool>, then: @escaping @MainActor () -> Void)
    -> some View
  {
    onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
      guard isShown else { return }
      isPresented.wrappedValue = false
      then()
    }
  }
}
