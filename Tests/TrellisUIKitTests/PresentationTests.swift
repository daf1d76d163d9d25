import SwiftUI
import Testing
import TrellisTesting

@MainActor @Suite struct PresentationTests {
  /// A controller with a text, which notes its life.
  final class Page: UIViewController {
    let name: String
    let journal: Journal
    init(_ name: String, _ journal: Journal) {
      (self.name, self.journal) = (name, journal)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("no coder") }
    override func loadView() { view = Noted(name, journal) }
    override func viewWillAppear(_ animated: Bool) { journal.note("\(name) will appear") }
    override func viewIsAppearing(_ animated: Bool) { journal.note("\(name) appears") }
    override func viewDidAppear(_ animated: Bool) { journal.note("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { journal.note("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { journal.note("\(name) did disappear") }
  }

  /// A label that notes when it gets into a window.
  final class Noted: UILabel {
    let journal: Journal
    init(_ name: String, _ journal: Journal) {
      self.journal = journal
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      text = name
    }
    required init?(coder: NSCoder) { fatalError("no coder") }
    override func didMoveToWindow() { journal.note("\(text ?? "") \(window == nil ? "out" : "in")") }
  }

  @MainActor final class Journal {
    private(set) var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  struct Root: View {
    let controller: UIViewController
    @State var isShown = true
    var body: some View {
      VStack {
        Button("toggle") { isShown.toggle() }
        if isShown { Shown(controller: controller) }
      }
    }
  }

  private func settle(_ host: TestHost) async { await host.advance(by: .seconds(2)) }

  @Test func `a controller appears around its view's way into the window`() async throws {
    let journal = Journal()
    let host = TestHost(Root(controller: Page("a", journal)), size: CGSize(width: 300, height: 200))
    _ = host.displayList
    #expect(journal.take() == ["a will appear", "a in", "a appears", "a did appear"])
    try host.tap("toggle")
    await settle(host)
    #expect(journal.take() == ["a will disappear", "a out", "a did disappear"])
  }

  @Test func `pushing and popping report the old controller first, then the new one, twice`() {
    let journal = Journal()
    let (first, second) = (Page("a", journal), Page("b", journal))
    let navigation = UINavigationController(rootViewController: first)
    let host = TestHost(Shown(controller: navigation), size: CGSize(width: 300, height: 200))
    _ = host.displayList
    _ = journal.take()
    navigation.pushViewController(second, animated: false)
    let calls = ["will disappear", "will appear", "did disappear", "appears", "did appear"]
    func noted() -> [String] { journal.take().filter { !$0.hasSuffix("in") && !$0.hasSuffix("out") } }
    #expect(noted() == zip(["a", "b", "a", "b", "b"], calls).map { "\($0) \($1)" })
    #expect(second.navigationController === navigation)
    navigation.popViewController(animated: false)
    #expect(noted() == zip(["b", "a", "b", "a", "a"], calls).map { "\($0) \($1)" })
    #expect(second.parent == nil)
    _ = host.displayList
    #expect(host.texts == ["a"])
  }

  @Test func `a child that is added and removed appears and disappears`() {
    let journal = Journal()
    let (parent, child) = (UIViewController(), Page("a", journal))
    let host = TestHost(Shown(controller: parent), size: CGSize(width: 300, height: 200))
    _ = host.displayList
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(journal.take() == ["a will appear", "a in", "a appears", "a did appear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(journal.take() == ["a will disappear", "a out", "a did disappear"])
  }

  @Test func `completions follow appearing and disappearing`() async {
    let journal = Journal()
    let (root, page) = (UIViewController(), Page("a", journal))
    let host = TestHost(Shown(controller: root), size: CGSize(width: 300, height: 300))
    _ = host.displayList
    root.present(page, animated: true) { journal.note("presented") }
    #expect(journal.take() == [])
    await settle(host)
    #expect(journal.take() == ["a will appear", "a in", "a appears", "a did appear", "presented"])
    #expect(root.presentedViewController === page && page.presentingViewController === root)
    #expect(host.texts.contains("a"))
    page.dismiss(animated: true) { journal.note("dismissed") }
    #expect(journal.take() == [])
    await settle(host)
    #expect(journal.take() == ["a will disappear", "a out", "a did disappear", "dismissed"])
    #expect(root.presentedViewController == nil && page.presentingViewController == nil)
    #expect(!host.texts.contains("a"))
    root.present(page, animated: true)
    await settle(host)
    #expect(host.texts.contains("a"))
    #expect(host.warnings == [])
  }

  @Test func `a presented controller presents another one, and all are dismissed from below`() async {
    let journal = Journal()
    let (root, first, second) = (UIViewController(), Page("a", journal), Page("b", journal))
    let host = TestHost(Shown(controller: root), size: CGSize(width: 300, height: 300))
    _ = host.displayList
    root.present(first, animated: true) { first.present(second, animated: true) }
    await settle(host)
    #expect(host.texts.contains("b"))
    #expect(second.presentingViewController === first)
    root.present(UIViewController(), animated: true)
    #expect(root.presentedViewController === first)
    root.dismiss(animated: true)
    await settle(host)
    #expect(!host.texts.contains("a") && !host.texts.contains("b"))
    #expect(first.presentedViewController == nil)
  }

  @Test func `a hosting view outlives its controller`() {
    struct Hosted: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIHostingController(rootView: Text("hosted")).view }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    let host = TestHost(Hosted(), size: CGSize(width: 300, height: 300))
    #expect(host.texts == ["hosted"])
  }
}
