import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// The number of measurements of views in deep trees.
@MainActor
@Suite struct DeepLayoutTests {
  private final class Count {
    var measured = 0
  }

  private struct Leaf: Layout {
    let count: Count

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      count.measured += 1
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    }
  }

  private func nested(_ depth: Int, in count: Count) -> AnyView {
    if depth == 0 { return AnyView(Leaf(count: count) {}) }
    let inner = nested(depth - 1, in: count)
    return depth.isMultiple(of: 2)
      ? AnyView(
        HStack {
          inner
          Color.red
        })
      : AnyView(
        VStack {
          inner.frame(minWidth: 1)
          Color.red.padding(1)
        })
  }

  @Test func `each level of stacks measures a leaf a few more times, not twice as often`() {
    func measured(depth: Int) -> Int {
      let count = Count()
      _ = TestHost(nested(depth, in: count), size: CGSize(width: 1000, height: 1000)).displayList
      return count.measured
    }
    let (ten, twenty, thirty) = (measured(depth: 10), measured(depth: 20), measured(depth: 30))
    #expect(twenty - ten <= 60)
    #expect(thirty - twenty <= 60)
  }

  @Test func `a hundred and fifty levels are laid out`() throws {
    let host = TestHost(nested(150, in: Count()), size: CGSize(width: 1000, height: 1000))
    var leaves = 0
    host.displayList.forEachItem { item, _ in if case .fill = item.content { leaves += 1 } }
    #expect(leaves == 151)
  }

  private func padded(_ depth: Int) -> AnyView {
    var view = AnyView(Text("in"))
    for _ in 0..<depth {
      let inner = view
      view = AnyView(inner.padding(0.01))
    }
    return view
  }

  private func stacked(_ depth: Int) -> AnyView {
    var view = AnyView(Text("in"))
    for _ in 0..<depth {
      let inner = view
      view = AnyView(VStack(spacing: 0) { inner })
    }
    return view
  }

  @Test func `five thousand nested paddings and five thousand nested stacks are laid out`() throws {
    let window = CGSize(width: 400, height: 400)
    let text = try TestHost(Text("in"), size: window).frame(ofText: "in")
    let paddings = TestHost(padded(5000), size: window)
    #expect(try abs(paddings.frame(ofText: "in").midX - text.midX) < 0.1)
    #expect(try TestHost(stacked(5000), size: window).frame(ofText: "in") == text)
    #expect(paddings.minimumSize.width > 99)
    paddings.unmount()
    #expect(paddings.nodeCount == 0)
  }

  @Test func `a trace of five thousand paddings has two lines for each`() {
    let host = TestHost(padded(5000), size: CGSize(width: 400, height: 400))
    #expect(host.layoutTrace().entries.count > 10_000)
  }
}
