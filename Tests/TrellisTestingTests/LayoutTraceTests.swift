import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor
@Suite struct LayoutTraceTests {
  private let window = CGSize(width: 200, height: 100)

  private struct Counter: View {
    @State var count = 0

    var body: some View {
      VStack(spacing: 0) {
        Text("\(count)").layoutPriority(1)
        Button("more") { count += 9 }
      }
    }
  }

  private func frames(of trace: LayoutTrace, named name: String) -> [CGRect] {
    trace.entries.compactMap { entry in
      if entry.name == name, case .placed(let frame) = entry.action { frame } else { nil }
    }
  }

  @Test func `a trace lists proposals, sizes and positions`() {
    let host = TestHost(
      HStack(spacing: 10) {
        Color.red.frame(width: 20, height: 30)
        Divider()
      }, size: window)
    #expect(
      host.layoutTrace(proposing: ProposedViewSize(width: nil, height: 50)).description == """
        HStack: nil×50 → 31×50
          FrameModifier: nil×50 → 20×30
            Color: 20×30 → 20×30
          Divider: nil×50 → 1×50
        HStack is at (84.5, 25), 31×50
          FrameModifier is at (0, 10), 20×30
            Color is at (0, 0), 20×30
          Divider is at (30, 0), 1×50
        """)
  }

  @Test func `a trace shows the current views, and evaluates nothing`() throws {
    let host = TestHost(Counter(), size: window)
    try host.tap("more")
    try host.tap("more")
    let narrow = try host.frame(ofText: "18").width
    let before = host.displayList
    let log = host.evaluations {
      let trace = host.layoutTrace(proposing: .unspecified)
      #expect(trace.entries.first?.name == "VStack")
      #expect(
        trace.entries.contains { $0.name == "Text" && "\($0)".hasPrefix("Text: nil×nil → \(Int(narrow))×") })
    }
    #expect(log.entries.isEmpty)
    #expect(host.displayList == before)
    #expect(!host.needsUpdate)
  }

  @Test func `each trace measures from scratch`() {
    let host = TestHost(Counter(), size: window)
    let first = host.layoutTrace()
    #expect(first.measureCount() > 0)
    #expect(first.measureCount(of: "VStack") == 1)
    #expect(first.measureCount(of: "nobody") == 0)
    #expect(host.layoutTrace().entries == first.entries)
  }

  @Test func `a repeated proposal is an entry, and isn't printed`() {
    let host = TestHost(Text("a").aspectRatio(contentMode: .fit), size: window)
    let trace = host.layoutTrace(proposing: .unspecified)
    let asked = trace.entries.filter { $0.name == "Text" }.map { "\($0)" }.filter { $0.contains("nil×nil") }
    #expect(asked.count > 1)
    #expect(asked[1] == asked[0] + " (known)")
    #expect(trace.measureCount(of: "Text") == 1)
    #expect(!trace.description.contains("known"))
  }

  @Test
  func `layout values, priorities, guides and the layout direction apply in a trace as in the window`()
    throws
  {
    let view = HStack(alignment: .bottom, spacing: 0) {
      Color.red.frame(minWidth: 10, maxHeight: 20)
      Color.blue.frame(height: 30).layoutPriority(1).frame(maxWidth: 150)
      Color.green.frame(width: 20, height: 10).alignmentGuide(.bottom) { $0.height + 5 }
    }
    .environment(\.layoutDirection, .rightToLeft)
    let host = TestHost(view, size: window)
    var shown: [CGRect] = []
    host.displayList.forEachItem { item, frame in if case .fill = item.content { shown.append(frame) } }
    #expect(windowFrames(of: host.layoutTrace(), named: "Color") == Array(shown.dropFirst()))
  }

  /// Returns the frames of the views with a name, in the window's space.
  ///
  /// A trace has each frame in its container's space.
  private func windowFrames(of trace: LayoutTrace, named name: String) -> [CGRect] {
    var origins: [CGPoint] = []
    return trace.entries.compactMap { entry in
      guard case .placed(let frame) = entry.action else { return nil }
      origins.removeSubrange(min(entry.depth, origins.count)...)
      let outer = origins.last ?? .zero
      let placed = frame.offsetBy(dx: outer.x, dy: outer.y)
      origins.append(placed.origin)
      return entry.name == name ? placed : nil
    }
  }
}
