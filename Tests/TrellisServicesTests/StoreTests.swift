import Foundation
import StoreKit
import SwiftUI
import Testing
import TrellisTesting

/// The storefront of a request: an error that says that there is none.
private func isUnavailable(_ error: any Error) -> Bool {
  if case StoreKitError.notAvailableInStorefront = error { true } else { false }
}

@MainActor @Suite struct StoreTests {
  @Test func `there are no products and no transactions`() async {
    await #expect { try await Product.products(for: ["a"]) } throws: { isUnavailable($0) }
    await #expect { try await AppStore.sync() } throws: { isUnavailable($0) }
    await #expect { try await Product.SubscriptionInfo.status(for: "a") } throws: { isUnavailable($0) }
    await #expect { try await AppTransaction.shared } throws: { isUnavailable($0) }
    for await _ in StoreKit.Transaction.all { Issue.record("there is no transaction") }
    for await _ in StoreKit.Transaction.currentEntitlements { Issue.record("there is no transaction") }
    #expect(await StoreKit.Transaction.currentEntitlement(for: "a") == nil)
    #expect(await Storefront.current == nil)
    #expect(!AppStore.canMakePayments)
  }

  @Test func `new transactions are waited for until the task is cancelled`() async {
    let task = Task {
      for await _ in StoreKit.Transaction.updates { Issue.record("there is no transaction") }
      return Task.isCancelled
    }
    task.cancel()
    #expect(await task.value)
  }

  @Test func `a signature's error is thrown, unless the value is wanted anyway`() throws {
    let value = VerificationResult.unverified(3, .invalidSignature)
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) { try value.payloadValue }
    #expect(value.unsafePayloadValue == 3)
    #expect(try VerificationResult.verified(4).payloadValue == 4)
  }

  private struct Redeem: View {
    @State private var isPresented = false
    @State private var result = "nothing"
    var body: some View {
      VStack {
        Button("Redeem") { isPresented = true }
        Text(verbatim: "\(isPresented) \(result)")
      }
      .offerCodeRedemption(isPresented: $isPresented) { result in
        if case .failure(let error) = result, isUnavailable(error) { self.result = "unavailable" }
      }
    }
  }

  @Test func `a sheet of the App Store closes itself with an error`() async throws {
    let host = TestHost(Redeem())
    #expect(host.texts == ["Redeem", "false nothing"])
    try host.tap("Redeem")
    try await host.settle()
    #expect(host.texts == ["Redeem", "false unavailable"])
  }

  @Test func `a view of the App Store says that it isn't available`() {
    let host = TestHost(SubscriptionStoreView(groupID: "a") { Text(verbatim: "Plus") })
    #expect(host.texts.first == "Plus")
    #expect(host.texts.contains("The App Store isn't available on this system."))
    #expect(TestHost(StoreView(ids: ["a"])).texts.contains("App Store Unavailable"))
  }

  @Test func `a request for a review has no effect`() throws {
    struct Page: View {
      @Environment(\.requestReview) private var requestReview
      var body: some View { Button("Review") { requestReview() } }
    }
    let host = TestHost(Page())
    try host.tap("Review")
    #expect(host.texts == ["Review"])
  }

  private final class Delegate: NSObject, SKProductsRequestDelegate {
    var errors: [any Error] = []
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      Issue.record("there is no product")
    }
    func request(_ request: SKRequest, didFailWithError error: any Error) { errors.append(error) }
  }

  @Test func `a request of the original interface fails`() async throws {
    let (request, delegate) = (SKProductsRequest(productIdentifiers: ["a"]), Delegate())
    request.delegate = delegate
    request.start()
    #expect(delegate.errors.isEmpty)
    let host = TestHost(EmptyView())
    try await host.wait(for: "the error") { !delegate.errors.isEmpty }
    #expect(delegate.errors.map { ($0 as? SKError)?.code } == [.storeProductNotAvailable])
    #expect(!SKPaymentQueue.canMakePayments())
  }

  @Test func `periods are described in English`() {
    #expect(Product.SubscriptionPeriod.everySixMonths.formatted() == "6 months")
    #expect(Product.SubscriptionPeriod.yearly.formatted() == "1 year")
    #expect(Product.SubscriptionPeriod.Unit.week.localizedDescription == "Week")
  }
}

/// The store's answers to the tasks of views.
@MainActor struct StoreTaskTests {
  @MainActor private final class Log {
    var lines: [String] = []
  }

  private struct Card: View {
    @Environment(\.isEnabled) private var isEnabled
    let log: Log

    var body: some View {
      Text("pass")
        .subscriptionStatusTask(for: "group") { state in
          // The environment is read on the main actor.
          let count = await state.map { @Sendable statuses in await Card.count(of: statuses.count) }
          log.lines.append("\(isEnabled) \(count.value as Any)")
        }
    }

    private static func count(of number: Int) async -> Int { number }
  }

  @Test func `the closure of a task runs on the main actor`() async {
    let log = Log()
    let host = TestHost(Card(log: log))
    for _ in 0..<1_000_000 where log.lines.isEmpty { await Task.yield() }
    #expect(log.lines == ["true nil"])
    withExtendedLifetime(host) {}
  }

  @Test func `a state is mapped asynchronously`() async {
    let state = await EntitlementTaskState.success(2).map { @Sendable number in
      await Task.yield()
      return number + 1
    }
    #expect(state.value == 3)
  }
}
