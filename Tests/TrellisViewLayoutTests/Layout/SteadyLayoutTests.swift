import SwiftUI
import Testing
import TrellisTesting

/// The layout work of a change in one of many rows.
@MainActor
@Suite struct SteadyLayoutTests {
  private struct Row: View {
    let number: Int
    @State private var text = "one"

    var body: some View {
      HStack(spacing: 0) {
        Button("other \(number)") { text = "two" }
        Button("longer \(number)") {
          text = "many more words, which take some lines where there is little room"
        }
        Button("higher \(number)") { text = "two\nlines" }
        Text(text)
        Spacer()
        Color.red.frame(width: 5, height: 5).accessibilityIdentifier("end \(number)")
      }
    }
  }

  private struct Rows: View {
    var body: some View {
      VStack(spacing: 0) { ForEach(0..<3) { Row(number: $0) } }
    }
  }

  private func host(width: CGFloat = 900) -> TestHost {
    TestHost(Rows(), size: CGSize(width: width, height: 400))
  }

  @Test(arguments: ["other", "longer"])
  func `a row that keeps its size doesn't lay out its column`(change: String) throws {
    let host = host()
    let before = try host.frame(ofIdentifier: "end 1")
    let log = try host.evaluations { try host.tap("\(change) 1") }
    #expect(log.count(of: "layoutComputer", named: "HStack") == 1)
    // The column examines the row's cached sizes, which remain valid, and keeps its own.
    #expect(log.changes(of: "layoutComputer") == (change == "other" ? 0 : 1))
    #expect(log.changes(of: "resolvedText") == 1)
    #expect(log.changes(of: "layoutComputer", named: "VStack") == 0)
    #expect(log.count(of: "placements", named: "VStack") == 0)
    #expect(
      try host.frame(
        ofText: change == "other"
          ? "two" : "many more words, which take some lines where there is little room"
      ).height > 0)
    #expect(try host.frame(ofIdentifier: "end 1") == before)
  }

  @Test func `a row that grows lays the column out`() throws {
    let host = host()
    let before = try host.frame(ofIdentifier: "end 2").minY
    let log = try host.evaluations { try host.tap("higher 1") }
    #expect(log.count(of: "layoutComputer", named: "VStack") == 1)
    #expect(try host.frame(ofIdentifier: "end 2").minY > before)
  }

  @Test func `a row whose size differs only at an earlier window size is laid out there`() throws {
    let host = host(width: 260)
    _ = host.displayList
    host.size.width = 900
    let log = try host.evaluations { try host.tap("longer 1") }
    #expect(log.count(of: "layoutComputer", named: "VStack") == 1)
    host.size.width = 260
    let fresh = TestHost(Rows(), size: host.size)
    try fresh.tap("longer 1")
    for number in 0..<3 {
      #expect(try host.frame(ofIdentifier: "end \(number)") == fresh.frame(ofIdentifier: "end \(number)"))
    }
    #expect(
      try host.frame(ofText: "many more words, which take some lines where there is little room").height
        > host.frame(ofText: "one").height)
  }
}
