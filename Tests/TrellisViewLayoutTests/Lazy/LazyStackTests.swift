import Foundation
import SwiftUI
import Testing
import TrellisGraph
import TrellisTesting

/// The appearances and disappearances of views.
@MainActor
private final class Log {
  var lines: [String] = []

  /// Returns the lines since the last call, sorted, because the order of rows is undefined.
  func take() -> [String] {
    defer { lines = [] }
    return lines.sorted()
  }
}

private struct Leaf: View {
  let name: String
  let log: Log

  var body: some View {
    Text(name).frame(height: 16)
      .onAppear { log.lines.append("appear \(name)") }
      .onDisappear { log.lines.append("disappear \(name)") }
  }
}

/// The program that was recorded in SwiftUI.
private struct Recorded: View {
  let log: Log

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<200, id: \.self) { Leaf(name: "row\($0)", log: log).id($0) } }
    }
    .frame(width: 200, height: 100)
    .accessibilityIdentifier("scroll")
  }
}

private struct Row: View {
  let index: Int
  @State private var count = 0

  var body: some View {
    Button(String(index) + ": \(count)") { count += 1 }.frame(height: 20)
  }
}

private struct Rows: View {
  var ids = Array(0..<10_000)

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { Row(index: $0) } }
    }
    .accessibilityIdentifier("scroll")
  }
}

@Observable
private final class Model {
  var ids = Array(0..<10_000)
}

private struct Changing: View {
  let model: Model
  var body: some View { Rows(ids: model.ids) }
}

extension TestHost {
  fileprivate func scroll(by points: CGFloat) throws {
    try scroll(identifier: "scroll", by: CGSize(width: 0, height: points))
  }
}

@MainActor
@Suite struct LazyStackTests {
  private let size = CGSize(width: 200, height: 100)

  @Test func `LC-S2: visible rows appear, and scrolled out rows disappear`() throws {
    let log = Log()
    let host = TestHost(Recorded(log: log))
    func lines(_ word: String, _ rows: ClosedRange<Int>) -> [String] { rows.map { "\(word) row\($0)" } }
    #expect(log.take() == lines("appear", 0...6))
    try host.scroll(by: 3000)
    #expect(host.texts == (187...193).map { "row\($0)" })
    #expect(log.take() == lines("appear", 187...193) + lines("disappear", 0...6))
    try host.scroll(by: -3000)
    #expect(host.texts == (0...6).map { "row\($0)" })
    #expect(log.take() == lines("appear", 0...6) + lines("disappear", 187...193))
  }

  @Test func `ten thousand rows cost as much as the visible ones`() throws {
    let start = TestHost(Rows(ids: Array(0..<5)), size: size)
    let host = TestHost(Rows(), size: size)
    #expect(host.texts == (0..<5).map { "\($0): 0" })
    #expect(host.nodeCount == start.nodeCount)
    let log = try host.evaluations { try host.scroll(by: 20) }
    #expect(log.bodies(of: Row.self) == 1)
    // The other body is that of the button's style.
    #expect(log.bodies == 2)
    #expect(host.texts == (1..<6).map { "\($0): 0" })
    try host.scroll(by: 1_000_000)
    #expect(host.texts == (9995..<10_000).map { "\($0): 0" })
    #expect(try host.frame(ofText: "9999: 0").midY == 90)
  }

  @Test func `a state change in a row evaluates only that row`() throws {
    let host = TestHost(Rows(), size: size)
    let log = try host.evaluations { try host.tap("2: 0") }
    #expect(log.bodies == 1)
    #expect(log.count(of: "children") == 0)
    #expect(log.count(of: "placements", named: "LazyVStack") == 0)
    #expect(host.texts == ["0: 0", "1: 0", "2: 1", "3: 0", "4: 0"])
  }

  @Test func `an inserted first row keeps the state of the others`() throws {
    let model = Model()
    let host = TestHost(Changing(model: model), size: size)
    try host.tap("1: 0")
    let log = host.evaluations { model.ids.insert(-1, at: 0) }
    #expect(log.bodies(of: Row.self) == 1)
    #expect(host.texts == ["-1: 0", "0: 0", "1: 1", "2: 0", "3: 0"])
  }

  @Test func `a row keeps its state for a while off screen, and then starts anew`() throws {
    let host = TestHost(Rows(), size: size)
    try host.tap("0: 0")
    try host.tap("1: 0")
    try host.scroll(by: 200)
    let log = try host.evaluations { try host.scroll(by: -200) }
    #expect(log.bodies == 0)
    #expect(host.texts.prefix(2) == ["0: 1", "1: 1"])
    for _ in 0..<20 { try host.scroll(by: 200) }
    // The attributes of groups of rows are counted separately: the rows that are kept are in one group or in two.
    func count() -> (nodes: Int, groups: Int) {
      let groups = host.snapshot.nodes.count { $0.name == "ForEach.elements" }
      return (host.nodeCount - groups, groups)
    }
    let before = count()
    for _ in 0..<20 { try host.scroll(by: 200) }
    #expect(count().nodes == before.nodes)
    // The additional group is that of the first row, which always exists.
    #expect(count().groups <= 3)
    try host.scroll(by: -10_000)
    // The first row always exists, because it determines the stack's width if none is proposed.
    #expect(host.texts.prefix(2) == ["0: 1", "1: 0"])
  }

  @Test func `a rendered picture shows the same rows as a plain stack`() throws {
    func rows(_ index: Int) -> some View {
      Color(red: Double(index) / 40, green: 0.5, blue: 0).frame(height: 20)
    }
    let lazy = ImageRenderer(content: ScrollView { LazyVStack { ForEach(0..<40) { rows($0) } } })
    let plain = ImageRenderer(content: ScrollView { VStack { ForEach(0..<40) { rows($0) } } })
    lazy.proposedSize = ProposedViewSize(width: 100, height: 130)
    plain.proposedSize = lazy.proposedSize
    #expect(try lazy.pngData() == plain.pngData())
    // The size of the whole content.
    lazy.proposedSize = ProposedViewSize(width: 100, height: nil)
    plain.proposedSize = lazy.proposedSize
    #expect(try lazy.pngData() == plain.pngData())
  }
}
