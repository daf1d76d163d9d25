import SwiftUI
import Testing
import TrellisTesting

@MainActor @Suite struct AlertControllerTests {
  typealias Page = NavigationTests.Page
  typealias Shown = NavigationTests.Shown

  @Test func `an alert shows its message, fields and buttons`() async throws {
    let page = Page("Page")
    let host = TestHost(Shown(controller: page), size: CGSize(width: 400, height: 400))
    _ = host.texts
    var pressed: [String] = []
    let alert = UIAlertController(title: "Delete?", message: "All of it.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in pressed.append("cancel") })
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in pressed.append("delete") })
    page.present(alert, animated: false)
    #expect(host.texts.contains("Delete?") && host.texts.contains("All of it."))
    await host.advance(by: .seconds(1))
    try host.tap("Delete")
    #expect(pressed == ["delete"])
    await host.advance(by: .seconds(1))
    #expect(!host.texts.contains("Delete?"))
    #expect(page.presentedViewController == nil)
    let sheet = UIAlertController(title: "Choose", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Red", style: .default) { _ in pressed.append("red") })
    page.present(sheet, animated: false)
    await host.advance(by: .seconds(1))
    try host.tap("Red")
    #expect(pressed == ["delete", "red"])
  }

  @Test func `the text of an alert's field reaches its action`() async throws {
    let page = Page("Page")
    let host = TestHost(Shown(controller: page), size: CGSize(width: 400, height: 400))
    _ = host.texts
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Your name" }
    var name: String?
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in name = alert?.textFields?[0].text })
    page.present(alert, animated: false)
    await host.advance(by: .seconds(1))
    try host.tap("Your name")
    host.type("Ada")
    try host.tap("OK")
    #expect(name == "Ada")
  }
}
