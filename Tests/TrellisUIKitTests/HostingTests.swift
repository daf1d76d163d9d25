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

  struct Growing: View {
    @State private var count = 1
    var body: some View {
      Button("grow") { count += 1 }.frame(width: 50, height: CGFloat(count) * 20)
    }
  }

  @Test func `hosted content keeps its state while its view is hidden`() throws {
    let controller = UIHostingController(rootView: Counter(title: "a"))
    let root = UIViewController()
    root.addChild(controller)
    root.view.addSubview(controller.view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    let host = TestHost(PresentationTests.Shown(controller: root), size: CGSize(width: 300, height: 200))
    try host.tap("a 0")
    controller.view.isHidden = true
    #expect(host.texts == [])
    controller.view.isHidden = false
    #expect(host.texts == ["a 1"])
  }

  @Test func `a hosting controller reports the ideal size that its content has in the graph`() throws {
    let controller = UIHostingController(rootView: Growing())
    controller.sizingOptions = [.intrinsicContentSize, .preferredContentSize]
    let root = UIViewController()
    root.addChild(controller)
    root.view.addSubview(controller.view)
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      controller.view.topAnchor.constraint(equalTo: root.view.topAnchor),
      controller.view.leftAnchor.constraint(equalTo: root.view.leftAnchor),
    ])
    let host = TestHost(PresentationTests.Shown(controller: root), size: CGSize(width: 300, height: 200))
    _ = host.displayList
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    try host.tap("grow")
    _ = host.displayList
    #expect(controller.view.intrinsicContentSize == CGSize(width: 50, height: 40))
    #expect(controller.preferredContentSize == CGSize(width: 50, height: 40))
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(host.warnings == [])
  }

  @Test func `a representable of a hosting controller has the size of its content in the graph`() throws {
    struct Root: View {
      let controller: UIHostingController<Growing>
      var body: some View {
        VStack(spacing: 0) {
          PresentationTests.Shown(controller: controller)
          Text("below")
        }
      }
    }
    let host = TestHost(
      Root(controller: UIHostingController(rootView: Growing())), size: CGSize(width: 300, height: 200))
    let before = try host.frame(ofText: "below").minY
    try host.tap("grow")
    #expect(try host.frame(ofText: "below").minY == before + 10)
  }
}
