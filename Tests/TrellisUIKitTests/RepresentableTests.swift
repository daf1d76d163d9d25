import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct RepresentableTests {
  /// A box with a colour and a label's text, and the calls that it got.
  final class Calls {
    var made = 0
    var updates: [String] = []
    var dismantled = 0
    var coordinators = 0
    var box: Box?
  }

  final class Box: UIView {
    var number = 0
    var drawn: [CGRect] = []
    var layouts: [CGSize] = []
    let inner = UIView()
    override init(frame: CGRect) {
      super.init(frame: frame)
      inner.backgroundColor = .red
      addSubview(inner)
    }
    required init?(coder: NSCoder) { fatalError("no coder") }
    override func draw(_ rect: CGRect) {
      drawn.append(rect)
      UIColor.blue.setFill()
      UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts.append(bounds.size)
      inner.frame = CGRect(x: 20, y: 20, width: bounds.width - 40, height: 10)
    }
  }

  struct BoxView: UIViewRepresentable {
    let calls: Calls
    var number: Int
    @Binding var bound: Int
    @Environment(\.colorScheme) var scheme

    final class Coordinator { var number = 0 }
    func makeCoordinator() -> Coordinator {
      calls.coordinators += 1
      return Coordinator()
    }
    func makeUIView(context: Context) -> Box {
      calls.made += 1
      let box = Box()
      calls.box = box
      return box
    }
    func updateUIView(_ box: Box, context: Context) {
      context.coordinator.number += 1
      calls.updates.append("\(number) \(bound) \(context.coordinator.number)")
      box.number = number
    }
    static func dismantleUIView(_ box: Box, coordinator: Coordinator) { box.number = -1 }
  }

  struct Root: View {
    let calls: Calls
    @State var number = 1
    @State var bound = 10
    @State var other = 0
    @State var isShown = true
    var body: some View {
      VStack(spacing: 0) {
        Button("number") { number += 1 }
        Button("bound") { bound += 1 }
        Button("other \(other)") { other += 1 }
        Button("hide") { isShown.toggle() }
        if isShown { BoxView(calls: calls, number: number, bound: $bound).frame(width: 100, height: 50) }
      }
    }
  }

  @Test func `a view is made once, and updated when its value or what it read changes, and only then`() throws
  {
    let calls = Calls()
    let host = TestHost(Root(calls: calls), size: CGSize(width: 200, height: 300))
    _ = host.displayList
    #expect(calls.made == 1)
    #expect(calls.coordinators == 1)
    #expect(calls.updates == ["1 10 1"])
    try host.tap("other 0")
    #expect(host.texts.contains("other 1"))
    #expect(calls.updates == ["1 10 1"])
    try host.tap("number")
    _ = host.displayList
    #expect(calls.updates == ["1 10 1", "2 10 2"])
    try host.tap("bound")
    _ = host.displayList
    #expect(calls.updates == ["1 10 1", "2 10 2", "2 11 3"])
    #expect(calls.made == 1)
    #expect(host.warnings == [])
  }

  @Test func `a removed view is dismantled, and made anew when it returns`() throws {
    let calls = Calls()
    let host = TestHost(Root(calls: calls), size: CGSize(width: 200, height: 300))
    _ = host.displayList
    let box = try #require(calls.box)
    #expect(box.window != nil)
    try host.tap("hide")
    _ = host.displayList
    _ = host.displayList
    #expect(box.number == -1)
    #expect(box.window == nil)
    try host.tap("hide")
    _ = host.displayList
    #expect(calls.made == 2)
  }

  @Test func `subviews are laid out in the size that SwiftUI gives, and drawn there`() throws {
    let calls = Calls()
    let host = TestHost(Root(calls: calls), size: CGSize(width: 200, height: 300))
    let picture = try host.picture()
    let box = try #require(calls.box)
    #expect(box.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(box.layouts == [CGSize(width: 100, height: 50)])
    #expect(box.inner.frame == CGRect(x: 20, y: 20, width: 60, height: 10))
    #expect(box.drawn == [CGRect(x: 0, y: 0, width: 100, height: 50)])
    let fills = host.displayList.description
    #expect(fills.contains("60"))
    _ = picture
  }

  @Test func `a property that changes later is drawn, without an update of the representable`() throws {
    let calls = Calls()
    let host = TestHost(Root(calls: calls), size: CGSize(width: 200, height: 300))
    let before = host.displayList
    let box = try #require(calls.box)
    #expect(!host.needsUpdate)
    box.inner.backgroundColor = .green
    #expect(host.needsUpdate)
    let after = host.displayList
    #expect(before != after)
    #expect(calls.updates.count == 1)
    #expect(box.drawn.count == 1)
    box.setNeedsDisplay()
    _ = host.displayList
    #expect(box.drawn.count == 2)
    #expect(box.layouts.count == 1)
    box.setNeedsLayout()
    _ = host.displayList
    #expect(box.layouts.count == 2)
    box.inner.frame.origin.x = 30
    #expect(host.displayList != after)
    #expect(!host.needsUpdate)
    #expect(host.warnings == [])
  }

  private struct Natural: UIViewRepresentable {
    final class Sized: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 60, height: UIView.noIntrinsicMetric) }
    }
    let hugs: Bool
    func makeUIView(context: Context) -> Sized {
      let view = Sized()
      if hugs { view.setContentHuggingPriority(.required, for: .horizontal) }
      return view
    }
    func updateUIView(_ view: Sized, context: Context) { view.accessibilityIdentifier = "sized" }
  }

  @Test func `the size follows from the natural size and the priorities`() throws {
    let wide = TestHost(Natural(hugs: false), size: CGSize(width: 200, height: 100))
    #expect(try wide.frame(ofIdentifier: "sized").size == CGSize(width: 200, height: 100))
    let hugging = TestHost(Natural(hugs: true), size: CGSize(width: 200, height: 100))
    #expect(try hugging.frame(ofIdentifier: "sized").size == CGSize(width: 60, height: 100))
    let narrow = TestHost(Natural(hugs: false), size: CGSize(width: 20, height: 100))
    #expect(try narrow.frame(ofIdentifier: "sized").size == CGSize(width: 60, height: 100))
  }

  private struct Square: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { view.accessibilityIdentifier = "square" }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      let side = min(proposal.width ?? 10, proposal.height ?? 10)
      return CGSize(width: side, height: side)
    }
  }

  @Test func `a representable's own size is used`() throws {
    let host = TestHost(Square(), size: CGSize(width: 200, height: 100))
    #expect(try host.frame(ofIdentifier: "square").size == CGSize(width: 100, height: 100))
  }

  final class Colored: UIView {
    var log: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.append("traits \(traitCollection.userInterfaceStyle == .dark)")
    }
  }

  struct ColoredView: UIViewRepresentable {
    let view: Colored
    let readsScheme: Bool
    func makeUIView(context: Context) -> Colored { view }
    func updateUIView(_ view: Colored, context: Context) {
      let isDark = readsScheme && context.environment.colorScheme == .dark
      view.log.append("update \(isDark) \(view.traitCollection.userInterfaceStyle == .dark)")
    }
  }

  struct Scheme: View {
    let view: Colored
    let readsScheme: Bool
    @State var isDark = false
    var body: some View {
      VStack {
        Button("dark") { isDark.toggle() }
        ColoredView(view: view, readsScheme: readsScheme).environment(\.colorScheme, isDark ? .dark : .light)
      }
    }
  }

  @Test func `a change of traits updates a representable only if the update read them`() throws {
    let (first, second) = (Colored(), Colored())
    let host = TestHost(Scheme(view: first, readsScheme: false), size: CGSize(width: 200, height: 300))
    _ = host.displayList
    try host.tap("dark")
    _ = host.displayList
    #expect(first.log == ["update false false", "traits true"])
    let other = TestHost(Scheme(view: second, readsScheme: true), size: CGSize(width: 200, height: 300))
    _ = other.displayList
    try other.tap("dark")
    _ = other.displayList
    #expect(second.log == ["update false false", "traits true", "update true true"])
  }
}
