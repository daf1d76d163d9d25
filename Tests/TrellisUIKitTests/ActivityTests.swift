import SwiftUI
import Testing
import TrellisTesting

@testable import TrellisUIKit

/// Services of an app on the page for sharing.
@MainActor @Suite struct ActivityTests {
  private final class Save: UIActivity {
    var items: [Any] = []
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("save") }
    override var activityTitle: String? { "Save" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    override func perform() { activityDidFinish(true) }
  }

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
    func activityViewController(
      _ controller: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType?.rawValue == "save" ? "for saving" : nil }
  }

  @Test func `a service gets the items of its kind, and ends the page`() {
    let save = Save()
    let controller = UIActivityViewController(activityItems: [Source()], applicationActivities: [save])
    #expect(controller.offeredActivities == [save])
    var result: [String] = []
    controller.completionWithItemsHandler = { type, isCompleted, _, _ in
      result.append("\(type?.rawValue ?? "") \(isCompleted)")
    }
    controller.perform(save)
    #expect(save.items as? [String] == ["for saving"] && result == ["save true"])
  }

  @Test func `services that can't perform, have no title or are excluded aren't offered`() {
    let save = Save()
    let controller = UIActivityViewController(
      activityItems: [1], applicationActivities: [save, UIActivity()])
    #expect(controller.offeredActivities.isEmpty)
    let excluding = UIActivityViewController(activityItems: ["a"], applicationActivities: [save])
    #expect(excluding.offeredActivities == [save])
    excluding.excludedActivityTypes = [UIActivity.ActivityType("save")]
    #expect(excluding.offeredActivities.isEmpty)
  }
}
