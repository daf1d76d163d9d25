public import TrellisUIKit

/// The title of a payment button.
public enum PKPaymentButtonType: Int, Sendable {
  case plain = 0, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent
  case support, contribute, tip, `continue`

  /// The words, in English.
  ///
  /// Source: inferred from the documented names.
  var title: String {
    switch self {
    case .plain: "Apple Pay"
    case .buy: "Buy with Apple Pay"
    case .setUp: "Set up Apple Pay"
    case .inStore: "Pay with Apple Pay"
    case .donate: "Donate with Apple Pay"
    case .checkout: "Check out with Apple Pay"
    case .book: "Book with Apple Pay"
    case .subscribe: "Subscribe with Apple Pay"
    case .reload: "Reload with Apple Pay"
    case .addMoney: "Add money with Apple Pay"
    case .topUp: "Top up with Apple Pay"
    case .order: "Order with Apple Pay"
    case .rent: "Rent with Apple Pay"
    case .support: "Support with Apple Pay"
    case .contribute: "Contribute with Apple Pay"
    case .tip: "Tip with Apple Pay"
    case .continue: "Continue with Apple Pay"
    }
  }
}

/// The colours of a payment button.
public enum PKPaymentButtonStyle: Int, Sendable {
  case white = 0, whiteOutline, black
  /// Black in light mode, white in dark mode.
  case automatic
}

/// A button that starts a payment or the setup of cards: an ordinary button, whose action is the app's.
///
/// Apple Pay doesn't exist on Linux, and neither does its logo: the title is text.
///
/// Source: documented, developer.apple.com/documentation/passkit/pkpaymentbutton.
@MainActor @preconcurrency
open class PKPaymentButton: UIButton {
  /// The radius of the corners, in points; 4 by default.
  open var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }

  /// Creates a button.
  public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
    super.init(frame: .zero)
    let (ground, text): (UIColor, UIColor) =
      switch style {
      case .white, .whiteOutline: (.white, .black)
      case .black: (.black, .white)
      case .automatic: (.label, .systemBackground)
      }
    backgroundColor = ground
    setTitle(type.title, for: .normal)
    setTitleColor(text, for: .normal)
    titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
    layer.cornerRadius = cornerRadius
    if style == .whiteOutline {
      layer.borderWidth = 1
      layer.borderColor = UIColor.black.cgColor
    }
    accessibilityLabel = type.title
  }

  /// Always nil: there are no archives of views.
  public required init?(coder: NSCoder) { return nil }
}
