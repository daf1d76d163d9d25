public import Foundation

/// A description of what the user is doing, which can be continued later.
///
/// Linux has no system that continues activities on other devices or indexes them: only the program itself can read an activity.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The type of the activity, as `org.example.reading`.
  public let activityType: String
  /// The title; nil if none was set.
  open var title: String?
  /// The information that continues the activity; nil if nothing was set.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of the information that is needed; nil means all.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the information has to be updated.
  ///
  /// This property has no effect.
  open var needsSave = false
  /// A page of the web with the same content; nil if none was set.
  open var webpageURL: URL?
  /// The page that led to `webpageURL`; nil if none was set.
  open var referrerURL: URL?
  /// The date after which the activity can't be continued; nil if none was set.
  open var expirationDate: Date?
  /// Words by which the activity is found.
  ///
  /// This property has no effect.
  open var keywords: Set<String> = []
  /// The content that the activity needs, by which a scene is chosen; nil if none was set.
  open var targetContentIdentifier: String?
  /// The identifier by which the activity is deleted; nil if none was set.
  open var persistentIdentifier: String?
  /// Whether another device may continue the activity.
  ///
  /// This property has no effect.
  open var isEligibleForHandoff = true
  /// Whether the activity is found by a search.
  ///
  /// This property has no effect.
  open var isEligibleForSearch = false
  /// Whether the activity may be found by everyone.
  ///
  /// This property has no effect.
  open var isEligibleForPublicIndexing = false
  /// Whether the activity may be suggested.
  ///
  /// This property has no effect.
  open var isEligibleForPrediction = false

  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds information that is needed to continue the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Does nothing: there is no current activity on Linux.
  open func becomeCurrent() {}
  /// Does nothing: there is no current activity on Linux.
  open func resignCurrent() {}
  /// Does nothing: there is no system that uses the activity.
  open func invalidate() {}
}

/// The type of the activity of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
