public import Foundation
import Trellis
import TrellisControls

/// A controller that offers to share items: copying, opening a link, writing an email, saving files.
///
/// It is a page with the services that a desktop has; services of other apps don't exist here.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiactivityviewcontroller; the services: ours.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// Called when the user has chosen a service or closed the page.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Called when the user has chosen a service.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The services that aren't offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  private let items: [Any]

  /// Creates a controller for strings, URLs, images and other items, of which the description is shared.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }

  /// Sets a page with the services.
  open override func loadView() {
    let view = UIHostedView()
    view.content = { [weak self] in self.map { AnyView(ActivityList(controller: $0)) } }
    self.view = view
  }

  fileprivate var links: [URL] { items.compactMap { $0 as? URL }.filter { !$0.isFileURL } }
  fileprivate var text: String {
    items.compactMap { item -> String? in
      switch item {
      case let text as String: text
      case let text as NSAttributedString: text.string
      case let url as URL: url.absoluteString
      default: nil
      }
    }.joined(separator: "\n")
  }
  fileprivate func offers(_ type: UIActivity.ActivityType) -> Bool {
    excludedActivityTypes?.contains(type) != true
  }

  fileprivate func perform(_ type: UIActivity.ActivityType, _ action: () -> Void) {
    action()
    completionWithItemsHandler?(type, true, nil, nil)
    completionWithItemsHandler = nil
    dismiss(animated: true)
  }

  /// Calls ``completionWithItemsHandler`` if no service was chosen.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard let handler = completionWithItemsHandler else { return }
    completionWithItemsHandler = nil
    handler(nil, false, nil, nil)
  }
}

/// A service for sharing.
@MainActor @preconcurrency
open class UIActivity: NSObject {
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
}

private struct ActivityList: View {
  let controller: UIActivityViewController
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let text = controller.text
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: text).lineLimit(3).foregroundStyle(.secondary)
      if controller.offers(.copyToPasteboard), !text.isEmpty {
        Button("Copy", systemImage: "doc.on.doc") {
          perform(.copyToPasteboard) { UIPasteboard.general.string = text }
        }
      }
      if let link = controller.links.first {
        Button("Open Link", systemImage: "globe") { perform(.open) { _ = CurrentWindow.open(link) } }
      }
      if controller.offers(.mail), !text.isEmpty, let url = mail(text) {
        Button("Email…", systemImage: "envelope") { perform(.mail) { _ = CurrentWindow.open(url) } }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading).padding()
  }

  private func perform(_ type: UIActivity.ActivityType, _ action: () -> Void) {
    controller.perform(type, action)
    dismiss()
  }

  private func mail(_ body: String) -> URL? {
    var parts = URLComponents()
    parts.scheme = "mailto"
    parts.queryItems = [URLQueryItem(name: "body", value: body)]
    return parts.url
  }
}
