public import Foundation

/// A service for sharing, of which an app adds subclasses.
///
/// The page shows the title and the image of a service that can perform its action for the items, and calls ``perform()`` when the
/// service is chosen. View controllers of services aren't shown.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiactivity.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The groups of services; here all are in one list.
  public enum Category: Int, Sendable {
    /// An action on the items.
    case action = 0
    /// A way to share the items.
    case share = 1
  }

  /// The kind of a service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Copies to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Writes an email.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Writes a message; not offered.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Prints; not offered.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Saves to the photo library; not offered.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Uses a picture for a contact; not offered.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Adds to a reading list; not offered.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends to a device near by; not offered.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opens a link in the browser.
    static let open = ActivityType("open")
  }

  /// Called with whether the service completed its action.
  var onFinish: ((Bool) -> Void)?

  /// Creates a service.
  public override init() {}

  /// The group of the service; ``Category/action`` by default.
  open class var activityCategory: Category { .action }
  /// The kind of the service; nil by default.
  open var activityType: ActivityType? { nil }
  /// The title; nil by default, and then the service isn't shown.
  open var activityTitle: String? { nil }
  /// The image; nil by default.
  open var activityImage: UIImage? { nil }
  /// The controller for the service; nil by default, and not shown here.
  open var activityViewController: UIViewController? { nil }
  /// Returns whether the service can do something with items; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items before ``perform()``.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the action; the default ends without success.
  open func perform() { activityDidFinish(false) }
  /// Ends the service, and closes the page; call it when the action is done.
  open func activityDidFinish(_ completed: Bool) {
    onFinish?(completed)
    onFinish = nil
  }
}

/// An object that gives the item for a service when it is chosen.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiactivityitemsource.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns an item of the same type as that which is shared; not called here.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the item for a service; nil shares nothing.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject, for services that have one; not called here.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Returns an empty text.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
