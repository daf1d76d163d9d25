import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct HostingTests {
  struct Counter: View {
    let title: String
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Button("\(title) \(count)\(isEnabled ? "" : " off")") { count += 1 } }
  }

  final class Page: UIViewController {
    var log: [String] = []
    let host = UIHostingController(rootView: Counter(title: "a"))
    override func viewDidLoad() {
      super.viewDidLoad()
      log.append("load")
      addChild(host)
      view.addSubview(host.view)
      host.didMove(toParent: self)
    }
    override func viewWillAppear(_ animated: Bool) { log.append("appear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("disappear") }
    override func viewDidLayoutSubviews() { host.view.frame = view.bounds.insetBy(dx: 20, dy: 20) }
  }

  struct Shown: UIViewControllerRepresentable {
    let page: Page
    func makeUIViewController(context: Context) -> Page { page }
    func updateUIViewController(_ page: Page, context: Context) {}
  }

  struct Root: View {
    let page: Page
    @State var isShown = true
    @State var isOn = true
    var body: some View {
      VStack {
        Button("toggle") { isShown.toggle() }
        Button("disable") { isOn.toggle() }
        if isShown { Shown(page: page).disabled(!isOn) }
      }
    }
  }

  @Test func `SwiftUI in UIKit has state, events and the environment of the same graph`() throws {
    let page = Page()
    let host = TestHost(Root(page: page), size: CGSize(width: 300, height: 200))
    #expect(host.texts.contains("a 0"))
    try host.tap("a 0")
    try host.tap("a 1")
    #expect(host.texts.contains("a 2"))
    #expect(page.log == ["load", "appear"])
    page.host.rootView = Counter(title: "b")
    #expect(host.texts.contains("b 2"))
    try host.tap("disable")
    #expect(host.texts.contains("b 2 off"))
    try host.tap("toggle")
    _ = host.displayList
    #expect(page.log == ["load", "appear", "disappear"])
    #expect(host.warnings == [])
  }

  @Test func `a hosting controller measures its content`() {
    let host = TestHost(Text("x"), size: CGSize(width: 100, height: 100))
    _ = host.displayList
    let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 40))
    #expect(controller.view.intrinsicContentSize == CGSize(width: 30, height: 40))
    #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 30, height: 40))
  }
}
