public import Foundation
public import Trellis
public import TrellisControls

/// The buttons of the App Store's views.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String
  /// The button that closes the view.
  public static let cancellation = StoreButtonKind(name: "cancellation")
  /// The button that restores purchases.
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  /// The button for a code.
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  /// The button for signing in.
  public static let signIn = StoreButtonKind(name: "signIn")
  /// The buttons of the terms and the privacy policy.
  public static let policies = StoreButtonKind(name: "policies")
}

/// The appearance of a product; without effect here.
public protocol ProductViewStyle: Sendable {}
/// The system's choice.
public struct AutomaticProductViewStyle: ProductViewStyle {}
/// A small appearance.
public struct CompactProductViewStyle: ProductViewStyle {}
/// The usual appearance.
public struct RegularProductViewStyle: ProductViewStyle {}
/// A large appearance.
public struct LargeProductViewStyle: ProductViewStyle {}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// The system's choice.
  public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
  /// A small appearance.
  public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
  /// The usual appearance.
  public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  /// A large appearance.
  public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}

/// The lines of the button that buys a subscription; without effect here.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
  /// The action.
  public static let action = SubscriptionStoreButtonLabel(name: "action")
  /// The name.
  public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
  /// The price.
  public static let price = SubscriptionStoreButtonLabel(name: "price")
  /// Several lines.
  public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
  /// A single line.
  public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
}

/// The control of subscriptions; without effect here.
public struct SubscriptionStoreControlStyle: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = SubscriptionStoreControlStyle(name: "automatic")
  /// A button for each.
  public static let buttons = SubscriptionStoreControlStyle(name: "buttons")
  /// A list to choose from.
  public static let picker = SubscriptionStoreControlStyle(name: "picker")
  /// A raised list to choose from.
  public static let prominentPicker = SubscriptionStoreControlStyle(name: "prominentPicker")
}

/// The pages of a subscription's policies; without effect here.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  private let name: String
  /// The terms.
  public static let termsOfService = SubscriptionStorePolicyKind(name: "termsOfService")
  /// The privacy policy.
  public static let privacyPolicy = SubscriptionStorePolicyKind(name: "privacyPolicy")
}

extension ContainerBackgroundPlacement {
  /// The app's content of a ``SubscriptionStoreView``.
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(number: 4)
  /// A ``SubscriptionStoreView``.
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(number: 5)
  /// A ``SubscriptionStoreView``, as the system likes.
  public static let subscriptionStore = ContainerBackgroundPlacement(number: 6)
}

/// Modifiers of the App Store's views, which show a text here: they return the view unchanged.
extension View {
  /// Returns the view unchanged: the App Store's views have no buttons here.
  public nonisolated func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...)
    -> some View
  {
    self
  }
  /// Returns the view unchanged: the App Store's views show no products here.
  public nonisolated func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
  /// Returns the view unchanged: the App Store's views show no products here.
  public nonisolated func productDescription(_ visibility: Visibility) -> some View { self }
  /// Returns the view unchanged: the App Store's views show no subscriptions here.
  public nonisolated func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    self
  }
  /// Returns the view unchanged: the App Store's views show no subscriptions here.
  public nonisolated func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyle) -> some View {
    self
  }
  /// Returns the view unchanged: the App Store's views show no subscriptions here.
  public nonisolated func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
  ) -> some View { self }
  /// Returns the view unchanged: the App Store's views show no subscriptions here.
  public nonisolated func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View {
    self
  }
  /// Returns the view unchanged: the App Store's views show no subscriptions here.
  public nonisolated func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
  /// Returns the view unchanged: the App Store's views have no button for signing in here.
  public nonisolated func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
  /// Returns the view unchanged: the App Store's views show no policies here.
  public nonisolated func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View {
    self
  }
  /// Returns the view unchanged: the App Store's views show no policies here.
  public nonisolated func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { self }
  /// Returns the view unchanged: the App Store's views show no policies here.
  public nonisolated func subscriptionStorePolicyDestination<Content: View>(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> Content
  ) -> some View { self }
}
