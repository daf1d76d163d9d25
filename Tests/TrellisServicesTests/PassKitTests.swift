import PassKit
import SwiftUI
import Testing
import TrellisTesting

@MainActor @Suite struct PassKitTests {
  private struct Payment: UIViewRepresentable {
    let count: (Int) -> Void

    @MainActor final class Coordinator: NSObject {
      let button = PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black)
      var presses = 0
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
      let coordinator = context.coordinator
      coordinator.button.addAction(
        UIAction { [count] _ in
          coordinator.presses += 1
          count(coordinator.presses)
        }, for: .touchUpInside)
      return coordinator.button
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test func `a payment button shows its title and performs its action`() async throws {
    var presses = 0
    let host = TestHost(Payment { presses = $0 }.frame(width: 300, height: 45))
    #expect(host.texts == ["Buy with Apple Pay"])
    try host.tap("Buy with Apple Pay")
    #expect(presses == 1)
  }

  @Test func `payments and passes don't exist`() {
    #expect(!PKPaymentAuthorizationController.canMakePayments())
    #expect(!PKPassLibrary.isPassLibraryAvailable())
    #expect(PKPaymentButtonType.continue.rawValue == 16)
  }
}
