public import Foundation
public import Trellis

/// An activity of the user that another device, or a search, can continue.
///
/// A desktop has neither, so an activity is only a value here: nobody gets it, and none arrives.
///
/// Source: documented, developer.apple.com/documentation/foundation/nsuseractivity.
public nonisolated final class NSUserActivity: NSObject {
  /// The type of the activity, such as `org.example.reading`.
  public let activityType: String
  /// The title for the user; nil if there is none.
  public var title: String?
  /// The data with which the activity is continued; nil if there is none.
  public var userInfo: [AnyHashable: Any]?
  /// The page with the same content; nil if there is none.
  public var webpageURL: URL?
  /// The content by which a window is found; nil if there is none.
  public var targetContentIdentifier: String?
  /// Whether another device may continue the activity; here none does.
  public var isEligibleForHandoff = true
  /// Whether the activity may be found by searching; here it isn't.
  public var isEligibleForSearch = false
  /// Whether the system may suggest the activity; here it doesn't.
  public var isEligibleForPrediction = false

  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds data to that of the activity.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes this the activity to continue; does nothing here.
  public func becomeCurrent() {}
  /// Ends being the activity to continue; does nothing here.
  public func resignCurrent() {}
  /// Ends the activity; does nothing here.
  public func invalidate() {}
}

/// The type of activities that browse the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension View {
  /// Sets the activity of the user while the view is active; does nothing here, because nothing continues activities.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Sets the activity of the user while there is an element; does nothing here, because nothing continues activities.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// Sets an action for activities to continue; isn't performed here, because none arrive.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}
