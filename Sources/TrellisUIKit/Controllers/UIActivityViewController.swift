public import Foundation
import Trellis
import TrellisControls

/// A controller that offers to share items: copying, opening a link, writing an email, saving files.
///
/// It is a page with the services that a desktop has, and those of the app; services of other apps don't exist here.
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
  private let given: [Any]
  fileprivate let activities: [UIActivity]

  /// Creates a controller for strings, URLs, images and other items, or sources of these, with services of the app.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    given = activityItems
    activities = applicationActivities ?? []
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

  /// The items for a service.
  fileprivate func items(for type: UIActivity.ActivityType?) -> [Any] {
    given.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }
  fileprivate var links: [URL] { items(for: .open).compactMap { $0 as? URL }.filter { !$0.isFileURL } }
  fileprivate func text(for type: UIActivity.ActivityType) -> String {
    items(for: type).compactMap { item -> String? in
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

  /// Starts a service of the app, which ends with ``UIActivity/activityDidFinish(_:)``.
  func perform(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items(for: activity.activityType))
    activity.onFinish = { [weak self, weak activity] isCompleted in
      self?.completionWithItemsHandler?(activity?.activityType, isCompleted, nil, nil)
      self?.completionWithItemsHandler = nil
      self?.dismiss(animated: true)
    }
    activity.perform()
  }
  /// The services of the app that can do something with the items.
  var offeredActivities: [UIActivity] {
    activities.filter { activity in
      activity.activityTitle != nil && (activity.activityType.map(offers) ?? true)
        && activity.canPerform(withActivityItems: items(for: activity.activityType))
    }
  }

  /// Calls ``completionWithItemsHandler`` if no service was chosen.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard let handler = completionWithItemsHandler else { return }
    completionWithItemsHandler = nil
    handler(nil, false, nil, nil)
  }
}

private struct ActivityList: View {
  let controller: UIActivityViewController
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let text = controller.text(for: .copyToPasteboard)
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
      if controller.offers(.mail), let url = mail(controller.text(for: .mail)) {
        Button("Email…", systemImage: "envelope") { perform(.mail) { _ = CurrentWindow.open(url) } }
      }
      ForEach(Array(controller.offeredActivities.enumerated()), id: \.offset) { _, activity in
        Button {
          controller.perform(activity)
          dismiss()
        } label: {
          Label {
            Text(verbatim: activity.activityTitle ?? "")
          } icon: {
            if let image = activity.activityImage { Image(uiImage: image) }
          }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading).padding()
  }

  private func perform(_ type: UIActivity.ActivityType, _ action: () -> Void) {
    controller.perform(type, action)
    dismiss()
  }

  private func mail(_ body: String) -> URL? {
    if body.isEmpty { return nil }
    var parts = URLComponents()
    parts.scheme = "mailto"
    parts.queryItems = [URLQueryItem(name: "body", value: body)]
    return parts.url
  }
}
