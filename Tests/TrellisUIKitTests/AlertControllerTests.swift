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

  @Test func `an alert's action presents another alert`() async throws {
    let page = Page("Page")
    let host = TestHost(Shown(controller: page), size: CGSize(width: 400, height: 400))
    _ = host.texts
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    let second = UIAlertController(title: "Second", message: "Again", preferredStyle: .alert)
    second.addAction(UIAlertAction(title: "Done", style: .default))
    first.addAction(
      UIAlertAction(title: "Next", style: .default) { _ in page.present(second, animated: false) })
    page.present(first, animated: false)
    await host.advance(by: .seconds(1))
    try host.tap("Next")
    await host.advance(by: .seconds(1))
    #expect(page.presentedViewController === second)
    #expect(host.texts.contains("Second") && !host.texts.contains("First"))
    try host.tap("Done")
    await host.advance(by: .seconds(1))
    #expect(page.presentedViewController == nil)
    #expect(!host.texts.contains("Second"))
  }

  @Test func `an action can be enabled by the text of a field, and the preferred one is the return key's`()
    async throws
  {
    let page = Page("Page")
    let host = TestHost(Shown(controller: page), size: CGSize(width: 400, height: 400))
    _ = host.texts
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    var pressed: [String] = []
    let other = UIAlertAction(title: "Other", style: .default) { _ in pressed.append("other") }
    let ok = UIAlertAction(title: "OK", style: .default) { _ in pressed.append("ok") }
    ok.isEnabled = false
    alert.addTextField { field in
      field.placeholder = "Your name"
      field.addAction(
        UIAction { [weak field] _ in ok.isEnabled = field?.text?.isEmpty == false }, for: .editingChanged)
    }
    alert.addAction(other)
    alert.addAction(ok)
    alert.preferredAction = ok
    page.present(alert, animated: false)
    await host.advance(by: .seconds(1))
    try host.tap("OK")
    #expect(pressed == [])
    try host.tap("Your name")
    host.type("Ada")
    host.press(.return)
    #expect(pressed == ["ok"])
  }
}
