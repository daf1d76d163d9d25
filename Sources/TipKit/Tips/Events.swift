public import Foundation

extension Tips {
  /// A kind of occurrences in the app, which rules count.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    /// The identifier.
    public let id: String
    private let limit: DonationLimit

    /// Creates an event whose occurrences have a value.
    public init(id: String, donationLimit: DonationLimit = DonationLimit()) {
      (self.id, limit) = (id, donationLimit)
    }

    /// The occurrences, oldest first.
    public var donations: [Donation] {
      TipStore.shared.donations(of: id).compactMap { kept in
        (try? JSONDecoder().decode(DonationInfo.self, from: kept.info)).map {
          Donation(date: kept.date, info: $0)
        }
      }
    }

    /// Records an occurrence with a value.
    public func donate(_ info: DonationInfo) async { record(info) }
    /// Records an occurrence with a value.
    public func sendDonation(_ info: DonationInfo, completion: (@Sendable () -> Void)? = nil) {
      record(info)
      completion?()
    }

    private func record(_ info: DonationInfo) {
      guard let data = try? JSONEncoder().encode(info) else { return }
      TipStore.shared.donate(data, to: id, limit)
    }

    /// An occurrence of an event.
    @dynamicMemberLookup
    public struct Donation: Sendable {
      /// The time.
      public let date: Date
      fileprivate let info: DonationInfo
      /// Returns a part of the value.
      public subscript<Value>(dynamicMember path: KeyPath<DonationInfo, Value>) -> Value {
        info[keyPath: path]
      }
    }
  }

  /// The value of an occurrence without a value.
  public struct EmptyDonation: Codable, Hashable, Sendable {
    /// Creates the value.
    public init() {}
  }

  /// The number and age of the occurrences that are kept.
  public struct DonationLimit: Hashable, Sendable {
    let maximumCount: Int
    let maximumAge: TimeInterval
    /// Creates a limit; without arguments, of 1000 occurrences.
    public init(maximumCount: Int? = nil, maximumAge: DonationTimeRange? = nil) {
      self.maximumCount = maximumCount ?? 1000
      self.maximumAge = maximumAge?.seconds ?? .infinity
    }
  }

  /// A length of time before now.
  public struct DonationTimeRange: Hashable, Sendable {
    let seconds: TimeInterval
    /// A minute.
    public static let minute = minutes(1)
    /// An hour.
    public static let hour = hours(1)
    /// A day.
    public static let day = days(1)
    /// A week.
    public static let week = weeks(1)
    /// Returns minutes.
    public static func minutes(_ count: Int) -> DonationTimeRange {
      DonationTimeRange(seconds: Double(count) * 60)
    }
    /// Returns hours.
    public static func hours(_ count: Int) -> DonationTimeRange { minutes(count * 60) }
    /// Returns days.
    public static func days(_ count: Int) -> DonationTimeRange { hours(count * 24) }
    /// Returns weeks.
    public static func weeks(_ count: Int) -> DonationTimeRange { days(count * 7) }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  /// Creates an event.
  public init(id: String) { self.init(id: id, donationLimit: Tips.DonationLimit()) }
  /// Records an occurrence.
  public func donate() async { await donate(Tips.EmptyDonation()) }
  /// Records an occurrence.
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    sendDonation(Tips.EmptyDonation(), completion: completion)
  }
}

extension Array {
  /// Returns the occurrences of the last time.
  public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
  where Element == Tips.Event<Info>.Donation {
    let now = TipStore.shared.now()
    return filter { now.timeIntervalSince($0.date) <= range.seconds }
  }
}
