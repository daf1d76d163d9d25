import SwiftUI
import Testing
import TrellisTesting

@MainActor
@Suite struct GeometryTests {
  private let window = CGSize(width: 200, height: 100)

  // MARK: - Geometry readers

  @Test func `a geometry reader takes the whole proposal, and knows its size`() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 50)
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
      }.accessibilityIdentifier("reader")
    }
    let host = TestHost(row, size: window)
    #expect(host.texts == ["150 by 100"])
    #expect(try host.frame(ofIdentifier: "reader") == CGRect(x: 50, y: 0, width: 150, height: 100))
    #expect(try host.frame(ofText: "150 by 100").origin == CGPoint(x: 50, y: 0))
    host.size.width = 80
    #expect(host.texts == ["30 by 100"])
  }

  @Test func `bounds(of:) gives an enclosing space's bounds in the view's coordinates`() {
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 20)
      GeometryReader { proxy in
        let box = proxy.bounds(of: .named("box")) ?? .null
        let isNowhere = proxy.bounds(of: .named("none")) == nil
        Text(verbatim: "\(box.minX) \(box.minY) \(box.width) \(box.height) \(isNowhere)")
      }
    }
    .padding(5)
    .coordinateSpace(.named("box"))
    .padding(7)
    let host = TestHost(view, size: window)
    #expect(host.texts == ["-5.0 -25.0 186.0 86.0 true"])
  }

  private struct Frames: View {
    var body: some View {
      GeometryReader { proxy in
        let local = proxy.frame(in: .local)
        let box = proxy.frame(in: .named("box"))
        let global = proxy.frame(in: .global)
        let none = proxy.frame(in: .named("none"))
        Text(verbatim: "\(local.minX) \(box.minX) \(global.minX) \(none.minX) \(global.maxY)")
      }
    }
  }

  @Test func `a proxy's frame is available in the local, a named and the global space`() {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 20)
      Frames().padding(5).padding(.leading, 2).coordinateSpace(name: "box")
    }
    #expect(TestHost(view, size: window).texts == ["0.0 7.0 27.0 27.0 95.0"])
  }

  private struct Spaces: View {
    var body: some View {
      GeometryReader { proxy in
        let names: [any CoordinateSpaceProtocol] = [.local, .global, .named("box")]
        let spaces: [CoordinateSpace] = [.local, .global, .named("box")]
        let protocols = names.map { Int(proxy.frame(in: $0).minX) }
        let enums = spaces.map { Int(proxy.frame(in: $0).minX) }
        Text(verbatim: "\(protocols) \(enums)")
      }
    }
  }

  @Test func `a custom coordinate space protocol's space is found by name`() {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 20)
      Spaces().padding(5).coordinateSpace(.named("box"))
    }
    #expect(TestHost(view, size: window).texts == ["[0, 25, 5] [0, 25, 5]"])
    #expect(NamedCoordinateSpace.named("box") == .named("box"))
    #expect(NamedCoordinateSpace.named("box").coordinateSpace == .named("box"))
    #expect(
      (LocalCoordinateSpace().coordinateSpace, GlobalCoordinateSpace().coordinateSpace) == (.local, .global))
    #expect(CoordinateSpace.global.isGlobal && CoordinateSpace.local.isLocal)
    #expect(!CoordinateSpace.named("box").isLocal && !CoordinateSpace.named("box").isGlobal)
  }

  /// Reads a proxy outside of any actor.
  private nonisolated static func words(_ proxy: GeometryProxy) -> String {
    "\(Int(proxy.size.width)) at \(Int(proxy.frame(in: .global).minX)), \(Int(proxy.safeAreaInsets.top))"
  }

  @Test func `nonisolated functions may receive a geometry proxy`() {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 50)
      GeometryReader { proxy in Text(verbatim: Self.words(proxy)) }
    }
    .safeAreaPadding(.top, 30)
    #expect(TestHost(view, size: window).texts == ["150 at 50, 30"])
  }

  @Test func `on background threads a geometry proxy returns zeros`() async {
    var found: GeometryProxy?
    let view = GeometryReader { proxy in
      let _ = found = proxy
      Color.red
    }
    let host = TestHost(view, size: window)
    #expect(host.texts == [] && found?.size == window)
    nonisolated(unsafe) let proxy = found!
    let (size, frame, insets) = await Task.detached {
      (proxy.size, proxy.frame(in: .global), proxy.safeAreaInsets)
    }.value
    #expect((size, frame, insets) == (.zero, .zero, EdgeInsets()))
    #expect(proxy.size == window)
  }

  private struct Reader: View {
    let asks: Bool

    var body: some View {
      GeometryReader { proxy in
        Text(asks ? "at \(Int(proxy.frame(in: .global).minX))" : "\(Int(proxy.size.width))")
      }
    }
  }

  private struct Moving: View {
    let asks: Bool
    @State var space: CGFloat = 0

    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: space)
        Reader(asks: asks).frame(width: 50)
        Button("move") { space += 10 }
        Spacer()
      }
    }
  }

  @Test func `a moved geometry reader is evaluated only if it reads its position`() throws {
    for asks in [false, true] {
      let host = TestHost(Moving(asks: asks), size: window)
      let log = try host.evaluations { try host.tap("move") }
      #expect(log.count(of: "body", named: "GeometryReader.body") == (asks ? 1 : 0))
      #expect(host.texts == [asks ? "at 10" : "50", "move"])
    }
  }

  @Test func `a geometry reader in the background has the view's size`() {
    var sizes: [CGSize] = []
    let view = Text("four").font(.system(size: 20)).padding(10).background {
      GeometryReader { proxy in
        let _ = sizes.append(proxy.size)
        Color.red
      }
    }
    _ = TestHost(view, size: window).displayList
    #expect(sizes == [CGSize(width: 60, height: 45)])
  }

  // MARK: - ViewThatFits

  private var choice: some View {
    ViewThatFits(in: .horizontal) {
      Text("a long text").font(.system(size: 20))
      Text("short").font(.system(size: 20))
      Text("-").font(.system(size: 20))
    }
  }

  @Test(arguments: [(200, "a long text"), (110, "a long text"), (109, "short"), (20, "-"), (1, "-")])
  func `ViewThatFits shows the first view that fits, else the last`(width: CGFloat, text: String) {
    let host = TestHost(choice, size: CGSize(width: width, height: 10))
    #expect(host.texts == [text])
  }

  @Test func `ViewThatFits is as large as the view it shows`() throws {
    let column = VStack(spacing: 0) {
      choice.accessibilityIdentifier("choice")
      Color.red
    }
    let host = TestHost(column, size: CGSize(width: 60, height: 100))
    #expect(try host.frame(ofIdentifier: "choice") == CGRect(x: 5, y: 0, width: 50, height: 25))
    host.size.width = 300
    #expect(try host.frame(ofIdentifier: "choice").width == 110)
  }
}
