public import Trellis
import TrellisControls

/// The text in the place of the App Store's views.
struct StoreUnavailable: View {
  var body: some View {
    ContentUnavailableView(
      "App Store Unavailable", systemImage: "storefront",
      description: Text(verbatim: "The App Store isn't available on this system."))
  }
}

/// Products of the App Store; here, the text that the App Store isn't available.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  /// The text.
  public var body: some View { StoreUnavailable() }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a view for products with identifiers.
  public init<IDs: Collection>(ids: IDs, prefersPromotionalIcon: Bool = false) where IDs.Element == String {}
  /// Creates a view for products.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {}
}

extension StoreView {
  /// Creates a view for products with identifiers, and icons.
  public init<IDs: Collection>(
    ids: IDs, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) where IDs.Element == String {}
  /// Creates a view for products with identifiers, and icons.
  public init<IDs: Collection>(
    ids: IDs, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
  ) where IDs.Element == String, PlaceholderIcon == AutomaticProductPlaceholderIcon {}
}

/// The icon of a product that isn't loaded; nothing here.
public struct AutomaticProductPlaceholderIcon: View {
  /// An empty view.
  public var body: some View { EmptyView() }
}

/// A product of the App Store; here, the text that the App Store isn't available.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  /// The text.
  public var body: some View { StoreUnavailable() }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a view for a product with an identifier.
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false) {}
  /// Creates a view for a product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
}

extension ProductView {
  /// Creates a view for a product with an identifier, and an icon.
  public init(
    id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}
  /// Creates a view for a product with an identifier, and an icon.
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon)
  where PlaceholderIcon == AutomaticProductPlaceholderIcon {}
}

/// Subscriptions of the App Store; here, the app's own content above the text that the App Store isn't available.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  /// Creates a view for a group of subscriptions.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }
  /// Creates a view for subscriptions with identifiers.
  public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }
  /// Creates a view for subscriptions.
  public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }

  /// The content, and the text.
  public var body: some View {
    VStack {
      content.containerBackgrounds(for: .subscriptionStoreHeader)
      StoreUnavailable()
    }
    .containerBackgrounds(for: .subscriptionStore)
    .containerBackgrounds(for: .subscriptionStoreFullHeight)
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  /// Creates a view for a group of subscriptions.
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
    content = EmptyView()
  }
  /// Creates a view for subscriptions with identifiers.
  public init(productIDs: some Collection<Product.ID>) { content = EmptyView() }
}

extension Product {
  /// The subscriptions that a view shows, in relation to the user's.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Better ones.
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    /// Lesser ones.
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    /// Others of the same level.
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    /// The user's own.
    public static let current = SubscriptionRelationship(rawValue: 8)
    /// All.
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
}
