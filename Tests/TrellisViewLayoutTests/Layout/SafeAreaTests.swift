import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

@MainActor
@Suite struct SafeAreaTests {
  private let window = CGSize(width: 200, height: 100)

  private var bar: some View { Color.blue.frame(height: 20).accessibilityIdentifier("bar") }

  @Test func `a safe area inset takes its space from the view`() throws {
    let view = Color.red.accessibilityIdentifier("content").safeAreaInset(edge: .bottom, spacing: 0) { bar }
    #expect(try frame(view, "content") == CGRect(x: 0, y: 0, width: 200, height: 80))
    #expect(try frame(view, "bar") == CGRect(x: 0, y: 80, width: 200, height: 20))
  }

  @Test func `a view that ignores the safe area extends behind its insets`() throws {
    let view = Color.red.ignoresSafeArea().accessibilityIdentifier("content")
      .safeAreaInset(edge: .bottom, spacing: 0) { bar }
    let host = TestHost(view, size: window)
    var fills: [CGRect] = []
    host.displayList.forEachItem { item, frame in
      if case .fill = item.content { fills.append(frame) }
    }
    // The window's background, the view behind the bar, and the bar.
    let whole = CGRect(origin: .zero, size: window)
    #expect(fills == [whole, whole, CGRect(x: 0, y: 80, width: 200, height: 20)])
    #expect(try host.frame(ofIdentifier: "content").height == 80)
  }

  @Test func `insets add up, and only reached edges are ignored`() throws {
    let column = VStack(spacing: 0) {
      Color.red.accessibilityIdentifier("top").ignoresSafeArea(edges: [.top, .leading])
      Color.green.accessibilityIdentifier("middle").ignoresSafeArea(edges: .vertical)
    }
    .safeAreaPadding(.leading, 10)
    .safeAreaInset(edge: .top, spacing: 4) { Color.blue.frame(height: 6) }
    .padding(.top, 30)
    let host = TestHost(column, size: window)
    #expect(try host.frame(ofIdentifier: "top") == CGRect(x: 0, y: 30, width: 200, height: 40))
    #expect(try host.frame(ofIdentifier: "middle") == CGRect(x: 10, y: 70, width: 190, height: 30))
  }

  @Test func `a geometry reader knows the safe area insets`() {
    let view = GeometryReader { proxy in
      let insets = proxy.safeAreaInsets
      Text(verbatim: "\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)")
    }.safeAreaInset(edge: .trailing, spacing: 0) { Color.blue.frame(width: 7) }.safeAreaPadding(.top, 3)
    #expect(TestHost(view, size: window).texts == ["3.0 0.0 0.0 7.0"])
  }

  @Test func `without insets, ignoring the safe area changes nothing`() throws {
    let view = Color.red.frame(width: 20, height: 20).ignoresSafeArea().accessibilityIdentifier("a")
    #expect(try frame(view, "a") == CGRect(x: 90, y: 40, width: 20, height: 20))
  }
}
