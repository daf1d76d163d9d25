import SwiftUI
import Testing
import TrellisTesting

@MainActor @Suite struct NavigationTests {
  final class Page: UIViewController {
    var calls: [String] = []
    init(_ name: String) {
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { fatalError("no coder") }
    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 20))
      label.text = "Page \(title ?? "")"
      view.addSubview(label)
    }
    override func viewDidAppear(_ animated: Bool) { calls.append("appear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("disappear") }
  }

  struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test func `a navigation controller has a bar with titles and the way back`() throws {
    let (first, second) = (Page("First"), Page("Second"))
    let navigation = UINavigationController(rootViewController: first)
    let host = TestHost(Shown(controller: navigation), size: CGSize(width: 300, height: 300))
    #expect(host.texts.contains("First") && host.texts.contains("Page First"))
    #expect(try host.frame(ofText: "Page First").minY >= 44)
    navigation.pushViewController(second, animated: false)
    #expect(host.texts.contains("Second") && !host.texts.contains("Page First"))
    #expect(second.navigationController === navigation)
    try host.tap("First")
    #expect(host.texts.contains("Page First") && !host.texts.contains("Page Second"))
    #expect(first.calls == ["appear", "disappear", "appear"])
    #expect(second.calls == ["appear", "disappear"])
  }

  @Test func `the buttons of a bar call their methods, and follow changes`() throws {
    let page = Page("Page")
    var calls: [String] = []
    let item = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in calls.append("add") })
    page.navigationItem.rightBarButtonItem = item
    page.navigationItem.leftBarButtonItem = page.editButtonItem
    let host = TestHost(
      Shown(controller: UINavigationController(rootViewController: page)),
      size: CGSize(width: 300, height: 300))
    try host.tap("Add")
    #expect(calls == ["add"])
    item.title = "More"
    try host.tap("More")
    #expect(calls == ["add", "add"])
    try host.tap("Edit")
    #expect(page.isEditing)
    #expect(host.texts.contains("Done"))
    item.isEnabled = false
    try host.tap("More")
    #expect(calls.count == 2)
  }

  @Test func `large titles make the bar higher, except for pages that don't want them`() throws {
    let (first, second) = (Page("First"), Page("Second"))
    second.navigationItem.largeTitleDisplayMode = .never
    let navigation = UINavigationController(rootViewController: first)
    navigation.navigationBar.prefersLargeTitles = true
    let host = TestHost(Shown(controller: navigation), size: CGSize(width: 300, height: 300))
    #expect(try host.frame(ofText: "Page First").minY >= 96)
    navigation.pushViewController(second, animated: false)
    #expect(try host.frame(ofText: "Page Second").minY < 96)
  }

  @Test func `a toolbar shows the items of the page`() throws {
    let page = Page("Page")
    var calls = 0
    page.toolbarItems = [
      .flexibleSpace(), UIBarButtonItem(title: "Tool", primaryAction: UIAction { _ in calls += 1 }),
    ]
    let navigation = UINavigationController(rootViewController: page)
    navigation.setToolbarHidden(false, animated: false)
    let host = TestHost(Shown(controller: navigation), size: CGSize(width: 300, height: 300))
    let frame = try host.frame(ofText: "Tool")
    #expect(frame.minY > 250 && frame.maxX > 250)
    try host.tap("Tool")
    #expect(calls == 1)
  }

  @Test func `a menu of a button has actions and groups`() throws {
    let page = Page("Page")
    var chosen: [String] = []
    func action(_ title: String) -> UIAction { UIAction(title: title) { chosen.append($0.title) } }
    let menu = UIMenu(children: [action("One"), UIMenu(options: .displayInline, children: [action("Two")])])
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", menu: menu)
    let host = TestHost(
      Shown(controller: UINavigationController(rootViewController: page)),
      size: CGSize(width: 300, height: 300))
    try host.tap("Menu")
    #expect(host.texts.contains("One") && host.texts.contains("Two"))
    try host.tap("Two")
    #expect(chosen == ["Two"])
  }

  @Test func `a toolbar shows items that the page sets as it loads and later`() throws {
    final class Tools: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        toolbarItems = [UIBarButtonItem(title: "Loaded", menu: nil)]
      }
    }
    let page = Tools(nibName: nil, bundle: nil)
    let navigation = UINavigationController(rootViewController: page)
    navigation.setToolbarHidden(false, animated: false)
    let host = TestHost(Shown(controller: navigation), size: CGSize(width: 300, height: 300))
    #expect(host.texts.contains("Loaded"))
    page.toolbarItems = [UIBarButtonItem(title: "Later", menu: nil)]
    #expect(host.texts.contains("Later") && !host.texts.contains("Loaded"))
  }
}
