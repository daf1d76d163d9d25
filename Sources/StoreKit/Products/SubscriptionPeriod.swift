public import Foundation

extension Product {
  /// The length of a subscription.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The unit.
    public let unit: Unit
    /// The number of units.
    public let value: Int

    init(_ value: Int, _ unit: Unit) { (self.value, self.unit) = (value, unit) }

    /// A week.
    public static let weekly = SubscriptionPeriod(1, .week)
    /// A month.
    public static let monthly = SubscriptionPeriod(1, .month)
    /// A year.
    public static let yearly = SubscriptionPeriod(1, .year)
    /// Three days.
    public static let everyThreeDays = SubscriptionPeriod(3, .day)
    /// Two weeks.
    public static let everyTwoWeeks = SubscriptionPeriod(2, .week)
    /// Two months.
    public static let everyTwoMonths = SubscriptionPeriod(2, .month)
    /// Three months.
    public static let everyThreeMonths = SubscriptionPeriod(3, .month)
    /// Six months.
    public static let everySixMonths = SubscriptionPeriod(6, .month)

    /// A unit of time.
    public enum Unit: Hashable, Sendable {
      case day, week, month, year

      /// The name in English.
      public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }

      /// Returns the name in a style.
      public func formatted(_ style: FormatStyle = FormatStyle()) -> String { style.format(self) }

      /// The style of units: their names in English.
      public struct FormatStyle: Foundation.FormatStyle {
        /// Creates a style.
        public init() {}
        /// Returns the name in small letters.
        public func format(_ value: Unit) -> String { value.localizedDescription.lowercased() }
      }
    }

    /// Returns the length in a style.
    public func formatted(_ style: FormatStyle = FormatStyle()) -> String { style.format(self) }

    /// The style of lengths: numbers and units in English.
    public struct FormatStyle: Foundation.FormatStyle {
      /// Creates a style.
      public init() {}
      /// Returns the number and the unit.
      public func format(_ value: SubscriptionPeriod) -> String {
        "\(value.value) \(value.unit.formatted())\(value.value == 1 ? "" : "s")"
      }
    }
  }

  /// An offer for a subscription.
  ///
  /// There is none here.
  public struct SubscriptionOffer: Hashable, Sendable {
    private let none: @Sendable () -> Never
    private init(_ none: @escaping @Sendable () -> Never) { self.none = none }

    /// The identifier; nil for an introduction.
    public var id: String? { none() }
    /// The kind.
    public var type: OfferType { none() }
    /// The price.
    public var price: Decimal { none() }
    /// The price with its currency.
    public var displayPrice: String { none() }
    /// The length of a period.
    public var period: SubscriptionPeriod { none() }
    /// The number of periods.
    public var periodCount: Int { none() }
    /// The way of paying.
    public var paymentMode: PaymentMode { none() }
    /// Returns whether both are the same.
    public static func == (one: SubscriptionOffer, other: SubscriptionOffer) -> Bool { one.none() }
    /// Feeds the offer to a hasher.
    public func hash(into hasher: inout Hasher) { none() }

    /// The kind of an offer.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a kind.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// For new subscribers.
      public static let introductory = OfferType(rawValue: "introductory")
      /// For subscribers.
      public static let promotional = OfferType(rawValue: "promotional")
      /// For former subscribers.
      public static let winBack = OfferType(rawValue: "winBack")
    }

    /// The way of paying for an offer.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a way.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A lower price for each period.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// A price for all periods.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// A period without payment.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
      /// The name for the user.
      public var localizedDescription: String { rawValue }
    }
  }
}
