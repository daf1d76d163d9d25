import SwiftUI
import Testing
import TrellisTesting

/// The number of times that custom layouts are measured.
///
/// The facts with an `LP-` are recorded from SwiftUI.
@MainActor
@Suite struct LayoutMeasuringTests {
  private let window = CGSize(width: 200, height: 100)

  @Test func `LP-ABC: a repeated proposal measures nothing, not even in placement`() {
    let record = Record()
    let twice = ProposedViewSize(width: 30, height: 20)
    let layout = Free { subviews, proposal in
      _ = subviews[0].sizeThatFits(twice)
      _ = subviews[0].sizeThatFits(twice)
      return proposal.replacingUnspecifiedDimensions()
    } place: { subviews, bounds, _ in
      subviews[0].place(at: bounds.origin, proposal: twice)
    }
    _ = TestHost(layout { Greedy(record: record) {} }, size: window).displayList
    #expect(record.measured == [twice])
  }

  @Test func `LP-ABC: another proposal in placement measures once more`() {
    let record = Record()
    let layout = Free { subviews, proposal in
      subviews[0].sizeThatFits(proposal)
    } place: { subviews, bounds, _ in
      subviews[0].place(at: bounds.origin, proposal: .zero)
      subviews[0].place(at: bounds.origin, proposal: .zero)
    }
    _ = TestHost(layout { Greedy(record: record) {} }, size: window).displayList
    #expect(record.measured == [ProposedViewSize(window), .zero])
  }

  @Test func `LP-FGH: a new size measures only views with another proposal`() {
    let fixed = Record()
    let wide = Record()
    let host = TestHost(
      VStack(spacing: 0) {
        Greedy(record: fixed) {}.frame(width: 50, height: 20)
        Greedy(record: wide) {}.frame(height: 20)
      }, size: window)
    _ = host.displayList
    (fixed.measured, wide.measured) = ([], [])
    host.size = CGSize(width: 200, height: 300)
    _ = host.displayList
    #expect(fixed.measured == [])
    #expect(wide.measured == [])
    host.size = CGSize(width: 300, height: 300)
    _ = host.displayList
    #expect(fixed.measured == [])
    #expect(wide.measured == [ProposedViewSize(width: 300, height: 20)])
  }

  private struct Restless: View {
    let record: Record
    @State private var version = 0

    var body: some View {
      let version = version
      Free { subviews, proposal in
        subviews[0].sizeThatFits(proposal)
      } place: { subviews, bounds, proposal in
        // A new layout each time, so all cached results are stale.
        _ = version
        subviews[0].place(at: bounds.origin, proposal: proposal)
      }() {
        Greedy(record: record) {}
      }.overlay(alignment: .topLeading) { Button("again") { self.version += 1 } }
    }
  }

  @Test func `LP-FGH: a forced layout at the same size measures no view`() throws {
    let record = Record()
    let host = TestHost(Restless(record: record), size: window)
    _ = host.displayList
    #expect(record.measured == [ProposedViewSize(window)])
    let log = try host.evaluations {
      try host.tap("again")
      _ = host.displayList
    }
    #expect(log.count(of: "placements", named: "Free") == 1)
    #expect(record.measured == [ProposedViewSize(window)])
  }

  struct Respaced: View {
    let record: Record
    @State var spacing: CGFloat = 0

    var body: some View {
      VStack(spacing: spacing) {
        Greedy(record: record) {}.frame(width: 50, height: 20)
        Button("more") { spacing += 5 }
      }
    }
  }

  @Test func `a changed layout measures no view with the same proposal`() throws {
    let record = Record()
    let host = TestHost(Respaced(record: record), size: window)
    _ = host.displayList
    record.measured = []
    try host.tap("more")
    #expect(try host.frame(ofText: "more").minY > 0)
    #expect(record.measured == [])
  }
}
